import type { Span } from '../text-layer.ts';
import { encodeComponent } from './encode-component.ts';
import { readComponent } from './form-component.ts';
import { ENTRIES, type FormProblem } from './form-problem.ts';

/**
 * The entries of a form, and those that a joint other than `&`, or none, has made a part of the one before: nothing that
 * encodes a form leaves `name=` in a value. Each is told where it begins, and read as what it is.
 *
 * @param names The names that the form may have; those that it has already are no entry inside another.
 */
export function withLostJoints(
  body: string,
  stretches: readonly Span[],
  names: readonly string[],
  problems: FormProblem[],
): readonly Span[] {
  const lacking = [...names];
  for (const { start, end } of stretches) {
    if (start === end) continue;
    const name = readComponent(body, { start, end: nameEnd(body, start, end) }).layer.text;
    if (lacking.includes(name)) lacking.splice(lacking.indexOf(name), 1);
  }
  if (lacking.length === 0) return stretches;
  const written = lacking.flatMap((name) => [name, encodeComponent(name)]).map(escapeForPattern);
  const pattern = new RegExp(`${BEFORE}(${JOINT})(${written.join('|')})=`, 'gi');
  return stretches.flatMap((each) => splitAt(body, each, { pattern, lacking, problems }));
}

function nameEnd(body: string, start: number, end: number): number {
  const equals = body.slice(start, end).indexOf('=');
  return equals < 0 ? end : start + equals;
}

/** What stands in place of `&`, if anything does. Behind these marks a longer name goes on, or the query of a URL begins. */
const JOINT = String.raw`(?:amp;|[\s;,+]|%26|%3B|%2C|%20|%0A|%0D|\\u0026){0,4}`;
const BEFORE = '(?<![?/._[-])';
const REST_OF_AMP = 'amp;';

interface Splitting {
  readonly pattern: RegExp;
  /** What is found is taken out: it is an entry from there on. */
  readonly lacking: string[];
  readonly problems: FormProblem[];
}

function splitAt(body: string, { start, end }: Span, { pattern, lacking, problems }: Splitting): Span[] {
  const spans: Span[] = [];
  let from = start;
  // Its own name is what stands up to the first =, whatever else that has in it.
  const first = body.startsWith(REST_OF_AMP, start) ? start : nameEnd(body, start, end);
  if (first === end) return [{ start, end }];
  for (const match of body.slice(first, end).matchAll(pattern)) {
    const [, joint = '', written = ''] = match;
    const at = first + match.index;
    const name = readComponent(written, { start: 0, end: written.length }).layer.text;
    if (!lacking.includes(name)) continue;
    lacking.splice(lacking.indexOf(name), 1);
    const nameAt = at + joint.length;
    const span = { start: at, end: joint === '' ? nameAt + written.length : nameAt };
    problems.push({ ...(joint === REST_OF_AMP ? ESCAPED : LOST), span });
    if (at > start) spans.push({ start: from, end: at });
    from = nameAt;
  }
  return [...spans, { start: from, end }];
}

const LOST = {
  kind: 'syntax',
  path: [],
  found: 'no & before an entry',
  allowed: ENTRIES,
  hint: 'Join the entries with & alone.',
} satisfies Partial<FormProblem>;

const ESCAPED = {
  ...LOST,
  found: '&amp; before an entry',
  hint: '&amp; is HTML: write the & between the entries as it is.',
} satisfies Partial<FormProblem>;

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
