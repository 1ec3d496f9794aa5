import { type Span, wholeText } from '../place/text-layer.ts';
import type { JsonCode } from '../problem/messages.ts';
import type { Edit, JsonProblem, Params } from '../problem/problem.ts';
import { Budget } from '../tree/budget.ts';
import type { ReadNode } from '../tree/node.ts';
import { plainValue } from '../tree/tree.ts';
import { findEdits, HOLE, isSign, reachOf } from './find-edits.ts';
import { type MistakeReader, type Scan, scanJson } from './json-scanner.ts';
import { jsonTree } from './json-tree.ts';

export interface RepairOptions {
  readonly mistakes: MistakeReader;
  readonly budget: Budget;
  /** The number of mistakes in a value: of several ways to read a text, the one with the fewest is meant. */
  readonly misfit?: ((value: unknown) => number) | undefined;
}

/** What stopped the reading of a text, and the edits of one character that let it go on, of which the first is made. */
interface Repair {
  readonly problem: JsonProblem;
  readonly edits: readonly Edit[];
}

const MOST_REPAIRS = 20;
const MOST_IN_LONG_TEXT = 3;
const LONG = 100_000;

/** It starts as an object or array does, but for one character. */
const MAY_BE_REPAIRED = /^\s*[^{[]?\s*[{["]/;

/** Reads a text with the edits that let reading go on. What other edits would read in another way is unknown. */
export function readRepaired(given: string, first: Scan, options: RepairOptions): Scan {
  const repairs: Repair[] = [];
  const made: Edit[] = [];
  const earlier: { readonly text: string; readonly scan: Scan }[] = [];
  let [text, scan] = [given, first];
  const outward = ({ start, end }: Span): Span =>
    made.reduceRight((span, edit) => spanBefore(edit, span), { start, end });
  const most = MAY_BE_REPAIRED.test(given) ? (given.length > LONG ? MOST_IN_LONG_TEXT : MOST_REPAIRS) : 0;
  while (scan.stop !== undefined && repairs.length < most) {
    const problem = scan.problems.at(-1);
    const [best, ...others] = waysOf(text, findEdits(text, scan, scan.stop, options.mistakes), options);
    if (best === undefined || problem === undefined) break;
    const edits = [best, ...others].map(({ edit }) => ({ ...edit, ...outward(edit) }));
    const all = [...repairs, { problem: { ...problem, span: outward(problem.span) }, edits }];
    if (edited(given, all.map(firstOf)) !== best.text) break;
    repairs.push(...all.slice(-1));
    made.push(best.edit);
    earlier.push({ text, scan });
    [text, scan] = [best.text, best.scan];
  }
  // Whether a bracket is missing is known if all of them match.
  const unsure = scan.stop === undefined ? -1 : repairs.findIndex((repair) => isOfBracket(given, firstOf(repair)));
  if (unsure >= 0) {
    ({ text, scan } = earlier[unsure] ?? { text, scan });
    for (const list of [repairs, made]) list.length = unsure;
  }
  const { root, problems, stop } = scan;
  if (root === undefined) return first;
  options.budget.spend(problems.length);
  for (const [i, { edits }] of repairs.entries()) {
    for (const edit of edits.slice(1)) {
      const other = edited(given, repairs.map(firstOf).with(i, edit));
      const { root: otherRoot } = scanJson(other, new Budget(), options.mistakes);
      if (otherRoot) blur(root, text, otherRoot, other);
    }
  }
  const isEdited = (span: Span): boolean => {
    const { start, end } = outward(span);
    return repairs.map(firstOf).some((edit) => start < edit.start && edit.end < end);
  };
  const isCertain =
    stop === undefined &&
    repairs.every(({ edits, problem }) => edits.length === 1 && !isHole(edits[0]) && problem.code !== 'truncated') &&
    (repairs.length === 1 || repairs.every(({ edits: [edit] }) => edit && isOfComma(given, edit))) &&
    problems.every(({ kind, fix }) => kind !== 'syntax' || fix?.isCertain === true) &&
    !isDoubtful(root, text, isEdited);
  moveBack(root, { text, given, outward, isCertain });
  const ofText = problems.map(({ fix, ...problem }): JsonProblem => {
    const moved = { ...problem, span: outward(problem.span) };
    const isKept = fix && (isCertain || !fix.isCertain);
    return isKept
      ? { ...moved, fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, ...outward(edit) })) } }
      : moved;
  });
  const ofRepairs = repairs.map((repair) => problemOf(given, root, repair, isCertain));
  return { root, isJson: false, stop, problems: [...ofRepairs, ...ofText].sort((a, b) => a.span.start - b.span.start) };
}

const firstOf = ({ edits: [edit] }: Repair): Edit => edit ?? { start: 0, end: 0, text: '' };

const isHole = (edit: Edit | undefined): boolean => edit?.text.endsWith(HOLE) === true;

const isOfComma = (given: string, { start, end, text }: Edit): boolean =>
  (text === ',' && start === end) || (text === '' && given.slice(start, end) === ',');

const isOfBracket = (given: string, { start, end, text }: Edit): boolean =>
  !isHole({ start, end, text }) && /[{}[\]]/.test(text + given.slice(start, end));

/** The place in a text before an edit. */
function spanBefore({ start, end, text }: Edit, given: Span): Span {
  const before = (at: number): number => Math.max(end, at - text.length + end - start);
  // What was removed is before what follows it.
  const from = given.start < start || (given.start === start && text !== '') ? given.start : before(given.start);
  return { start: from, end: Math.max(from, given.end <= start ? given.end : before(given.end)) };
}

/** A text after edits. */
function edited(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return pieces.join('') + text.slice(at);
}

/** A text after an edit. */
interface Way {
  readonly edit: Edit;
  readonly text: string;
  readonly scan: Scan;
  readonly rank: readonly number[];
}

/** So many ways are compared, of texts with so many characters in all. */
const MOST_WAYS = 40;
const MOST_READ = 400_000;

/** The best ways to read a text with one of several edits, each with another value; none if there are too many. */
function waysOf(given: string, edits: readonly Edit[], { mistakes, misfit }: RepairOptions): readonly Way[] {
  if (edits.length > Math.max(1, Math.min(MOST_WAYS, MOST_READ / given.length))) return [];
  const ways = new Map<string, Way>();
  for (const edit of edits) {
    const text = edited(given, [edit]);
    const scan = scanJson(text, new Budget(), mistakes);
    const value = scan.root && plainValue(jsonTree(wholeText(text), scan.root, new Budget()), scan.root);
    let odd = 0;
    const key = JSON.stringify(value, (name, each) => {
      for (const string of [name, each]) if (typeof string === 'string' && /^[,:]|[,:]$/.test(string)) odd++;
      return each;
    });
    // Of several places for a comma, the one after the value.
    if (scan.root) ways.set(key, { edit, text, scan, rank: [...reachOf(text, scan), odd, misfit?.(value) ?? 0] });
  }
  const best = [...ways.values()].sort((a, b) => compare(a.rank, b.rank));
  return best.filter(({ rank }) => best[0] && compare(rank, best[0].rank) === 0);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((each, at) => each !== b[at]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}

const isScalar = ({ kind }: ReadNode): boolean => kind !== 'object' && kind !== 'array';

/** Whether an edit is in a string, or a placeholder has a quote, which may belong to a string. */
function isDoubtful(node: ReadNode, text: string, isEdited: (span: Span) => boolean): boolean {
  const { kind, start, end, name, nameStart, nameEnd, members } = node;
  return (
    (kind === 'unknown' && text.slice(start, end).includes('"')) ||
    (isScalar(node) && isEdited({ start, end })) ||
    (name !== undefined && isEdited({ start: nameStart, end: nameEnd })) ||
    members.some((each) => isDoubtful(each, text, isEdited))
  );
}

/** Makes unknown what another reading has in another way. */
function blur(node: ReadNode, text: string, other: ReadNode, otherText: string): void {
  const isOther = text.slice(node.start, node.end) !== otherText.slice(other.start, other.end);
  if (node.kind !== other.kind || (isScalar(node) && isOther)) {
    node.kind = 'unknown';
    node.members = [];
    return;
  }
  const keyOf = (each: ReadNode, i: number) => each.name ?? i;
  const others = new Map(other.members.map((each, i) => [keyOf(each, i), each]));
  const kept = node.members.filter((each, i) => others.has(keyOf(each, i)));
  node.isPartial ||= kept.length < node.members.length || others.size > kept.length || other.isPartial;
  for (const [i, each] of kept.entries()) {
    const rival = others.get(keyOf(each, i));
    if (rival) blur(each, text, rival, otherText);
  }
  node.members = kept;
}

/** Moves nodes to their places in the given text. What is written in another way there is unknown. */
function moveBack(
  node: ReadNode,
  to: {
    readonly text: string;
    readonly given: string;
    readonly outward: (span: Span) => Span;
    readonly isCertain: boolean;
  },
): void {
  const { text, given, outward, isCertain } = to;
  const move = (start: number, end: number): Span & { readonly isSame: boolean } => {
    const moved = outward({ start, end });
    return { ...moved, isSame: text.slice(start, end) === given.slice(moved.start, moved.end) };
  };
  const place = move(node.start, node.end);
  if (isScalar(node) && !place.isSame) node.kind = 'unknown';
  [node.start, node.end] = [place.start, place.end];
  const kept = node.members.filter((each) => {
    if (each.name === undefined) return true;
    const name = move(each.nameStart, each.nameEnd);
    [each.nameStart, each.nameEnd] = [name.start, name.end];
    return name.isSame || isCertain;
  });
  node.isPartial ||= kept.length < node.members.length;
  node.members = kept;
  for (const each of kept) moveBack(each, to);
}

type Step = string | number;

/** The innermost value at an offset that is no string, or the string too. */
function placeAt(root: ReadNode, at: number, isString: boolean): { readonly node: ReadNode; readonly path: Step[] } {
  const path: Step[] = [];
  for (let node = root; ; ) {
    const i = node.members.findIndex(({ start, end }) => start <= at && at <= end);
    const inner = node.members[i];
    if (inner === undefined || (isScalar(inner) ? !isString : at === inner.start || at === inner.end))
      return { node, path };
    path.push(inner.name ?? i);
    node = inner;
  }
}

/** Whether a word follows a closing quote: the quote belongs to the string, or an earlier string is not closed. */
const isInsideQuotes = (given: string, { code, span: { start } }: JsonProblem): boolean =>
  code === 'unexpected-token' && /^"[\p{L}\p{N}_]/u.test(given.slice(start - 1, start + 2));

/** What stopped the reading, or the mistake that is known to cause it. */
function problemOf(given: string, root: ReadNode, { problem, edits }: Repair, isCertain: boolean): JsonProblem {
  const escaped = edits.find(({ text }) => text === '\\');
  const [edit = escaped] = edits;
  if (edit === undefined) return problem;
  const { start, end, text } = edit;
  const removed = given.slice(start, end);
  const { node, path } = placeAt(root, start, text + removed === '"');
  const fixed = { ...problem, ...(isCertain && { fix: { edits: [edit], isCertain } }) };
  const cause = (code: JsonCode, params: Params = {}, at = start): JsonProblem => {
    const span = { start: at, end: Math.min(given.length, at + 1) };
    return { ...fixed, code, params: { ...problem.params, ...params }, path, span };
  };
  if (escaped) return cause('quote-in-string', {}, escaped.start);
  const isAtEnd = problem.code === 'truncated' && /^[\s}\]]*$/.test(given.slice(start));
  if (edits.length > 1 || isHole(edit) || isAtEnd)
    return isInsideQuotes(given, problem) ? cause('quote-in-string', {}, problem.span.start - 1) : problem;
  const part = node.kind === 'object' ? 'field' : 'item';
  if (text === ',' && removed === '') return { ...cause('missing-comma', { parts: `${part}s` }), span: problem.span };
  if (removed === ',' && text === '' && /[}\]]/.test(given.charAt(problem.span.start)))
    return cause('trailing-comma', { part });
  if (removed === '' && isSign(text)) return cause('missing-token', { token: text });
  return text === '' && isSign(removed) ? cause('extra-token', { token: removed }) : fixed;
}
