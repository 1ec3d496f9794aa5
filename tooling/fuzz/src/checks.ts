import type { LintResult, LocatedFinding } from '@pg/lint';
import { showsPlantedValue } from './planted-values.ts';

/** A guarantee that does not hold. The message is the same for all inputs with the same cause. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

/** Checks that findings are inside their text and show no payer data. */
export function checkResult(text: string, { findings, showableLines }: LintResult): void {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  for (const finding of findings) {
    checkPosition(finding, lines);
    for (const [part, value] of Object.entries(finding))
      checkShown(JSON.stringify(value), `${part} of ${finding.rule}`);
  }
  for (const line of showableLines().values()) checkShown(line, 'a shown line');
}

function checkPosition({ line, column, endLine, endColumn, rule }: LocatedFinding, lines: readonly string[]): void {
  // A finding may include the line's `\r\n`.
  const isInside = (atLine: number, atColumn: number): boolean =>
    atLine >= 1 && atColumn >= 1 && atColumn <= (lines[atLine - 1]?.length ?? -3) + 3;
  const isForward = endLine > line || (endLine === line && endColumn >= column);
  if (!isInside(line, column) || !isInside(endLine, endColumn)) throw new BrokenPromise(`${rule} is outside the text`);
  if (!isForward) throw new BrokenPromise(`${rule} ends before it starts`);
}

export function checkShown(text: string, where: string): void {
  if (showsPlantedValue(text)) throw new BrokenPromise(`a planted value is in ${where}`);
}

/** Checks that output has no planted value, and nothing that a terminal or a workflow would execute. */
export function checkPrinted(text: string, where: string): void {
  checkShown(text, where);
  if (text.includes('\u001b')) throw new BrokenPromise(`an escape character is in ${where}`);
  if (/^::error::/m.test(text)) throw new BrokenPromise(`a workflow command is in ${where}`);
}
