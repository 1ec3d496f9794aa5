import { applyEdits, type Edit, findChanges, type LintOptions, type LocatedFinding, lintText } from '@pg/lint';
import { offsetsIn, positionsIn } from '@pg/nested-text';

/** A text with more syntax errors than this is hardly a payload. */
const MOST_MISTAKES = 10;

/** A readable text, made from one with syntax errors. */
export interface Recovered {
  readonly text: string;
  /** The edits of each step. */
  readonly steps: readonly (readonly Edit[])[];
}

/** Fixes syntax errors so that the rest of the text can be checked; `undefined` if that fails. */
export function recover(text: string, options: LintOptions): Recovered | undefined {
  const steps: (readonly Edit[])[] = [];
  let current = text;
  for (let i = 0; i < MOST_MISTAKES; i++) {
    const { findings } = lintText(current, options);
    const broken = findings.filter(({ rule }) => rule === 'syntax');
    if (broken.length === 0) return steps.length > 0 ? { text: current, steps } : undefined;
    const [change] = findChanges(current, broken, options).flat();
    if (change === undefined) return undefined;
    steps.push(change.edits);
    current = applyEdits(current, change.edits);
  }
  return undefined;
}

/** Moves the findings of a recovered text to their positions in the given text. */
export function positionInGiven(
  given: string,
  { text, steps }: Recovered,
  findings: readonly LocatedFinding[],
): LocatedFinding[] {
  const toOffset = offsetsIn(text);
  const toPosition = positionsIn(given);
  const back = (line: number, column: number) =>
    toPosition(steps.reduceRight(offsetBefore, toOffset({ line, column })));
  return findings.map((finding) => {
    const end = back(finding.endLine, finding.endColumn);
    return { ...finding, ...back(finding.line, finding.column), endLine: end.line, endColumn: end.column };
  });
}

/** The offset before the change of an offset in the changed text. */
export function offsetBefore(offset: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    const changedStart = start + shift;
    if (offset < changedStart) break;
    if (offset < changedStart + text.length) return start;
    shift += text.length - (end - start);
  }
  return offset - shift;
}
