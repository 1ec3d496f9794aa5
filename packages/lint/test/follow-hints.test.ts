import { readFileSync } from 'node:fs';
import { type Finding, isObject, valueAt } from '@pg/rule-kit';
import { normalizeProcessingKey } from '@pg/wallet-tokens';
import { expect, test } from 'vitest';
import { applyEdits, findChanges, lintText, resources } from '../src/index.ts';

interface Given {
  readonly payload?: unknown;
  readonly text: string;
  readonly options: Parameters<typeof lintText>[1] & object;
  readonly findings: readonly Finding[];
}

/** The payloads of all vectors as texts, with their findings. */
const GIVEN: readonly Given[] = resources.flatMap(({ kind }) => {
  const file = new URL(`../../vectors/vectors/${kind}.json`, import.meta.url);
  const { vectors }: { vectors: { payload?: unknown; text?: string; profile?: object }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return vectors.map(({ payload, text = JSON.stringify(payload), profile }) => {
    const options = { kind, ...(profile && { profile }) };
    return { payload, text, options, findings: lintText(text, options).findings };
  });
});

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

function normalized(pem: string): string {
  const key = normalizeProcessingKey(pem);
  return 'text' in key ? key.text : pem;
}

/** What a hint says, word by word: the new value for the old one. */
const FOLLOWED: readonly [
  hint: RegExp,
  follow: (value: unknown, match: RegExpExecArray, path: Finding['path']) => unknown,
][] = [
  [/Write it in quotes: "(.+)"/, (_, [, code]) => code],
  [/^Put it in quotes, with two decimals/, (value) => Number(value).toFixed(2)],
  [/^(?:Put it in quotes, with its leading zeros if|Write it as a string)/, (value) => String(value)],
  [
    /^Put it in quotes, with its leading zeros/,
    (value, _, path) => String(value).padStart(path.at(-1) === 'shipping_country' ? 3 : 2, '0'),
  ],
  [/^Write https:\/\/ before/, (value) => `https://${value}`],
  [/^If a number lost its zeros/, (value) => String(value).padStart(11, '0')],
  [/^Remove it; or if it was a \+/, (value) => String(value).replace(/\s/g, '')],
  [/^Put it in square brackets/, (value) => [value]],
  [/^Leave the field out/, () => undefined],
  [/or leave (?:the field|it) out/, () => undefined],
  [/^Remove the field/, () => undefined],
  [/^Did you mean (.+)\?$/, (_, [, meant]) => meant],
  [/^Remove the quotes/, (value) => value === 'true'],
  [/^Send an empty object/, () => ({})],
  [/^Send its values as an array/, (value) => Object.values(value ?? {})],
  [/^Add zeros at the front/, (value) => String(value).padStart(2, '0')],
  [/^Remove the leading ::ffff:/, (value) => String(value).replace('::ffff:', '')],
  [/^Send (\w+)\. The/, (_, [, code]) => code],
  [/^If it is in cents, divide by 100/, (value) => (Number(value) / 100).toFixed(2)],
  // A comma before the decimals, or a point.
  [
    /^Use a point before the decimals/,
    (value) =>
      String(value)
        .replace(/[.\s](?=\d{3})/g, '')
        .replace(',', '.'),
  ],
  [/^Round it to (\d)/, (value, [, decimals]) => Number(value).toFixed(Number(decimals))],
  [
    /^Remove those that do not fit/,
    (value, _, path) => String(value).replace(/amount$/.test(String(path.at(-1))) ? /(?<=\.\d\d)0+$/ : /\.?0+$/, ''),
  ],
  [/^Remove the port/, (value) => String(value).replace(/:\d+$/, '')],
  [/^Remove the leading zeros/, (value) => String(value).replace(/\b0+(?=\d)/g, '')],
  [/^Round it, for example with toFixed\(2\)/, (value) => Number(value).toFixed(2)],
  [/^Remove the space\./, (value) => String(value).replaceAll(' ', '')],
  // Its parameters have no use then.
  [/^To test a session, use the method card/, (value) => (typeof value === 'string' ? 'card' : undefined)],
  [/or remove (?:its parameters|this field)\.$/, () => undefined],
  [/^Write one of them as a string/, () => 'PAN_ONLY'],
  [/^Write real line breaks/, (value) => String(value).replaceAll('\\n', '\n')],
  [/normalizeProcessingKey/, (value) => normalized(String(value))],
  [/^Add the lines (-.+-) and (-.+-)\./, (value, [, begin, end]) => `${begin}\n${value}\n${end}`],
  [/^Decode it, and send the JSON string/, (value) => atob(String(value))],
  [/^Decode it\. In a form/, (value) => decodeURIComponent(String(value))],
  [/^Call JSON\.stringify once less/, (value) => JSON.parse(String(value).replace(/^(?!").+$/s, '"$&"'))],
  [/^Cut the string between characters/, (value) => String(value).slice(0, -1)],
];

/** Why a hint is not followed by script, and the codes of such hints in the vectors. */
// biome-ignore format: a table
const NOT_FOLLOWED: Readonly<Record<string, readonly string[]>> = {
  'send what the wallet gave: the damaged token does not contain it': [
    'base64url', 'decrypted-card-data', 'empty-array', 'empty-optional', 'empty-token', 'expiration-as-number', 'lost-padding', 'lost-plus',
    'masked-token', 'missing-backslashes', 'missing-escape', 'nested-json-string', 'not-a-cms-signature', 'not-a-public-key', 'not-a-token-field',
    'not-an-ecdsa-signature', 'null-optional', 'number-not-string', 'object-not-json', 'other-transaction-id', 'part-of-token',
    'percent-encoded-value', 'printed-object', 'rewritten-token', 'simulator-token', 'single-item', 'token-missing', 'token-not-json',
  ],
  'copy it from a file or a provider: the payload does not contain it': [
    'certificate-is-private-key', 'certificate-is-request', 'certificate-not-readable', 'decryption-key-missing', 'example-token', 'file-name',
    'key-encrypted', 'key-is-certificate', 'key-is-public', 'key-not-readable', 'lost-line-breaks', 'merchant-prefix', 'processing-key-missing', 'service-key-missing',
  ],
  'ask the account manager or the acquirer': [
    'acquirer-3d-secure', 'expected-for-brand', 'field-of-other-set', 'perhaps-not-debit', 'tied-sets', 'undefined-field',
  ],
  'change the configuration': ['unmapped-name', 'unmapped-value'],
  'change another field, or send another request': ['negative-number', 'rest-of-url', 'token-in-json', 'bracket-name-after-gap', 'certificate-with-private-key', 'method-as-brand', 'several-certificates', 'token-in-parts'],
};

/** The codes of the hints that neither test follows. */
const notFollowed = (): readonly string[] =>
  GIVEN.flatMap(({ payload, text, options, findings }) => {
    const changes = findChanges(text, findings, options);
    return findings.flatMap((finding, i) => {
      const { hint = '' } = finding;
      const isFollowed =
        (payload !== undefined || finding.path.length === 0) && FOLLOWED.some(([pattern]) => pattern.test(hint));
      return hint === '' || isFollowed || changes[i]?.length ? [] : [finding.code];
    });
  });

test('each other hint has a reason why no test follows it', () => {
  expect([...new Set(notFollowed())].sort()).toEqual(Object.values(NOT_FOLLOWED).flat().sort());
});

test('each hint about a value, followed word by word, resolves its finding', () => {
  const unresolved = new Set<string>();
  for (const { payload, text, options, findings } of GIVEN) {
    for (const finding of findings) {
      if (payload === undefined && finding.path.length > 0) continue;
      const { hint = '' } = finding;
      const value = payload === undefined ? text : valueAt(payload, finding.path);
      for (const [pattern, follow] of FOLLOWED) {
        const match = pattern.exec(hint);
        if (match === null) continue;
        const fixed = changed(payload, finding.path, follow(value, match, finding.path));
        const after = lintText(payload === undefined ? String(fixed) : JSON.stringify(fixed), options).findings;
        if (timesIn(after, finding) >= timesIn(findings, finding)) unresolved.add(`${finding.code}: ${hint}`);
        const newErrors = after.filter((each) => each.severity === 'error' && timesIn(findings, each) === 0);
        const [caused] = newErrors.filter(({ path }) => JSON.stringify(path) === JSON.stringify(finding.path));
        if (caused) unresolved.add(`${finding.code} causes ${caused.code}: ${hint}`);
        break;
      }
    }
  }
  expect([...unresolved].sort()).toEqual([
    // This test writes such numbers with an exponent, as String() does.
    'exponent-sent causes not-a-decimal: Write it as a string without an exponent.',
    'lost-digits causes not-digits: Write it as a string.',
    // A number in quotes is still no certificate, key or identifier: a second mistake.
    'number-not-string causes certificate-not-readable: Put it in quotes, with its leading zeros if it has any.',
    'number-not-string causes key-not-readable: Put it in quotes, with its leading zeros if it has any.',
    'number-not-string causes merchant-prefix: Put it in quotes, with its leading zeros if it has any.',
    // The vectors hide {"version":1} there, which is no token: a second mistake.
    'token-as-base64 causes not-a-token: Decode it, and send the JSON string.',
    'token-encoded-twice causes not-a-token: Call JSON.stringify once less: the token is a string already.',
  ]);
});
