// The names of the report formats are public only as words of --help.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formats } from '../../src/command/report/formats/formats.ts';
import { folderOf, pgLint } from './command.ts';

/** Payer's values in payloads with many kinds of mistakes: some are fixed, some are syntax errors. */
const CARD =
  '{"Descriptor":"PLANTED PLANTED PLANTED","bnrg_installm_plan":"03","bnrg_installm_months":3,"shipping_city":4111111111111111}';
const CART = '{"cart":{"items":[{"quantityUnit":"kg","name":"PLANTED\\u0007"}]},"shipping":{"city":"PLANTED"}}';
const TWICE = '{"descriptor":"PLANTED","descriptor":["PLANTED"]}';
const BROKEN = '{"descriptor":"PLANTED", PLANTED';
const FORM =
  'brand=NAPS&action=SALE&payer_email=PLANTED%zz&order_amount=4111111111111111&order_description=Cups & PLANTED';
const TOKEN = '{"signature":"PLANTED","protocolVersion":"ECv2","signedMessage":"{\\"encryptedMessage\\":\\"PLANTED"}';

const SHOWN = /PLANTED|41111111/;

const JSON_TEXTS = [CARD, CART, TWICE, BROKEN, TOKEN, '["PLANTED"]', '"PLANTED"', 'PLANTED'];

const numbered = (folder: string, extension: string, texts: readonly string[]): [string, string][] =>
  texts.map((text, i) => [`${folder}/${i}.${extension}`, text]);

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\`\n`;

const request = (type: string, body: string): string => `POST https://pay.example\nContent-Type: ${type}\n\n${body}\n`;

const sends = JSON_TEXTS.slice(0, 5).flatMap((text) => [
  `curl -d '${text}' https://pay.example`,
  `curl --data-raw ${JSON.stringify(text)} https://pay.example`,
]);

/** Every type of file, with planted values in each. */
const FILES: Readonly<Record<string, string>> = Object.fromEntries([
  ...numbered('json', 'json', [...JSON_TEXTS, `\uFEFF${CARD}`]),
  ...numbered('jsonc', 'jsonc', [`// PLANTED\n${CARD}`, `/* PLANTED\n${CARD}`]),
  ...numbered('form', 'form', [FORM, `${FORM}&brand=PLANTED`]),
  ...numbered('txt', 'txt', [TOKEN, 'PLANTED', Buffer.from(TOKEN).toString('base64')]),
  ...numbered('pasted', 'txt', [
    ...sends,
    `curl --data-raw $'${CARD}\\xff' https://pay.example`,
    ...JSON_TEXTS.map((text) => request('application/json', text)),
  ]),
  ...numbered('others', 'txt', [
    'PLANTED: PLANTED\nPLANTED: 4111111111111111\n',
    'const PLANTED = { PLANTED };',
    'Array\n(\n    [PLANTED] => PLANTED\n)',
    'HTTP/1.1 200 PLANTED\nPLANTED: PLANTED\n\nPLANTED',
  ]),
  ['script.sh', `#!/bin/sh\n${sends.join('\n')}\n`],
  ...numbered('http', 'http', [
    [...JSON_TEXTS.map((text) => request('application/json', text)), request('x-www-form-urlencoded', FORM)].join(
      '\n###\n',
    ),
  ]),
  ['lines/a.ndjson', [...JSON_TEXTS, ...JSON_TEXTS].join('\r\n')],
  [
    'page.md',
    [
      ...JSON_TEXTS.map((text) => fenced('json pg-lint=card-params', text)),
      fenced('json pg-lint=PLANTED', CARD).replace('pg-lint=PLANTED', 'pg-lint=card-param'),
      ...sends.map((text) => fenced('sh', text)),
      fenced('http', request('application/json', CARD)),
      fenced('form', FORM),
    ].join('\n'),
  ],
  ['a.har', JSON.stringify({ log: { entries: JSON_TEXTS.map((text) => recorded(text)) } })],
  ['collection.json', JSON.stringify(collectionOf(JSON_TEXTS))],
]);

function recorded(text: string): object {
  return { request: { postData: { mimeType: 'application/json', text } } };
}

function collectionOf(texts: readonly string[]): object {
  const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
  return { info: { schema }, item: texts.map((raw) => ({ request: { body: { mode: 'raw', raw } } })) };
}

function expectNothingShown(text: string): void {
  expect(text.split('\n').filter((line) => SHOWN.test(line))).toEqual([]);
}

test.each([[[]], [['--kind', 'card-params']], [['--fix-dry-run']], [['--fix']], [['--quiet', '--color']]])(
  'values planted in every type of file are in no report with %j',
  async (args) => {
    const folder = folderOf(FILES);
    const targets = formats.flatMap((format) => ['--format', `${format}:reports/${format}`]);
    const { status, stdout, stderr } = await pgLint(folder, [...args, ...targets, '.']);
    expect([status, stdout, stderr]).toEqual([1, '', '']);
    for (const format of formats) {
      const report = readFileSync(join(folder, 'reports', format), 'utf8');
      expect(report).toContain('allowed-value');
      expectNothingShown(report);
    }
    // A fix keeps the payload's own values.
    const fixed = CARD.replace('Descriptor', 'descriptor').replace(':3,', ':"03",');
    expect(readFileSync(join(folder, 'json/0.json'), 'utf8')).toBe(args[0] === '--fix' ? fixed : CARD);
  },
);

test('planted values are not in the output of init, in a baseline or in output with a configuration', async () => {
  const config = {
    names: { wallet1: 'apay', wallet2: 'gpay' },
    profile: { cardSet: 6, require: ['parameters.card.shipping.street1'] },
    rules: { 'type-code': 'warning', 'unknown-field': 'off' },
    suppressions: [{ files: 'json/*.json', rule: 'value-type', reason: 'Half of them are known.' }],
  };
  const folder = folderOf({ ...FILES, 'my.config.json': JSON.stringify(config) });
  const baseline = ['--baseline', 'base.kept', '--format', 'json', '.'];
  const runs = [['init'], ['--config', 'my.config.json', '.'], ['--no-config', '--update-baseline', ...baseline]];
  for (const args of [...runs, ['--no-config', ...baseline]]) {
    const { status, stdout, stderr } = await pgLint(folder, args);
    expect(status).toBeLessThan(2);
    expectNothingShown(stdout + stderr);
  }
  for (const name of ['pg-lint.config.json', 'base.kept']) {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text.length).toBeGreaterThan(50);
    expectNothingShown(text);
  }
});
