import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folderOf, jsonOf, pgLint, type ReportedFinding } from './command.ts';

const SAMPLES = fileURLToPath(new URL('../../../../samples/', import.meta.url));
const sample = (name: string): string => readFileSync(`${SAMPLES}${name}`, 'utf8');

const TOKEN = sample('good/wallet2-token.json').trimEnd();
const FORM = sample('good/sale-wallet2.form').trimEnd();

/** What a finding underlines, in a text of one line. */
const underlined = (text: string, { column, endColumn }: ReportedFinding): string =>
  text.slice(column - 1, endColumn - 1);

test('a finding in the innermost text carries the whole path, and its place in the file that was given', () => {
  const at = FORM.lastIndexOf('%2B');
  const text = `${FORM.slice(0, at)}+${FORM.slice(at + '%2B'.length)}`;
  const { files } = jsonOf(pgLint(folderOf({ 'sale.form': text }), ['--format', 'json', 'sale.form']));
  const findings = files[0]?.findings ?? [];
  expect(findings.map((finding) => [finding.rule, finding.path.slice(0, -1), underlined(text, finding)])).toEqual([
    ['plus-lost', ['parameters[paymentToken]', 'signedMessage'], '+'],
  ]);
});

// biome-ignore format: a table
test.each<[string, string, string, string, string | null, [string, string][]]>([
  ['a form', 'sale.form', FORM, 'brand=wallet2', 'sale-form', []],
  ['a form in a text file', 'sale.txt', FORM, '', 'sale-form', []],
  ['a token in a text file', 'token.txt', TOKEN, '', 'wallet2-token', []],
  ['a token in a JSON file', 'token.json', TOKEN, '', 'wallet2-token', []],
  ['a token’s text in a JSON file', 'token.json', JSON.stringify(TOKEN), '', 'wallet2-token', []],
  ['a token’s text in quotes in a text file', 'token.txt', JSON.stringify(TOKEN), '', 'wallet2-token', [['token-encoded-twice', JSON.stringify(TOKEN)]]],
  ['base64 of a token', 'token.txt', btoa(TOKEN), '', 'wallet2-token', [['token-as-base64', btoa(TOKEN)]]],
  ['a percent-encoded token', 'token.txt', encodeURIComponent(TOKEN), '', 'wallet2-token', [['percent-encoded', '%7B']]],
  ['a token of the other wallet', 'sale.form', FORM.replace('brand=wallet2', 'brand=wallet1'), '', 'sale-form', [['other-wallet', 'intermediateSigningKey']]],
  ['an escape inside', 'token.txt', TOKEN.replace('ECv2', 'ECv\\u0033'), '', 'wallet2-token', [['allowed-value', '"ECv\\u0033"']]],
  ['a broken escape in a form', 'sale.form', `${FORM}&order=1%`, '', 'sale-form', [['unknown-entry', 'order'], ['syntax', '%']]],
  ['a name twice in a form', 'sale.form', `${FORM}&brand=naps`, '', 'sale-form', [['duplicate-name', 'brand']]],
  ['another charset in a form', 'sale.form', FORM.replace('Two', 'T%FCo'), '', 'sale-form', [['syntax', '%FC']]],
])('%s', (_, name, text, __, kind, findings) => {
  const folder = folderOf({ [name]: `${text}\n` });
  const [file] = jsonOf(pgLint(folder, ['--format', 'json', name])).files;
  expect(file?.kind).toBe(kind);
  const found = (file?.findings ?? []).map((finding) => [finding.rule, underlined(text, finding).replace(/^(?:%22|")(\w+)(?:%22|")$/, '$1')]);
  expect(found).toEqual(findings.map(([rule, span]) => [rule, span.replace(/^"(\w+)"$/, '$1')]));
});

describe('standard input takes them as well', () => {
  test.each([
    ['a form', FORM, 'sale-form'],
    ['a token', TOKEN, 'wallet2-token'],
    ['settings', sample('good/wallet2-settings.json'), 'wallet2-settings'],
  ])('%s', (_, text, kind) => {
    const { files, summary } = jsonOf(pgLint(SAMPLES, ['--format', 'json', '-'], text));
    expect([files[0]?.kind, summary.errors]).toEqual([kind, 0]);
  });
});

describe('what takes cryptography or a clock is found by the command too', () => {
  test('fields of two tokens', () => {
    const [file] = jsonOf(pgLint(SAMPLES, ['--format', 'json', 'mistakes/wallet1-token-mixed.json'])).files;
    expect(file?.findings.map(({ rule, path }) => [rule, path])).toEqual([
      ['token-integrity', ['paymentData', 'signature']],
    ]);
  });

  test('an expired key, in a form', () => {
    const expired = TOKEN.replace(/\d{13}/, '1600000000000');
    const form = new URLSearchParams({ brand: 'wallet2', 'parameters[paymentToken]': expired }).toString();
    const [file] = jsonOf(pgLint(SAMPLES, ['--format', 'json', '-'], form)).files;
    const found = file?.findings.find(({ rule }) => rule === 'key-expired');
    expect(found?.path).toEqual(['parameters[paymentToken]', 'intermediateSigningKey', 'signedKey', 'keyExpiration']);
    expect(found && decodeURIComponent(underlined(form, found))).toBe('\\"1600000000000\\"');
  });
});

test('a text file of a folder that is no payload is left out', () => {
  const folder = folderOf({ 'robots.txt': 'User-agent: *\nDisallow: /', 'sale.form': FORM });
  const { files, summary } = jsonOf(pgLint(folder, ['--format', 'json', '.']));
  expect([files.map(({ file }) => file), summary.files]).toEqual([['sale.form'], 1]);
});
