import { readFileSync } from 'node:fs';
import { type Finding, isObject, type Messages, valueAt } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import { applyEdits, findChanges, type LintOptions, lintText, messages, resources, rules } from '../src/index.ts';
import { codeExamples } from './code-examples.ts';
import { FOLLOWED, NOT_FOLLOWED } from './followed-hints.ts';

interface Given {
  readonly payload?: unknown;
  readonly text: string;
  readonly options: LintOptions;
  readonly findings: readonly Finding[];
  /** Writes a changed payload. */
  readonly write: (payload: unknown) => string;
}

function givenOf(text: string, options: LintOptions): Given {
  const findings = lintText(text, options).findings;
  if (/^[\w.[\]]+=/.test(text)) {
    const payload = Object.fromEntries(new URLSearchParams(text));
    const write = (changed: unknown) => new URLSearchParams(Object.entries(changed ?? {})).toString();
    return { payload, text, options, findings, write };
  }
  return { payload: parsed(text), text, options, findings, write: JSON.stringify };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// biome-ignore format: a list
const WRONG: readonly unknown[] = [
  '19,9', '1,234', '1.234,5', '1 000', '€5', '€19,9', '-5', '-5.00', '5.', '.5', ' 1.00', '1.5', '1.999', '007', '1e5', 5, -5, 1.5, 19.999, 1001,
  '', ' ', 'x', 'x y', 'a,b', 'card,naps', 'VISA,AMEX', 'both', 'undefined', '{"a":1}', '[object Object]', '<b>x</b>', 'FRA', 'fr', 'UK', 'pcs', 'euro', 'a@b',
  '01/02/2030', '2030-13-01', '2030-1-1', '+33 1', 'http://a', 'a.example', 'https://a.example/?q={a}', 'x'.repeat(3000), true, 'true', false, null, [], {}, ['x'], [{}], [5], { 0: 'card' },
];

const examples = [...rules.values()].flatMap(({ accepts, rejects }) => [...accepts, ...rejects]);

/** The whole payloads of the vectors, with a wrong value in one field each. */
function* wrongPayloads(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(name) : name;
    for (const wrong of WRONG) yield changed(value, [step], wrong);
    for (const each of wrongPayloads(inner)) yield changed(value, [step], each);
  }
}

/** The payloads of all vectors, of the rules' examples and of the codes' examples, with their findings. */
const GIVEN: readonly Given[] = [
  ...resources.flatMap(({ kind }) => {
    const file = new URL(`../../vectors/vectors/${kind}.json`, import.meta.url);
    const { vectors }: { vectors: { name: string; payload?: unknown; text?: string; profile?: object }[] } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const whole = vectors.filter(({ name }) => name.startsWith('whole'));
    const wrong = whole.flatMap(({ payload }) => Array.from(wrongPayloads(payload), (each) => ({ payload: each })));
    return [...vectors, ...wrong].map(({ payload, text = JSON.stringify(payload), profile }) =>
      givenOf(text, { kind, ...(profile && { profile }) }),
    );
  }),
  ...examples.flatMap(({ row, value, profile }) =>
    row === undefined ? givenOf(typeof value === 'string' ? value : JSON.stringify(value), { profile }) : [],
  ),
  ...codeExamples.map(([, wrong, , options = {}]) => givenOf(wrong, options)),
];

const isSame = (one: Finding, { code, path }: Finding): boolean =>
  one.code === code && JSON.stringify(one.path) === JSON.stringify(path);

/** The findings of a code and path, counted: one mistake may be there twice. */
const timesIn = (findings: readonly Finding[], finding: Finding): number =>
  findings.filter((each) => isSame(each, finding)).length;

test('each change resolves its finding', () => {
  const unresolved = GIVEN.flatMap(({ text, options, findings }) =>
    findChanges(text, findings, options).flatMap((changes, i) => {
      const finding = findings[i] ?? expect.unreachable();
      return changes.flatMap(({ title, edits }) => {
        const after = lintText(applyEdits(text, edits), options).findings;
        const isResolved = timesIn(after, finding) < timesIn(findings, finding);
        return isResolved ? [] : [`${finding.code}: ${title}`];
      });
    }),
  );
  expect([...new Set(unresolved)].sort()).toEqual([]);
});

/** A copy of a value with the value at a path replaced, or removed if the new one is `undefined`. */
function changed(value: unknown, [step, ...rest]: Finding['path'], to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value)) {
    const items = value.map((item, i) => (i === step ? changed(item, rest, to) : item));
    return items.filter((item) => item !== undefined);
  }
  if (!isObject(value)) return value;
  return { ...value, [step]: changed(value[step], rest, to) };
}

const AS_GIVEN = 'Send the token exactly as the wallet gave it.';

const isFollowed = ({ hint = '' }: Finding): boolean => FOLLOWED.some(([pattern]) => pattern.test(hint));

/** Whether a hint is about the text, which does not have the value that the payload has. */
const isAboutText = ({ payload }: Given, { path, rule }: Finding): boolean =>
  payload === undefined || path.length === 0 || /^(?:syntax|missing-equals|empty-form-field)$/.test(rule);

/** The codes with a hint that neither test follows, or that no payload here has. */
function notFollowed(): string[] {
  const [seen, unfollowed] = [new Set<string>(), new Set<string>()];
  for (const given of GIVEN) {
    const changes = findChanges(given.text, given.findings, given.options);
    for (const [i, finding] of given.findings.entries()) {
      if (finding.hint === undefined || finding.hint === AS_GIVEN) continue;
      seen.add(finding.code);
      if (!isFollowed(finding) && !changes[i]?.length) unfollowed.add(finding.code);
    }
  }
  const catalog: Messages = messages;
  const hinted = Object.keys(catalog).filter((code) => {
    const message = catalog[code];
    return typeof message === 'object' && message.hint !== AS_GIVEN;
  });
  return hinted.filter((code) => unfollowed.has(code) || !seen.has(code)).sort();
}

test('each hint of the catalog is followed, or has a reason why not', () => {
  expect(notFollowed()).toEqual(Object.values(NOT_FOLLOWED).flat().sort());
});

test('each hint about a value, followed word by word, resolves its finding', () => {
  const unresolved = new Set<string>();
  for (const given of GIVEN) {
    const { payload, text, options, findings, write } = given;
    for (const finding of findings.filter(isFollowed)) {
      const { hint = '', path } = finding;
      const isText = isAboutText(given, finding);
      const value = isText ? text : valueAt(payload, path);
      const [pattern, follow] = FOLLOWED.find(([pattern]) => pattern.test(hint)) ?? expect.unreachable();
      const to = follow(value, pattern.exec(hint) ?? expect.unreachable(), path);
      const fixed = isText ? String(to) : write(changed(payload, path, to));
      const after = lintText(fixed, options).findings;
      if (timesIn(after, finding) >= timesIn(findings, finding)) unresolved.add(`${finding.code}: ${hint}`);
      const [caused] = after.filter(
        (each) =>
          each.severity === 'error' &&
          timesIn(findings, each) === 0 &&
          JSON.stringify(each.path) === JSON.stringify(path),
      );
      if (caused) unresolved.add(`${finding.code} causes ${caused.code}: ${hint}`);
    }
  }
  expect([...unresolved].sort()).toEqual([
    // The text hides another mistake.
    'escaped-json causes unknown-object: Remove the backslashes: the JSON was escaped once too often.',
    // This test writes such numbers with an exponent, as String() does.
    'exponent-sent causes not-a-decimal: Write it as a string without an exponent.',
    'lost-digits causes not-digits: Write it as a string.',
    'payload-encoded-twice causes unknown-object: Encode it once.',
    'percent-encoded-json causes unknown-object: Decode it first.',
    // The vectors hide {"version":1} there, which is no token.
    'token-as-base64 causes not-a-token: Decode it, and send the JSON string.',
    'token-encoded-twice causes not-a-token: Encode it as JSON once less: the token is a string already.',
  ]);
});
