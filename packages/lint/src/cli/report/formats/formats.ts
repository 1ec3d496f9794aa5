import { jsonReport } from './json.ts';
import type { Presentation, Report } from './report.ts';
import { stylishReport } from './stylish.ts';

type ReportWriter = (report: Report, presentation: Presentation) => string;

/** The values of `--format`. */
export const formats = ['stylish', 'json', 'sarif', 'github', 'gitlab', 'junit', 'checkstyle', 'markdown'] as const;

export type Format = (typeof formats)[number];

/** Rarely used formats are loaded only when needed. */
export const loadWriter: Record<Format, () => Promise<ReportWriter>> = {
  stylish: async () => stylishReport,
  json: async () => jsonReport,
  sarif: async () => (await import('./sarif.ts')).sarifReport,
  github: async () => (await import('./github.ts')).githubReport,
  gitlab: async () => (await import('./gitlab.ts')).gitlabReport,
  junit: async () => (await import('./junit.ts')).junitReport,
  checkstyle: async () => (await import('./checkstyle.ts')).checkstyleReport,
  markdown: async () => (await import('./markdown.ts')).markdownReport,
};
