import type { Severity } from '@pg/rule-kit';
import { withoutControls } from '../terminal.ts';
import { type ChangedFinding, type Comparison, type FileFinding, isFailing } from './compare-reports.ts';

/** The comparison for programs: one JSON object, whose form is documented and versioned. */
export function comparisonJson(comparison: Comparison): string {
  const { added, fixed, changed, unchecked } = comparison;
  const lists = { new: added, fixed, changed, unchecked };
  const described = Object.entries(lists).map(([name, findings]) => [name, findings.map(describeForPrograms)]);
  return `${JSON.stringify({ version: 1, ...Object.fromEntries(described), summary: countAll(comparison) }, null, 2)}\n`;
}

/** The place first, as a reader looks for it; of a severity that changed both. */
const describeForPrograms = (finding: FileFinding | ChangedFinding): object => {
  const { file, rule, severity, path, line, column, message } = finding;
  return { file, rule, severity, ...('was' in finding && { was: finding.was }), path, line, column, message };
};

/** How much is different; `failing` are the errors among the new ones and those that became errors. */
export function countAll({ added, fixed, changed, unchecked, same }: Comparison): Record<string, number> & {
  readonly failing: number;
} {
  return {
    failing: [...added, ...changed].filter(isFailing).length,
    new: added.length,
    fixed: fixed.length,
    changed: changed.length,
    unchecked: unchecked.length,
    same,
  };
}

/** The comparison for people: a line for each finding, with a place that terminals and editors can open. */
export function comparisonText(comparison: Comparison): string {
  const { added, fixed, changed, unchecked, same } = comparison;
  const failing = [...added, ...changed].filter(isFailing);
  const blocks = [
    describeBlock('Newly fails', failing),
    describeBlock('New, no error', added.filter(isNoError)),
    describeBlock('Other severity, no error', changed.filter(isNoError)),
    describeBlock('Fixed', fixed),
    describeBlock('Not checked any more', unchecked),
  ];
  const total = [
    `${failing.length} newly fail`,
    `${added.filter(isNoError).length} new without error`,
    `${fixed.length} fixed`,
    `${changed.filter(isNoError).length} of another severity without error`,
    `${unchecked.length} not checked any more`,
    `${same} as before`,
  ];
  return `${[...blocks.filter(Boolean), total.join(', ')].join('\n\n')}\n`;
}

const isNoError = (finding: FileFinding): boolean => !isFailing(finding);

const describeBlock = (title: string, findings: readonly FileFinding[]): string =>
  findings.length === 0 ? '' : [title, ...findings.map(describeForPeople)].join('\n');

function describeForPeople(finding: FileFinding | ChangedFinding): string {
  const { file, line, column, severity, message, rule } = finding;
  const words = `${SEVERITY_WORDS[severity]}${'was' in finding ? `, was ${SEVERITY_WORDS[finding.was]}` : ''}`;
  // A report is a file from somewhere: none of it may steer a terminal.
  return withoutControls(`  ${file}:${line}:${column}  ${words}  ${message}  ${rule}`);
}

const SEVERITY_WORDS: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' };
