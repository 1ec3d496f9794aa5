import { readFileSync } from 'node:fs';
import { type Finding, type Messages, valueAt } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import {
  applyEdits,
  findChanges,
  type LintOptions,
  type LintResult,
  lintText,
  messages,
  payloadTypes,
  rules,
} from '../src/index.ts';
import { codeExamples } from './code-examples.ts';
import { FOLLOWED, FOLLOWED_IN_PAYLOAD, FOLLOWED_IN_TEXT, NOT_FOLLOWED, withValueAt } from './followed-hints.ts';

type LocatedFinding = LintResult['findings'][number];

interface Given {
  readonly payload?: unknown;
  readonly text: string;
  readonly options: LintOptions;
  readonly findings: readonly LocatedFinding[];
  /** Writes a changed payload. */
  readonly write: (payload: unknown) => string;
}

function givenOf(text: string, options: LintOptions): Given {
  const findings = lintText(text, options).findings;
  if (/^[\w.[\]]+=/.test(text)) {
    const payload = Object.fromEntries(new URLSearchParams(text));
    const write = (changed: unknown) =>
      new URLSearchParams(Object.entries(changed ?? {}).filter(([, value]) => value !== undefined)).toString();
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
    for (const wrong of WRONG) yield withValueAt(value, [step], wrong);
    for (const each of wrongPayloads(inner)) yield withValueAt(value, [step], each);
  }
}

/** The payloads of all vectors, of the rules' examples and of the codes' examples, with their findings. */
const GIVEN: readonly Given[] = [
  ...payloadTypes.flatMap(({ name: kind }) => {
    const file = new URL(`../../vectors/vectors/${kind}.json`, import.meta.url);
    const { vectors }: { vectors: { name: string; payload?: unknown; text?: string; profile?: object }[] } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const whole = vectors.filter(({ name }) => name.startsWith('whole'));
    const wrong = whole.flatMap(({ payload }) => [...wrongPayloads(payload)]);
    return [
      ...vectors.map(({ payload, text = JSON.stringify(payload), profile }) =>
        givenOf(text, { kind, ...(profile && { profile }) }),
      ),
      ...wrong.map((payload) => givenOf(JSON.stringify(payload), { kind })),
    ];
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

const AS_GIVEN = 'Send the token exactly as the wallet gave it.';

/** Whether a hint is about the text, which does not have the value that the payload has. */
const isAboutText = ({ payload }: Given, { path, rule }: Finding): boolean =>
  payload === undefined || path.length === 0 || /^(?:syntax|missing-equals|empty-form-field)$/.test(rule);

/** The text after its hint was followed word by word; `undefined` if this test can't follow it. */
function follow(given: Given, finding: LocatedFinding): string | undefined {
  const { payload, text, write } = given;
  const { hint = '', path } = finding;
  for (const [pattern, followIn] of FOLLOWED_IN_TEXT) {
    if (!pattern.test(hint)) continue;
    const [start, end] = [
      offsetOf(text, finding.line, finding.column),
      offsetOf(text, finding.endLine, finding.endColumn),
    ];
    return text.slice(0, start) + followIn(text.slice(start, end)) + text.slice(end);
  }
  for (const [pattern, followIn] of FOLLOWED_IN_PAYLOAD) {
    const match = pattern.exec(hint);
    if (match) return write(followIn(payload, finding, match));
  }
  for (const [pattern, followAt] of FOLLOWED) {
    const match = pattern.exec(hint);
    if (match === null) continue;
    if (isAboutText(given, finding)) return String(followAt(text, match, path));
    return write(withValueAt(payload, path, followAt(valueAt(payload, path), match, path)));
  }
  return undefined;
}

const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length +
  (line > 1 ? 1 : 0) +
  column -
  1;

test('each hint, followed word by word, resolves its finding, and causes no error', () => {
  const [unresolved, followed, left] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const given of GIVEN) {
    const { options, findings } = given;
    for (const finding of findings) {
      const { code, hint = AS_GIVEN } = finding;
      if (hint === AS_GIVEN) continue;
      const fixed = follow(given, finding);
      (fixed === undefined ? left : followed).add(code);
      if (fixed === undefined) continue;
      const after = lintText(fixed, options).findings;
      if (timesIn(after, finding) >= timesIn(findings, finding)) unresolved.add(`${code}: ${hint}`);
      const caused = after.find(
        (each) =>
          each.severity === 'error' &&
          !findings.some(({ code, path }) => code === each.code && String(path.at(-1)) === String(each.path.at(-1))),
      );
      if (caused) unresolved.add(`${code} causes ${caused.code}: ${hint}`);
    }
  }
  expect([...unresolved].sort()).toEqual([
    // The settings hold <KEY>. What is behind a mistake is not judged by rules then.
    'array-as-object causes no-3ds-capability: Send its values as an array; in PHP, array_values() makes one.',
    // The word is no right value. A place has one finding.
    'capital-letters causes wrong-type: Write it in lower case.',
    'comma-separated causes no-3ds-capability: Make an array of its parts, like ["one", "two"].',
    // The text hides another mistake.
    'escaped-json causes unknown-object: Remove the backslashes: the JSON was escaped once too often.',
    // Of the only item of a list that is a string: this test writes into arrays only.
    'html-in-text: Remove the tags, and write each HTML entity as its character, like & for &amp;.',
    'missing-name causes not-listed: If it belongs to the value before it, write the & of that value as %26.',
    'negative causes no-decimals: Send a positive number.',
    // What the vectors hide is no whole token or key: {"version":1}.
    'nested-json-string causes missing: Encode the whole token as JSON once, and nothing inside it.',
    'nested-json-string causes simulator-token: Encode the whole token as JSON once, and nothing inside it.',
    'payload-encoded-twice causes unknown-object: Encode it once.',
    'percent-encoded-json causes unknown-object: Decode it first.',
    'percent-encoded-token causes missing: Decode it. In a form, URL-encode it once.',
    'python-word causes null-optional: Write true, false or null.',
    'single-item causes no-3ds-capability: Put it in square brackets.',
    'token-as-base64 causes missing: Decode it, and send the JSON string.',
    'token-as-base64 causes not-a-token: Decode it, and send the JSON string.',
    'token-encoded-twice causes missing: Encode it as JSON once less: the token is a string already.',
    'token-encoded-twice causes not-a-token: Encode it as JSON once less: the token is a string already.',
    'token-in-field causes incomplete-base64: Send the content of that field only.',
    'two-tokens causes other-string: Keep the right token, under the name parameters[paymentToken].',
    // A text in place of a token: [FILTERED].
    'unquoted-string causes no-object: Put it in double quotes.',
  ]);
  const catalog: Messages = messages;
  const hinted = Object.keys(catalog).filter((code) => {
    const message = catalog[code];
    return typeof message === 'object' && message.hint !== AS_GIVEN;
  });
  const notFollowed = hinted.filter((code) => left.has(code) || !followed.has(code));
  expect(notFollowed.sort()).toEqual(Object.values(NOT_FOLLOWED).flat().sort());
});
