import type { Edit } from '../problem/problem.ts';
import { Budget } from '../tree/budget.ts';
import type { ReadNode } from '../tree/node.ts';
import { type MistakeReader, type Scan, scanJson } from './json-scanner.ts';

/** How far before the place where reading stops a mistake is looked for, and how far after it an edit is tried. */
const BACK = 1000;
const AHEAD = 1000;
/** In a text that is not closed, a bracket may be missing so far before its end. */
const BACK_FROM_END = 20_000;

/** A value that is missing: it is read as a placeholder. */
export const HOLE = '<?>';

const SIGNS = ['"', ',', ':', '{', '}', '[', ']'];

export const isSign = (character: string): boolean => SIGNS.includes(character);

/** How far a text is read: what is left of it, less than nothing if it is complete, and the problems up to there. */
export type Reach = readonly [left: number, problems: number];

export const reachOf = (text: string, { stop, problems, root }: Scan): Reach => [
  root === undefined ? text.length : stop === undefined ? -1 : text.length - stop,
  problems.length,
];

/** The edits of one character after which a text is read furthest: several, if it is not known which is meant. */
export function findEdits(text: string, scan: Scan, stop: number, mistakes: MistakeReader): readonly Edit[] {
  const to = Math.min(text.length, stop + AHEAD);
  const isEnd = stop === text.length;
  let [left, problems] = [to - stop, 0];
  let found: Edit[] = [];
  const tryEdit = (edit: Edit, { start, around }: Start, before: number): void => {
    const edited = around + text.slice(start, edit.start) + edit.text + text.slice(edit.end, to);
    const reach = reachOf(edited, scanJson(edited, new Budget(), mistakes));
    // Only the end of the part was reached.
    const leftThen = to < text.length ? Math.max(0, reach[0]) : reach[0];
    const problemsThen = before + reach[1];
    const isFurther = leftThen < left;
    if (!isFurther && (found.length === 0 || leftThen > left || problemsThen > problems)) return;
    if (isFurther || problemsThen < problems) found = [];
    [left, problems] = [leftThen, problemsThen];
    found.push(edit);
  };
  // A string that is not closed may end anywhere on its line.
  const last = text[stop] === '"' ? stop + text.slice(stop, to).search(/[\r\n]|$/) : stop;
  for (let at = last; at >= Math.max(0, stop - (isEnd ? BACK_FROM_END : BACK)); at--) {
    const edits = isEnd ? closersAt(text, at) : editsAt(text, at, at === stop);
    if (edits.length === 0) continue;
    const start = startBefore(scan.root, at);
    const before = scan.problems.filter(({ span }) => span.start < start.start).length;
    for (const edit of edits) tryEdit(edit, start, before);
  }
  return found;
}

/** Where reading starts again, with the brackets that are open there. */
interface Start {
  readonly start: number;
  readonly around: string;
}

/** The start of the last member before an offset. */
function startBefore(root: ReadNode | undefined, at: number): Start {
  let [start, around] = [0, ''];
  for (let node = root; node && node.start < at; ) {
    const bracket = node.kind === 'object' ? '{' : '[';
    const member: ReadNode | undefined = node.members.findLast((each) => beginOf(each) < at);
    if (member === undefined) break;
    if (member.members.length === 0 || member.start >= at) return { start: beginOf(member), around: around + bracket };
    around += node.kind === 'object' ? '{"":' : bracket;
    start = member.start;
    node = member;
  }
  return { start, around };
}

const beginOf = ({ name, nameStart, start }: ReadNode): number => (name === undefined ? start : nameStart);

/** Where a quote may be missing: beside a sign, so that no space is inside it. */
const QUOTE_PLACE = /(?<![^\s",:{}[\]])(?=\S)|(?<=\S)(?=\s*(?:[",:{}[\]]|$))/y;

function mayLackQuote(text: string, at: number): boolean {
  QUOTE_PLACE.lastIndex = at;
  return QUOTE_PLACE.test(text);
}

/** The edits of one character at an offset. */
function editsAt(text: string, at: number, isStop: boolean): Edit[] {
  const [before, here, next] = [text.charAt(at - 1), text.charAt(at), text.charAt(at + 1)];
  const edits: Edit[] = [];
  const add = (end: number, ...texts: string[]): void => {
    for (const each of texts) edits.push({ start: at, end, text: each });
  };
  // After a token: spaces are between it and the next one.
  if (isStop || (before.trim() !== '' && (isSign(here) || isSign(before) || here.trim() === '')))
    add(at, ...SIGNS.slice(1));
  if (isStop) add(at, HOLE, `:${HOLE}`);
  if (mayLackQuote(text, at)) add(at, '"');
  if (here === '"') add(at, '\\');
  if (here === '' || !(isStop || /[!-/:-@[-`{-~]/.test(here))) return edits;
  add(at + 1, '', ...SIGNS.filter((sign) => sign !== here));
  if (next !== '' && next !== here && (isSign(here) || isSign(next))) add(at + 2, next + here);
  return edits;
}

/** The bracket or quote that a text lacks which is not closed. */
function closersAt(text: string, at: number): Edit[] {
  const isAfterValue = /["\w}\]]/.test(text.charAt(at - 1)) && /^[\s,}\]]?$/.test(text.charAt(at));
  const closers = [...(isAfterValue ? '}]' : ''), ...(text.length - at < BACK && mayLackQuote(text, at) ? '"' : '')];
  return closers.map((closer) => ({ start: at, end: at, text: closer }));
}
