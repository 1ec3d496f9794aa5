import type { Presentation, ReportWriter } from './report-writer.ts';

interface ReportFormat {
  readonly name: string;
  readonly load: () => Promise<(presentation: Presentation) => ReportWriter>;
  /** How a report starts. A file that starts so may be replaced by a new report. */
  readonly start: RegExp;
  /** Whether it escapes all characters, so that it gets file names unchanged. */
  readonly escapes?: true;
  /** Whether it says why a run failed. */
  readonly hasProblems?: true;
}

// biome-ignore format: a table
const FORMATS = [
  { name: 'stylish', start: /^(?:.+\n +\d+:\d+ {2}(?:error|warning|note) |\d+ files? checked: \d)/, load: async () => (await import('./stylish.ts')).stylishReport },
  { name: 'json', start: /^\{\s*"version":\s*1,\s*"tool":\s*\{\s*"name":\s*"pg-lint"/, load: async () => (await import('./json.ts')).jsonReport, escapes: true, hasProblems: true },
  { name: 'sarif', start: /^\{\s*"\$schema":\s*"[^"]+sarif/, load: async () => (await import('./sarif.ts')).sarifReport, escapes: true, hasProblems: true },
  { name: 'github', start: /^(?:::(?:error|warning|notice) (?:file=.*)?title=pg-lint|\d+ files? checked: \d)/, load: async () => (await import('./github.ts')).githubReport, hasProblems: true },
  { name: 'gitlab', start: /^\[\s*(?:\]|\{\s*"description":\s*"[^\n]*",\s*"check_name")/, load: async () => (await import('./gitlab.ts')).gitlabReport, escapes: true },
  { name: 'junit', start: /^<\?xml [^>]*>\s*<testsuites name="pg-lint"/, load: async () => (await import('./junit.ts')).junitReport, hasProblems: true },
  { name: 'markdown', start: /^## pg-lint\n\n\d+ files? checked: \d/, load: async () => (await import('./markdown.ts')).markdownReport, hasProblems: true },
] as const satisfies readonly ReportFormat[];

export type Format = (typeof FORMATS)[number]['name'];

/** The values of `--format`. */
export const formats: readonly Format[] = FORMATS.map(({ name }) => name);

/** The writer of a format. */
export const formatOf = (name: Format): ReportFormat => FORMATS.find((each) => each.name === name) ?? FORMATS[0];

/** Whether a text is the start of a report, of any format. */
export const isReport = (text: string): boolean => FORMATS.some(({ start }) => start.test(text));
