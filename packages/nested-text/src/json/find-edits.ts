import type { Edit, JsonProblem } from '../problem/problem.ts';
import { Budget } from '../tree/budget.ts';
import type { ReadNode } from '../tree/node.ts';
import { type MistakeReader, type Scan, scanJson } from './json-scanner.ts';

/** How far before the place where reading stops a mistake is looked for, and how far after it an edit is tried. */
const BACK = 1000;
const AHEAD = 1000;
/** In a text that is not closed, a bracket may be missing so far before its end. */
const BACK_FROM_END = 20_000;

/** So many characters are read to try edits. */
const MOST_READ = 3_000_000;
const MOST_HOLES = 4;
/** So many signs before the place where reading stops, only a bracket can be the cause. */
const NEAR_SIGNS = 16;
/** The signs around an edit are not further away. */
const NEAR = 200;
/** An edit of a quote lets so many characters be read, or it only moves what is inside quotes. */
const FAR = 20;

/** A value that is missing: it is read as a placeholder. */
const HOLE = '<?>';

const BRACKETS = ['{', '}', '[', ']'];
const SIGNS = ['"', ',', ':', ...BRACKETS];

export const isSign = (character: string): boolean => SIGNS.includes(character);

/** What is left of a text where reading stops; less than nothing if it is complete. */
export const leftOf = (text: string, { stop }: Scan): number => (stop === undefined ? -1 : text.length - stop);

const isCutOff = ({ problems }: Scan): boolean => problems.at(-1)?.code === 'truncated';

/** The edits of one character after which a text is read furthest: several, if it is not known which is meant. */
export function findEdits(text: string, scan: Scan, stop: number, mistakes: MistakeReader): readonly Edit[] {
  const { root, doubts = [] } = scan;
  const problem = scan.problems.at(-1);
  const isEnd = isCutOff(scan);
  if (isEnd ? root === undefined : isOtherText(problem)) return [];
  const to = isEnd ? text.length : Math.min(text.length, stop + AHEAD);
  // A text that is cut off must be complete then.
  let [left, least] = isEnd ? [0, doubts.length - 1] : [to - stop, Number.POSITIVE_INFINITY];
  let found: Edit[] = [];
  let read = 0;
  const tryEdit = (edit: Edit): void => {
    const { start, around } = startBefore(root, edit.start);
    const edited = around + text.slice(start, edit.start) + edit.text + text.slice(edit.end, to);
    read += edited.length;
    const then = scanJson(edited, new Budget(), mistakes);
    const isCut = isCutOff(then);
    const isRead =
      isCut || then.stop === undefined || then.stop >= around.length + edit.start - start + edit.text.length;
    if (then.root === undefined || !isRead) return;
    const leftThere = leftOf(edited, then);
    // Only the end of the part was reached. A string that goes on there starts where reading stopped, or later.
    const isPart = to < text.length && (then.stop === undefined || (isCut && leftThere <= to - stop));
    const leftThen = isPart ? 0 : leftThere;
    const doubtsThen = doubts.filter((doubt) => doubt < start).length + (then.doubts?.length ?? 0);
    const isFurther = leftThen < left && (leftThen <= 0 || to - stop - leftThen >= leastRead(text, edit, then));
    if (!isFurther && (found.length === 0 || leftThen !== left || doubtsThen > least)) return;
    if (isFurther || doubtsThen < least) found = [];
    [left, least] = [leftThen, doubtsThen];
    found.push(edit);
  };
  // A string that is not closed may end anywhere on its line.
  const isOpen = problem?.code === 'line-break-in-string';
  const last = isEnd ? text.length : isOpen ? stop + text.slice(stop, to).search(/[\r\n]|$/) : stop;
  let signs = 0;
  for (let at = last; at >= Math.max(0, stop - (isEnd ? BACK_FROM_END : BACK)); at--) {
    if (at <= stop && isSign(text.charAt(at))) signs++;
    const edits = isEnd ? closersAt(text, at) : editsAt(text, at, at === stop, signs > NEAR_SIGNS ? BRACKETS : SIGNS);
    for (const edit of edits) tryEdit(edit);
    if (read > MOST_READ) return [];
  }
  for (const edit of isEnd ? [] : holesAt(text, stop, root)) {
    if (found.length > 0) break;
    left = to - edit.end;
    tryEdit(edit);
  }
  return isEnd && least >= doubts.length ? [] : found;
}

/** So many characters must be read after an edit: one of a quote may only move what is inside quotes, and a string may be no name. */
const leastRead = (text: string, edit: Edit, { problems }: Scan): number =>
  /["\\]/.test(edit.text + text.slice(edit.start, edit.end)) || problems.at(-1)?.params.expected === 'colon' ? FAR : 1;

/** Whether another text follows. */
const isOtherText = (problem: JsonProblem | undefined): boolean =>
  problem?.params.expected === 'end' && !/^[",:}\]]$|^string$/.test(String(problem.params.token));

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

const BEFORE_SIGN = /\s*(?:[",:{}[\]]|$)/y;

/** Whether a quote may be missing: beside a sign, so that no space is inside it. */
function mayLackQuote(text: string, at: number): boolean {
  const [before, here] = [text.charAt(at - 1), text.charAt(at)];
  BEFORE_SIGN.lastIndex = at;
  return (/^$|[\s",:{}[\]]/.test(before) && /\S/.test(here)) || (/\S/.test(before) && BEFORE_SIGN.test(text));
}

/** Two signs that can't follow each other outside of strings. */
const IMPOSSIBLE = /[,:{[][,:]|[,:][}\]]|\{[{[\]]|\[\}|[}\]][^,}\]]|[^,:{[][{[]/;

/** The edits of one character at an offset that are possible between the signs around it. */
function editsAt(text: string, at: number, isStop: boolean, signs: readonly string[]): Edit[] {
  const [before, here, next] = [text.charAt(at - 1), text.charAt(at), text.charAt(at + 1)];
  const signBefore = /\S(?=\s*$)/.exec(text.slice(Math.max(0, at - NEAR), at))?.[0] ?? '';
  const edits = (length: number, texts: readonly string[]): Edit[] => {
    const signAfter = /\S/.exec(text.slice(at + length, at + length + NEAR))?.[0] ?? '';
    const isPossible = (each: string): boolean =>
      /["\\<]/.test(each) || !IMPOSSIBLE.test(signBefore + each + signAfter);
    return texts.filter(isPossible).map((each) => ({ start: at, end: at + length, text: each }));
  };
  // After a token: spaces are between it and the next one. Only the first token has its spaces before it.
  const isBetween = /\S/.test(before) ? /[\s",:{}[\]]/.test(before + here) : signBefore === '' && /\S/.test(here);
  const bare = signs.filter((sign) => sign !== '"');
  if (signs === BRACKETS)
    return [...(isBetween ? edits(0, bare) : []), ...(signs.includes(here) ? edits(1, ['', ...bare]) : [])];
  const isMovable = next !== '' && next !== here && ((isSign(here) && isSign(next)) || /"/.test(here + next));
  const isReplaceable = isStop ? /[^\p{L}\p{N}]/u.test(here) : /[!-/:-@[-`{-~]/.test(here);
  return [
    ...(isStop || isBetween ? edits(0, bare) : []),
    // A name without a colon may be a value.
    ...(isStop ? edits(0, [HOLE, `:${HOLE},${HOLE}`]) : []),
    ...(isStop && here + next === '=>' ? edits(2, [':']) : []),
    ...(mayLackQuote(text, at) ? edits(0, ['"']) : []),
    ...(here === '"' ? edits(0, ['\\']) : []),
    ...(isMovable ? edits(2, [next + here]) : []),
    ...(isReplaceable ? edits(1, ['', ...signs.filter((sign) => sign !== here)]) : []),
  ];
}

/** What can't be read is left out, up to the next sign: a value or a field, and perhaps others. */
function holesAt(text: string, stop: number, root: ReadNode | undefined): Edit[] {
  const { start } = startBefore(root, stop);
  const [name = ''] = /^"[^"]*"\s*:\s*(?=[^\s:])/.exec(text.slice(start, stop)) ?? [];
  const value = start + name.length;
  const ends = [...text.slice(stop, stop + AHEAD).matchAll(/[,}\]]/g)].slice(0, MOST_HOLES);
  return ends.flatMap(({ index }) =>
    [stop, value, start].map((from) => ({ start: from, end: stop + index, text: `${HOLE},${HOLE}` })),
  );
}

/** The bracket or quote that a text lacks which is not closed. */
function closersAt(text: string, at: number): Edit[] {
  const isAfterValue = /["\w}\]]/.test(text.charAt(at - 1)) && /^[\s,}\]]?$/.test(text.charAt(at));
  const closers = [...(isAfterValue ? '}]' : ''), ...(text.length - at < BACK && mayLackQuote(text, at) ? '"' : '')];
  return closers.map((closer) => ({ start: at, end: at, text: closer }));
}
