import { withoutControls } from '@pg/type-codes';

const CONTEXT = 3;

/** Matches names (with a colon or `=`) and values of JSON and forms. */
const NAME_OR_VALUE = /"(?:[^"\\]|\\.)*"(?<colon>\s*:)?|(?<==)[^&\s]+|[^\s"{}[\],:&=]+(?<equals>=)?/g;

/** Values may be a payer's data. */
const hideValues = (line: string): string =>
  withoutControls(line).replace(NAME_OR_VALUE, (text: string, colon?: string, equals?: string) => {
    const isShown = (colon ?? equals) !== undefined || /^(?:true|false|null)$/.test(text);
    if (isShown) return text.replaceAll(/\d{12,}/g, '…');
    return text.startsWith('"') ? '"…"' : '…';
  });

/** A unified diff with values hidden. Fixes never add or remove lines, so lines with the same number are compared. */
export function showDiff(file: string, before: string, after: string): string {
  const [old, fixed] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const changed = old.flatMap((line, i) => (line === fixed[i] ? [] : [i]));
  const name = withoutControls(file);
  const hunks: number[][] = [];
  for (const i of changed) {
    const last = hunks.at(-1);
    if (last !== undefined && i - (last.at(-1) ?? 0) <= 2 * CONTEXT) last.push(i);
    else hunks.push([i]);
  }
  const describe = (hunk: readonly number[]): string[] => {
    const start = Math.max(0, (hunk[0] ?? 0) - CONTEXT);
    const end = Math.min(old.length, (hunk.at(-1) ?? 0) + CONTEXT + 1);
    const range = `${start + 1},${end - start}`;
    const lines = (marks: string, from: number, to: number, of: readonly string[]): string[] =>
      of.slice(from, to).map((line) => marks + hideValues(line));
    const body: string[] = [];
    for (let i = start; i < end; ) {
      const isSame = old[i] === fixed[i];
      let to = i + 1;
      while (to < end && (old[to] === fixed[to]) === isSame) to++;
      body.push(...(isSame ? lines(' ', i, to, old) : [...lines('-', i, to, old), ...lines('+', i, to, fixed)]));
      i = to;
    }
    return [`@@ -${range} +${range} @@`, ...body];
  };
  return `${[`--- ${name}`, `+++ ${name}`, ...hunks.flatMap(describe)].join('\n')}\n`;
}
