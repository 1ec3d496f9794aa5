import type { Change, Edit, LocatedFinding } from '@pg/lint';
import { offsetsIn, type Span } from '@pg/nested-text';
import { formatPath, sentenceOf } from '@pg/rule-kit';
import { labelOf } from '@pg/rule-kit/internal';

/** A finding as the page shows it. */
export interface PageFinding extends LocatedFinding {
  /** Its path, where the message does not name all of it: `cart.items[0].price`. */
  readonly place: string;
  /** Findings with the same key differ only in their position in an array. */
  readonly groupKey: string;
  readonly span: Span;
  readonly fixes: readonly PageFix[];
}

/** A fix, with the text around it before and after. */
export interface PageFix extends Change {
  readonly before: string;
  readonly after: string;
}

/** Converts a finding of `@pg/lint`. */
export function toPageFinding(
  text: string,
  finding: LocatedFinding,
  span: Span,
  changes: readonly Change[],
): PageFinding {
  const { code, params, severity, path, wording } = finding;
  const place = formatPath(path);
  return {
    ...finding,
    // A page has no files.
    ...sentenceOf(params, wording.field === 'the file' ? { ...wording, field: 'the text' } : wording),
    place: labelOf(path) === place ? '' : place,
    groupKey: `${severity} ${code} ${place.replaceAll(/\[\d+\]/g, '[]')}`,
    span,
    fixes: changes.map((change) => ({ ...change, ...preview(text, change) })),
  };
}

const BYTE_ORDER_MARK = '\uFEFF';

/** The span of a finding in a text. A byte-order mark is not part of the first line. */
export function spansIn(text: string): (finding: LocatedFinding) => Span {
  const shift = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  const toOffset = offsetsIn(text.slice(shift));
  return ({ line, column, endLine, endColumn }) => ({
    start: toOffset({ line, column }) + shift,
    end: toOffset({ line: endLine, column: endColumn }) + shift,
  });
}

const AROUND = 40;
const MOST_SHOWN = 160;

/** The line that a fix changes, before and after; of a long line, the part around the change. */
function preview(text: string, { edits: [first] }: Change): { before: string; after: string } {
  if (first === undefined) return { before: '', after: '' };
  const { start, end, text: written } = withoutCommonStart(text, first);
  const left = text.slice(Math.max(0, start - AROUND, text.lastIndexOf('\n', start - 1) + 1), start);
  const [right = ''] = /^[^\n]*/.exec(text.slice(end, end + AROUND)) ?? [];
  const show = (middle: string): string => {
    const line = `${left}${middle}${right}`.trim();
    const isCut = right.length === AROUND || line.length > MOST_SHOWN;
    return `${left.length === AROUND ? '…' : ''}${line.slice(0, MOST_SHOWN)}${isCut ? '…' : ''}`;
  };
  return { before: show(text.slice(start, end)), after: show(written) };
}

/** The edit without the characters at its start that stay the same. */
function withoutCommonStart(given: string, { start, end, text }: Edit): Edit {
  let same = 0;
  while (start + same < end && given[start + same] === text[same]) same++;
  return { start: start + same, end, text: text.slice(same) };
}
