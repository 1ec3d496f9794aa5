import type { Edit, JsonProblem } from '../problem/problem.ts';
import { Budget } from '../tree/budget.ts';
import type { ReadNode } from '../tree/node.ts';
import { type MistakeReader, type Scan, scanJson } from './json-scanner.ts';

/** How far before the place where reading stops a mistake is looked for, and how far after it an edit is tried. */
const BACK = 1000;
const AHEAD = 1000;
/** In a text that is not closed, a bracket may be missing so far before its end. */
const BACK_FROM_END = 20_000;

const MOST_HOLES = 4;
/** So many signs before the place where reading stops, only a bracket can be the cause. */
const NEAR_SIGNS = 16;
/** The signs around an edit are not further away. */
const NEAR = 200;
/** An edit of a quote lets so many characters be read, or it only moves what is inside quotes. */
const FAR = 20;

/** A value that is missing: it is read as a placeholder. */
export const HOLE = '<?>';

const SIGNS = ['"', ',', ':', '{', '}', '[', ']'];

export const isSign = (character: string): boolean => SIGNS.includes(character);

/** How far a text is read: what is left of it, less than nothing if it is complete, and the number of doubts up to there. */
export type Reach = readonly [left: number, doubts: number];

export const reachOf = (text: string, { stop, doubts = [], root }: Scan): Reach => [
  root === undefined ? text.length : stop === undefined ? -1 : text.length - stop,
  doubts.length,
];

const isCutOff = ({ problems }: Scan): boolean => problems.at(-1)?.code === 'truncated';

/** The edits of one character after which a text is read furthest: several, if it is not known which is meant. */
export function findEdits(text: string, scan: Scan, stop: number, mistakes: MistakeReader): readonly Edit[] {
  const { root, doubts = [] } = scan;
  const isEnd = isCutOff(scan);
  if (isEnd ? root === undefined : isOtherText(scan.problems.at(-1))) return [];
  const to = isEnd ? text.length : Math.min(text.length, stop + AHEAD);
  let best: Reach = [isEnd ? 0 : to - stop, isEnd ? doubts.length - 1 : Number.POSITIVE_INFINITY];
  let found: Edit[] = [];
  const tryEdit = (edit: Edit): void => {
    const { start, around } = startBefore(root, edit.start);
    const edited = around + text.slice(start, edit.start) + edit.text + text.slice(edit.end, to);
    const then = scanJson(edited, new Budget(), mistakes);
    const reach = reachOf(edited, then);
    const isCut = isCutOff(then);
    // It was not read.
    if (!isCut && then.stop !== undefined && then.stop < around.length + edit.start - start + edit.text.length) return;
    // Only the end of the part was reached.
    const left = to < text.length && (isCut || then.stop === undefined) ? 0 : reach[0];
    const doubtsThen = doubts.filter((doubt) => doubt < start).length + reach[1];
    const isFar = left <= 0 || to - stop - left >= FAR;
    const isFurther = left < best[0] && (isFar || !(isOfQuote(text, edit) || isBeforeNoName(then)));
    if (isFurther || (found.length > 0 && left === best[0] && doubtsThen < best[1])) found = [];
    else if (found.length === 0 || left !== best[0] || doubtsThen > best[1]) return;
    best = [left, doubtsThen];
    found.push(edit);
  };
  // A string that is not closed may end anywhere on its line.
  const isOpen = scan.problems.at(-1)?.code === 'line-break-in-string';
  const lineEnd = isOpen ? stop + text.slice(stop, to).search(/[\r\n]|$/) : stop;
  let signs = 0;
  for (let at = isEnd ? text.length : lineEnd; at >= Math.max(0, stop - (isEnd ? BACK_FROM_END : BACK)); at--) {
    if (at <= stop && isSign(text.charAt(at))) signs++;
    const isFar = signs > NEAR_SIGNS;
    const edits = isEnd ? closersAt(text, at) : isFar ? bracketsAt(text, at) : editsAt(text, at, at === stop);
    for (const edit of edits) tryEdit(edit);
  }
  if (isEnd) return best[1] < doubts.length ? found : [];
  for (const edit of holesAt(text, stop, root)) {
    if (found.length > 0) break;
    best = [to - edit.end, Number.POSITIVE_INFINITY];
    tryEdit(edit);
  }
  return found;
}

/** Whether a string is read as a name, and is none. */
const isBeforeNoName = ({ problems }: Scan): boolean => problems.at(-1)?.params.expected === 'colon';

const isOfQuote = (text: string, edit: Edit): boolean => /["\\]/.test(edit.text + text.slice(edit.start, edit.end));

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

/** Where a quote may be missing: beside a sign, so that no space is inside it. */
const QUOTE_PLACE = /(?<![^\s",:{}[\]])(?=\S)|(?<=\S)(?=\s*(?:[",:{}[\]]|$))/y;

function mayLackQuote(text: string, at: number): boolean {
  QUOTE_PLACE.lastIndex = at;
  return QUOTE_PLACE.test(text);
}

/** Two signs that can't follow each other outside of strings. */
const IMPOSSIBLE = /[,:{[][,:]|[,:][}\]]|\{[{[\]]|\[\}|[}\]][^,}\]]|[^,:{[][{[]/;

/** Makes the edits at an offset that are possible between the signs around them. */
function editsWith(text: string, at: number) {
  const before = text
    .slice(Math.max(0, at - NEAR), at)
    .trimEnd()
    .slice(-1);
  return (length: number, texts: readonly string[]): Edit[] => {
    const after = text
      .slice(at + length, at + length + NEAR)
      .trimStart()
      .charAt(0);
    const possible = texts.filter((each) => /["\\<]/.test(each) || !IMPOSSIBLE.test(before + each + after));
    return possible.map((each) => ({ start: at, end: at + length, text: each }));
  };
}

/** The edits of one character at an offset. */
function editsAt(text: string, at: number, isStop: boolean): Edit[] {
  const [here, next] = [text.charAt(at), text.charAt(at + 1)];
  const edits = editsWith(text, at);
  const isMovable = next !== '' && next !== here && ((isSign(here) && isSign(next)) || here === '"' || next === '"');
  const isReplaceable = isStop ? /[^\p{L}\p{N}]/u.test(here) : /[!-/:-@[-`{-~]/.test(here);
  return [
    ...(isStop || isBetweenTokens(text, at) ? edits(0, SIGNS.slice(1)) : []),
    // A name without a colon may be a value.
    ...(isStop ? edits(0, [HOLE, `:${HOLE},${HOLE}`]) : []),
    ...(isStop && here + next === '=>' ? edits(2, [':']) : []),
    ...(mayLackQuote(text, at) ? edits(0, ['"']) : []),
    ...(here === '"' ? edits(0, ['\\']) : []),
    ...(isMovable ? edits(2, [next + here]) : []),
    ...(isReplaceable ? edits(1, ['', ...SIGNS.filter((sign) => sign !== here)]) : []),
  ];
}

/** After a token: spaces are between it and the next one. Only the first token has its spaces before it. */
function isBetweenTokens(text: string, at: number): boolean {
  const [before, here] = [text.charAt(at - 1), text.charAt(at)];
  return before.trim() === ''
    ? here.trim() !== '' && text.slice(0, at).trim() === ''
    : isSign(before) || isSign(here) || here.trim() === '';
}

const BRACKETS = ['{', '}', '[', ']'];

/** The edits of a bracket at an offset. Other mistakes are not so far from where they stop the reading. */
function bracketsAt(text: string, at: number): Edit[] {
  const edits = editsWith(text, at);
  const here = text.charAt(at);
  return [
    ...(isBetweenTokens(text, at) ? edits(0, BRACKETS) : []),
    ...(BRACKETS.includes(here) ? edits(1, ['', ...BRACKETS.filter((sign) => sign !== here)]) : []),
  ];
}

/** What can't be read is left out, up to the next sign: a value or a field, and perhaps others. */
function holesAt(text: string, stop: number, root: ReadNode | undefined): Edit[] {
  const { start } = startBefore(root, stop);
  const value = start + Math.max(0, text.slice(start, stop).search(/(?<=^"[^"]*"\s*:\s*)[^\s:]/));
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
