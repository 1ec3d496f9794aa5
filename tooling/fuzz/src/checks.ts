import type { LintResult, LocatedFinding } from '@pg/lint';
import { showsPlant } from './plants.ts';

/** What was promised and does not hold. The message is the same for all inputs that show the same fault. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

/** Checks that findings lie inside the text that they are about, and show nothing of a payer. */
export function checkResult(text: string, { findings, showableLines }: LintResult): void {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  for (const finding of findings) {
    checkPlace(finding, lines);
    for (const [part, value] of Object.entries(finding))
      checkShown(JSON.stringify(value), `${part} of ${finding.rule}`);
  }
  for (const line of showableLines().values()) checkShown(line, 'a line to show');
}

function checkPlace({ line, column, endLine, endColumn, rule }: LocatedFinding, lines: readonly string[]): void {
  // The end of a line belongs to it: a finding may be about its `\r\n`.
  const isInside = (atLine: number, atColumn: number): boolean =>
    atLine >= 1 && atColumn >= 1 && atColumn <= (lines[atLine - 1]?.length ?? -3) + 3;
  const isForward = endLine > line || (endLine === line && endColumn >= column);
  if (!isInside(line, column) || !isInside(endLine, endColumn)) throw new BrokenPromise(`${rule} is outside the text`);
  if (!isForward) throw new BrokenPromise(`${rule} ends before it starts`);
}

/** Checks that a text for people holds no planted value. */
export function checkShown(text: string, where: string): void {
  if (showsPlant(text)) throw new BrokenPromise(`a planted value is in ${where}`);
}

/** Checks what the command prints: no planted value, and no control character that a terminal would obey. */
export function checkPrinted(text: string, where: string): void {
  checkShown(text, where);
  if (text.includes('\u001b')) throw new BrokenPromise(`an escape character is in ${where}`);
  if (/^::error::/m.test(text)) throw new BrokenPromise(`a name starts a command of a workflow in ${where}`);
}
