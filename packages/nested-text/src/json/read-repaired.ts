import { type Span, wholeText } from '../place/text-layer.ts';
import type { JsonCode } from '../problem/messages.ts';
import type { Edit, JsonProblem, Params } from '../problem/problem.ts';
import { Budget } from '../tree/budget.ts';
import type { ReadNode } from '../tree/node.ts';
import { plainValue } from '../tree/tree.ts';
import { findEdits, isSign, leftOf } from './find-edits.ts';
import { type MistakeReader, type Scan, scanJson } from './json-scanner.ts';
import { jsonTree } from './json-tree.ts';

/** The number of mistakes in a value: of several ways to read a text, the one with the fewest is meant. */
export type Misfit = (value: unknown) => number;

/** What stopped the reading of a text, and the edits of one character that let it go on, of which the first is made. */
interface Repair {
  readonly problem: JsonProblem;
  readonly edits: readonly Edit[];
}

const MOST_REPAIRS = 20;
const MOST_IN_LONG_TEXT = 3;
const LONG = 100_000;

/** It starts as an object or array does, but for one character. */
const MAY_BE_REPAIRED = /^\s*(?:[^\s{[]\s*)?[{["]/;

/** Reads a text with the edits that let reading go on. What other edits would read in another way is unknown. */
export function readRepaired(given: string, first: Scan, mistakes: MistakeReader, misfit: Misfit = () => 0): Scan {
  const repairs: Repair[] = [];
  const made: Edit[] = [];
  let [text, scan] = [given, first];
  const moved = <TSpan extends Span>(span: TSpan): TSpan => ({
    ...span,
    ...made.reduceRight<Span>((inner, edit) => spanBefore(edit, inner), span),
  });
  const most = MAY_BE_REPAIRED.test(given) ? (given.length > LONG ? MOST_IN_LONG_TEXT : MOST_REPAIRS) : 0;
  while (scan.stop !== undefined && made.length < most) {
    const problem = scan.problems.at(-1);
    const ways = waysOf(text, findEdits(text, scan, scan.stop, mistakes), mistakes, misfit);
    const [best] = ways;
    if (best === undefined || problem === undefined) break;
    const edits = ways.map(({ edit }) => moved(edit));
    repairs.push({ problem: { ...problem, span: moved(problem.span) }, edits });
    made.push(best.edit);
    [text, scan] = [best.text, best.scan];
  }
  const { root, problems, stop } = scan;
  // Whether a bracket is missing is known if all of them match.
  const isOfBracket = ({ edits: [edit] }: Repair) =>
    /[{}[\]]/.test(edit ? edit.text + given.slice(edit.start, edit.end) : '');
  if (root === undefined || (stop !== undefined && repairs.some(isOfBracket))) return uncertain(first);
  const isCertain =
    stop === undefined &&
    repairs.every((repair) => isSure(given, repair, repairs.length === 1)) &&
    problems.every(({ kind, fix }) => kind !== 'syntax' || fix?.isCertain === true);
  const open = isCertain ? [] : repairs.filter(({ edits }) => edits.length > 1).map(({ edits }) => spanOf(edits));
  moveBack(root, open, isCertain, (start, end) => {
    const span = moved({ start, end });
    const isSame = text.slice(start, end) === given.slice(span.start, span.end);
    return { ...span, isKnown: isSame && !open.some((each) => isAt(span, each)) };
  });
  const others = problems
    .map(({ fix, ...problem }) => ({
      ...problem,
      span: moved(problem.span),
      ...(fix && { fix: { ...fix, edits: fix.edits.map(moved) } }),
    }))
    // An edit that is a guess may cause others.
    .filter(
      ({ span }, i) =>
        isCertain ||
        (stop !== undefined && i === problems.length - 1) ||
        !repairs.some(({ edits, problem }) => isAt(span, spanOf(edits)) || isAt(span, problem.span)),
    );
  const all = [...repairs.map((repair) => problemOf(given, repair, isCertain)), ...others];
  const read = { ...scan, isJson: false, problems: all.sort((a, b) => a.span.start - b.span.start) };
  return isCertain ? read : uncertain(read);
}

/** No mistake of a text is corrected that is not read for certain. */
const uncertain = (scan: Scan): Scan => ({
  ...scan,
  problems: scan.problems.map(({ fix, ...problem }) => (fix?.isCertain === false ? { ...problem, fix } : problem)),
});

/** Whether an edit is the only one, is at no placeholder and no backslash, and is of a comma if it is not alone. */
function isSure(given: string, { problem, edits }: Repair, isAlone: boolean): boolean {
  const [edit, other] = edits;
  if (edit === undefined || other || problem.code === 'truncated') return false;
  const removed = given.slice(edit.start, edit.end);
  const around = given.slice(edit.start - 1, edit.end + 1) + edit.text;
  return !/[\\<]/.test(around) && (isAlone || edit.text + removed === ',');
}

const spanOf = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
});

/** The place in a text before an edit. */
function spanBefore({ start, end, text }: Edit, given: Span): Span {
  const before = (at: number): number => Math.max(end, at - text.length + end - start);
  // What was removed is before what follows it.
  const from = given.start < start || (given.start === start && text !== '') ? given.start : before(given.start);
  return { start: from, end: Math.max(from, given.end <= start ? given.end : before(given.end)) };
}

/** A text after an edit. */
interface Way {
  readonly edit: Edit;
  readonly text: string;
  readonly scan: Scan;
  readonly rank: number;
}

/** So many ways are compared, of texts with so many characters in all. */
const MOST_WAYS = 40;
const MOST_READ = 400_000;
/** What is left counts more than doubts, and doubts count more than the mistakes in the value. */
const WEIGHT = 10_000;

/** The best ways to read a text with one of several edits, each with another value; none if there are too many. */
function waysOf(given: string, edits: readonly Edit[], mistakes: MistakeReader, misfit: Misfit): readonly Way[] {
  if (edits.length > Math.max(1, Math.min(MOST_WAYS, MOST_READ / given.length))) return [];
  const ways = new Map<string, Way>();
  for (const edit of edits) {
    const text = given.slice(0, edit.start) + edit.text + given.slice(edit.end);
    const scan = scanJson(text, new Budget(), mistakes);
    if (scan.root === undefined) continue;
    const value = plainValue(jsonTree(wholeText(text), scan.root, new Budget()), scan.root);
    let doubts = scan.doubts?.length ?? 0;
    const key = JSON.stringify(value, (name, each) => {
      // A quote is probably beside the comma or colon.
      for (const string of [name, each]) if (typeof string === 'string' && /^[,:]|[,:]$/.test(string)) doubts++;
      return each;
    });
    // Of several places for a comma, the one after the value.
    ways.set(key, { edit, text, scan, rank: (leftOf(text, scan) * WEIGHT + doubts) * WEIGHT + misfit(value) });
  }
  const best = Math.min(...[...ways.values()].map(({ rank }) => rank));
  return [...ways.values()].filter(({ rank }) => rank === best);
}

const isAt = (a: Span, b: Span): boolean => a.start <= b.end && b.start <= a.end;

/** Moves nodes to their places in the given text. What is written in another way there is unknown, and what is open too. */
function moveBack(
  node: ReadNode,
  open: readonly Span[],
  isCertain: boolean,
  move: (start: number, end: number) => Span & { readonly isKnown: boolean },
): void {
  const { start, end, isKnown } = move(node.start, node.end);
  [node.start, node.end] = [start, end];
  const isScalar = node.kind !== 'object' && node.kind !== 'array';
  if (isScalar && !isKnown) node.kind = 'unknown';
  const kept = node.members.filter((each) => {
    if (each.name === undefined) return true;
    const name = move(each.nameStart, each.nameEnd);
    [each.nameStart, each.nameEnd] = [name.start, name.end];
    return isCertain || name.isKnown;
  });
  for (const each of kept) moveBack(each, open, isCertain, move);
  const isIn = (span: Span) => kept.some((each) => each.start <= span.start && span.end <= each.end);
  node.isPartial ||=
    kept.length < node.members.length || (!isScalar && open.some((span) => isAt(node, span) && !isIn(span)));
  node.members = kept;
}

/** What stopped the reading, or the mistake that is known to cause it. */
function problemOf(given: string, { problem, edits }: Repair, isCertain: boolean): JsonProblem {
  const [edit, other] = edits;
  if (edit === undefined) return problem;
  const { start, end, text } = edit;
  const { code, span, params } = problem;
  const removed = given.slice(start, end);
  const fixed = { ...problem, ...(isCertain && { fix: { edits: [edit], isCertain } }) };
  const cause = (cause: JsonCode, more: Params = {}, at = start): JsonProblem => ({
    ...fixed,
    code: cause,
    params: { ...params, ...more },
    span: { start: at, end: Math.min(given.length, at + 1) },
  });
  // If a word follows a closing quote, the quote belongs to the string, or an earlier string is not closed.
  const isInside = code === 'unexpected-token' && /^"[\p{L}\p{N}_]/u.test(given.slice(span.start - 1, span.start + 2));
  const quote = edits.find((each) => each.text === '\\')?.start ?? (isInside ? span.start - 1 : undefined);
  const isAtEnd = code === 'truncated' && /^[\s}\]]*$/.test(given.slice(start));
  if (other || text.includes('<') || isAtEnd || (!isCertain && params.token === 'word'))
    return quote === undefined || isCertain ? fixed : cause('quote-in-string', {}, quote);
  const part = /name|field/.test(String(params.expected)) ? 'field' : 'item';
  if (text === ',' && removed === '') return { ...cause('missing-comma', { parts: `${part}s` }), span };
  if (removed + text === ',' && /[}\]]/.test(given.charAt(span.start))) return cause('trailing-comma', { part });
  if (removed === '' && isSign(text)) return cause('missing-token', { token: text });
  return text === '' && isSign(removed) ? cause('extra-token', { token: removed }) : fixed;
}
