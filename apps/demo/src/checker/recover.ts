import { type Edit, type LintOptions, type LocatedFinding, lintText } from '@pg/lint';
import { offsetsIn, positionsIn } from '@pg/nested-text';
import { findPageFixes } from './edits/find-fixes.ts';
import { applyEdits, placeBefore } from './edits/fix.ts';

/** A text with more mistakes than this is no payload. */
const MOST_MISTAKES = 10;

/** A text that can be read, made of one that can't. */
export interface Recovered {
  readonly text: string;
  /** The steps that led there, each with a change of the text before it. */
  readonly steps: readonly (readonly Edit[])[];
}

/** Mends what keeps a text from being read, so that the rest of it can be checked; `undefined` where that fails. */
export function recover(text: string, options: LintOptions): Recovered | undefined {
  const steps: (readonly Edit[])[] = [];
  let current = text;
  for (let i = 0; i < MOST_MISTAKES; i++) {
    const { kind, findings } = lintText(current, options);
    const broken = findings.filter(({ rule }) => rule === 'syntax');
    if (broken.length === 0) return steps.length > 0 ? { text: current, steps } : undefined;
    const [fix] = findPageFixes(current, kind, broken, options).flat();
    if (fix === undefined) return undefined;
    steps.push(fix.edits);
    current = applyEdits(current, fix.edits);
  }
  return undefined;
}

/** The findings of a recovered text, at their places in the text that was given. */
export function placeInGiven(
  given: string,
  { text, steps }: Recovered,
  findings: readonly LocatedFinding[],
): LocatedFinding[] {
  const toOffset = offsetsIn(text);
  const toPosition = positionsIn(given);
  const back = (line: number, column: number) => toPosition(steps.reduceRight(placeBefore, toOffset({ line, column })));
  return findings.map((finding) => {
    const end = back(finding.endLine, finding.endColumn);
    return { ...finding, ...back(finding.line, finding.column), endLine: end.line, endColumn: end.column };
  });
}
