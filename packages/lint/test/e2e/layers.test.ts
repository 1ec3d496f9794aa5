import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingsOf, folderOf, type ReportedFinding, reportOf, SAMPLES } from './command.ts';

const sample = (name: string): string => readFileSync(`${SAMPLES}/${name}`, 'utf8');

const TOKEN = sample('good/wallet2-token.json').trimEnd();
const FORM = sample('good/sale-wallet2.form').trimEnd();

/** The text that a finding underlines, if the file has one line. */
const underlined = (text: string, { column, endColumn }: ReportedFinding): string =>
  text.slice(column - 1, endColumn - 1);

test('a finding in a nested string has the whole path, and its position in the file', async () => {
  const at = FORM.lastIndexOf('%2B');
  const text = `${FORM.slice(0, at)}+${FORM.slice(at + '%2B'.length)}`;
  const findings = await findingsOf(text, [], 'sale.form');
  expect(findings.map((finding) => [finding.rule, finding.path.slice(0, -1), underlined(text, finding)])).toEqual([
    ['lost-plus', ['parameters[paymentToken]', 'signedMessage'], '+'],
  ]);
});

// biome-ignore format: a table
test.each<[string, string, string, string, [string, string][]]>([
  ['a form', 'sale.form', FORM, 'sale-form', []],
  ['a form in a text file', 'sale.txt', FORM, 'sale-form', []],
  ['a token in a text file', 'token.txt', TOKEN, 'wallet2-token', []],
  ['a token in a JSON file', 'token.json', TOKEN, 'wallet2-token', []],
  ['a token as a JSON string in a JSON file', 'token.json', JSON.stringify(TOKEN), 'wallet2-token', []],
  ['a token as a JSON string in a text file', 'token.txt', JSON.stringify(TOKEN), 'wallet2-token', [['token-encoded-twice', JSON.stringify(TOKEN)]]],
  ['a token in base64', 'token.txt', btoa(TOKEN), 'wallet2-token', [['token-as-base64', btoa(TOKEN)]]],
  ['a percent-encoded token', 'token.txt', encodeURIComponent(TOKEN), 'wallet2-token', [['percent-encoded', '%7B']]],
  ['a token of the other wallet', 'sale.form', FORM.replace('brand=wallet2', 'brand=wallet1'), 'sale-form', [['other-wallet', '%22intermediateSigningKey%22']]],
  ['a token with an escape', 'token.txt', TOKEN.replace('ECv2', 'ECv\\u0033'), 'wallet2-token', [['allowed-value', '"ECv\\u0033"']]],
  ['a broken escape in a form', 'sale.form', `${FORM}&order=1%`, 'sale-form', [['unknown-field', 'order'], ['syntax', '%']]],
  ['a duplicate field in a form', 'sale.form', `${FORM}&brand=naps`, 'sale-form', [['duplicate-field', 'brand']]],
  ['bytes that are not UTF-8 in a form', 'sale.form', FORM.replace('Two', 'T%FCo'), 'sale-form', [['syntax', '%FC']]],
])('%s has its kind, and findings at their positions', async (_, name, text, kind, findings) => {
  const { files: [file] } = await reportOf(folderOf({ [name]: `${text}\n` }), [name]);
  expect([file?.kind, file?.findings.map((finding) => [finding.rule, underlined(text, finding)])]).toEqual([kind, findings]);
});

test('token-integrity of a token with fields of another one', async () => {
  const { files } = await reportOf(SAMPLES, ['mistakes/wallet1-token-mixed.json']);
  expect(files[0]?.findings.map(({ rule, path }) => [rule, path])).toEqual([
    ['token-integrity', ['paymentData', 'signature']],
  ]);
});

test('in a folder, a text file that is not a payload is skipped', async () => {
  const folder = folderOf({ 'robots.txt': 'User-agent: *\nDisallow: /', 'sale.form': FORM });
  const { files, summary } = await reportOf(folder, ['.']);
  expect([files.map(({ file }) => file), summary.files]).toEqual([['sale.form'], 1]);
});
