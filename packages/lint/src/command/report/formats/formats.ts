import { jsonReport } from './json.ts';
import type { Presentation, ReportWriter } from './report-writer.ts';
import { stylishReport } from './stylish.ts';

interface ReportFormat {
  readonly name: string;
  readonly load: () => Promise<(presentation: Presentation) => ReportWriter>;
  /** Whether it escapes all characters, so that it gets file names unchanged. */
  readonly escapes?: true;
}

// Rarely used formats are loaded only when needed.
// biome-ignore format: a table
const FORMATS = [
  { name: 'stylish', load: async () => stylishReport },
  { name: 'json', load: async () => jsonReport, escapes: true },
  { name: 'sarif', load: async () => (await import('./sarif.ts')).sarifReport, escapes: true },
  { name: 'github', load: async () => (await import('./github.ts')).githubReport },
  { name: 'gitlab', load: async () => (await import('./gitlab.ts')).gitlabReport, escapes: true },
  { name: 'junit', load: async () => (await import('./junit.ts')).junitReport },
  { name: 'markdown', load: async () => (await import('./markdown.ts')).markdownReport },
] as const satisfies readonly ReportFormat[];

export type Format = (typeof FORMATS)[number]['name'];

/** The values of `--format`. */
export const formats: readonly Format[] = FORMATS.map(({ name }) => name);

/** The writer of a format. */
export const formatOf = (name: Format): ReportFormat => FORMATS.find((each) => each.name === name) ?? FORMATS[0];
