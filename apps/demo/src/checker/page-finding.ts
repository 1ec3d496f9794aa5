import type { LocatedFinding } from '@pg/lint';
import { type Basis, formatPath, labelOf, type Severity } from '@pg/rule-kit';
import { applyEdits, type Fix } from './edits/fix.ts';
import { patternOf } from './edits/pattern.ts';

/** A finding as the page shows it: plain data, without the rules. */
export interface PageFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly section: string;
  readonly basis: Basis;
  readonly message: string;
  readonly hint?: string;
  /** Its path, where the message does not name all of it: `cart.items[0].price`. */
  readonly path: string;
  /** Findings with the same key differ only in their position in an array. */
  readonly groupKey: string;
  readonly line: number;
  /** The innermost layer that has it. */
  readonly layer: number;
  readonly fixes: readonly PageFix[];
}

/** A fix, with the text around it before and after. */
export interface PageFix extends Fix {
  readonly before: string;
  readonly after: string;
}

/** Converts a finding of `@pg/lint`. */
export function toPageFinding(
  text: string,
  { rule, code, severity, section, basis, message, hint, path, line }: LocatedFinding,
  layer: number,
  fixes: readonly Fix[],
): PageFinding {
  return {
    rule,
    severity,
    section,
    basis,
    message,
    ...(hint !== undefined && { hint }),
    path: labelOf(path) === formatPath(path) ? '' : formatPath(path),
    groupKey: `${severity} ${code} ${patternOf(path)}`,
    line,
    layer,
    fixes: fixes.map((fix) => ({ ...fix, ...preview(text, fix) })),
  };
}

const AROUND = 40;
const MOST_SHOWN = 160;

/** The line that a fix changes, before and after; of a long line, the part around the change. */
function preview(text: string, { edits }: Fix): { before: string; after: string } {
  const [first] = edits;
  if (first === undefined) return { before: '', after: '' };
  const { start, end, replacement } = withoutCommonStart(text, first);
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - AROUND);
  const nextBreak = text.indexOf('\n', end);
  const lineEnd = Math.min(nextBreak < 0 ? text.length : nextBreak, end + AROUND);
  const before = text.slice(lineStart, lineEnd);
  const changed = applyEdits(before, [{ start: start - lineStart, end: end - lineStart, replacement }]);
  const isCut = lineStart > 0 && text[lineStart - 1] !== '\n';
  const isCutAfter = lineEnd < text.length && text[lineEnd] !== '\n';
  return { before: shorten(before, isCut, isCutAfter), after: shorten(changed, isCut, isCutAfter) };
}

/** The edit without the characters at its start that stay the same. */
function withoutCommonStart(text: string, { start, end, replacement }: Fix['edits'][number]): Fix['edits'][number] {
  let same = 0;
  while (start + same < end && text[start + same] === replacement[same]) same++;
  return { start: start + same, end, replacement: replacement.slice(same) };
}

const shorten = (text: string, isCut: boolean, isCutAfter: boolean): string =>
  `${isCut ? '…' : ''}${text.trim().slice(0, MOST_SHOWN)}${isCutAfter || text.trim().length > MOST_SHOWN ? '…' : ''}`;
