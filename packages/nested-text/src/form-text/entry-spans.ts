import type { Span } from '../text-layer.ts';
import { count, type FormProblem } from './form-problem.ts';

/** Where the entries of a form stand; what is wrong between them is added to the problems. */
export function spansOf(body: string, isOther: boolean, problems: FormProblem[]): Span[] {
  if (isOther) return stretchesOf(body);
  return withoutLead(body, spansOfEntries(body, problems), problems);
}

function spansOfEntries(body: string, problems: FormProblem[]): Span[] {
  if (body.includes('&')) return entriesOf(body, problems);
  const other = OTHER_JOINTS.find(({ joint }) => isJoinedBy(joint, body));
  if (other) return partsOf(body, other, problems);
  return isLines(body) ? linesOf(body, problems) : entriesOf(body, problems);
}

/** What stands between the `&` of a form, or what joins its entries instead. */
function stretchesOf(body: string, joint = '&'): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start <= body.length; ) {
    const next = body.indexOf(joint, start);
    const end = next < 0 ? body.length : next;
    spans.push({ start, end });
    start = end + joint.length;
  }
  return spans;
}

/** What stands before the first name where a URL was copied, or its query with the `?`. */
const LEAD = /^(?:[^\s=?"'{}<>]*\/[^\s=?"'{}<>]*)?\?(?=[^\s=?]+=)/;

function withoutLead(body: string, [first, ...others]: readonly Span[], problems: FormProblem[]): Span[] {
  if (first === undefined) return [];
  const [lead = ''] = LEAD.exec(body.slice(first.start, first.end)) ?? [];
  const start = first.start + lead.length;
  if (lead === '') return [first, ...others];
  problems.push({ ...BEFORE_ENTRIES, span: { start: first.start, end: start }, found: foundBefore(lead) });
  return [{ start, end: first.end }, ...others];
}

const foundBefore = (lead: string): string =>
  lead === '?' ? 'a question mark before the entries' : 'a URL before the entries';

const BEFORE_ENTRIES = {
  kind: 'syntax',
  path: [],
  allowed: 'the entries alone',
  hint: 'Leave out what stands before the first name: the form is what would follow the ? of a URL.',
} satisfies Partial<FormProblem>;

/** Whether each entry stands on a line of its own, where no `&` joins them: what is meant is plain, and told once. */
const isLines = (body: string): boolean => body.match(LINES)?.every(isEntry) === true;

const LINES = /\S[^\r\n]*/g;
const isEntry = (text: string): boolean => /^[^\s=:;"'{}<>,]+=/.test(text);

/** What joins entries in cookies and lists, and what is left where a whole form was encoded as a value is. */
const OTHER_JOINTS = [
  {
    joint: ';',
    found: 'semicolons between the entries',
    hint: 'Join the entries with &; a semicolon that is meant is written %3B.',
  },
  {
    joint: ',',
    found: 'commas between the entries',
    hint: 'Join the entries with &; a comma that is meant is written %2C.',
  },
  {
    joint: '\\u0026',
    found: '\\u0026 between the entries',
    hint: 'Undo the escaping of the JSON text that it stood in: \\u0026 is &.',
  },
  {
    joint: ' ',
    found: 'blanks between the entries',
    hint: 'Join the entries with &; a blank that is meant is written %20.',
  },
  {
    joint: '%26',
    found: 'an encoded & between the entries',
    hint: 'Encode names and values only: & and = stand between them as they are.',
  },
];

/** Whether that joins the entries, where no `&` does: nothing that encodes a form leaves it in a value, nor what JSON has. */
function isJoinedBy(joint: string, body: string): boolean {
  if (!body.includes(joint) || /[\r\n"<>{}]/.test(body)) return false;
  const parts = partsBetween(body, joint);
  return parts.length > 1 && parts.every(({ start, end }) => isEntry(body.slice(start, end)));
}

/** What stands between, without blanks before it; nothing where the last of them joins nothing. */
function partsBetween(body: string, joint: string): Span[] {
  const parts = stretchesOf(body, joint).map(({ start, end }) => ({
    start: end - body.slice(start, end).trimStart().length,
    end,
  }));
  const last = parts.at(-1);
  return last?.start === last?.end ? parts.slice(0, -1) : parts;
}

function partsOf(body: string, { joint, found, hint }: (typeof OTHER_JOINTS)[number], problems: FormProblem[]): Span[] {
  const at = body.indexOf(joint);
  problems.push({
    kind: 'syntax',
    path: [],
    span: { start: at, end: at + joint.length },
    found,
    allowed: '& alone',
    hint,
  });
  return partsBetween(body, joint);
}

function linesOf(body: string, problems: FormProblem[]): Span[] {
  const lines = Array.from(body.matchAll(LINES), ({ index, 0: line }) => ({ start: index, end: index + line.length }));
  for (const [i, { start }] of lines.slice(1).entries()) {
    const end = lines[i]?.end ?? start;
    problems.push(...lineBreaks([], { start: end, end: start }, body.slice(end, start)));
  }
  return lines;
}

/**
 * What stands between the `&` of a form, without what is plainly not meant beside them: line breaks, with what indents a
 * line, and the rest of an `&amp;`.
 */
function entriesOf(body: string, problems: FormProblem[]): Span[] {
  const [first, ...others] = stretchesOf(body);
  const isEscaped = others.length > 0 && others.every(({ start }) => body.startsWith(REST_OF_AMP, start));
  if (isEscaped)
    problems.push({ ...ESCAPED, span: { start: first?.end ?? 0, end: (others[0]?.start ?? 0) + REST_OF_AMP.length } });
  const skipped = isEscaped ? REST_OF_AMP.length : 0;
  const written = others.map(({ start, end }) => ({ start: start + skipped, end }));
  return (first ? [first, ...written] : written).map((span) => withoutLineBreaks(body, span, problems));
}

const REST_OF_AMP = 'amp;';
const ESCAPED = {
  kind: 'syntax',
  path: [],
  found: '&amp; between the entries',
  allowed: '& alone',
  hint: '&amp; is HTML: write the & between the entries as it is.',
} satisfies Partial<FormProblem>;

function withoutLineBreaks(body: string, { start, end }: Span, problems: FormProblem[]): Span {
  const written = body.slice(start, end);
  const lead = written.slice(0, written.length - written.trimStart().length);
  const tail = written.slice(Math.max(lead.length, written.trimEnd().length));
  problems.push(...lineBreaks([], { start, end }, lead), ...lineBreaks([], { start: end - tail.length, end }, tail));
  return {
    start: LINE_BREAKS.test(lead) ? start + lead.length : start,
    end: LINE_BREAKS.test(tail) ? end - tail.length : end,
  };
}

export function lineBreaks(path: string[], { start }: Span, written: string): FormProblem[] {
  const at = written.search(LINE_BREAKS);
  if (at < 0) return [];
  const hint = 'Join the entries with & alone, or write a line break that is meant as %0A.';
  const span = { start: start + at, end: start + at + 1 };
  return [{ kind: 'syntax', path, span, found: LINE_BREAK, allowed: 'a form is one line', hint }];
}

const LINE_BREAKS = /[\r\n]/;
const LINE_BREAK = 'a line break';

/** A form with each entry on a line of its own has one mistake. */
export function joinLineBreaks(problems: readonly FormProblem[]): FormProblem[] {
  const [first, ...others] = problems.filter(({ found }) => found === LINE_BREAK);
  return problems
    .filter((problem) => problem === first || problem.found !== LINE_BREAK)
    .map((problem) =>
      problem === first ? { ...first, found: count(others.length, LINE_BREAK, 'line breaks') } : problem,
    );
}
