import { jsonReport } from './json.ts';
import type { Presentation, Report } from './report.ts';
import { stylishReport } from './stylish.ts';

/** Writes a report in one format. */
type ReportWriter = (report: Report, presentation: Presentation) => string;

/** The names of the formats, as `--format` accepts them. */
export const formats = ['stylish', 'json', 'sarif', 'github', 'gitlab', 'junit', 'checkstyle', 'markdown'] as const;

export type Format = (typeof formats)[number];

/** Formats that few runs use are loaded where they are used. */
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
