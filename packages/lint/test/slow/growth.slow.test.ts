import { tablesOf } from '@pg/rule-kit/internal';
// NDJSON is read from a stream: a process of its own for each text is too slow to measure.

import { check, type PayloadType, tableSchema } from '@pg/rule-kit';
import { repairToken } from '@pg/wallet-tokens';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { lintLines } from '../../src/files/check/lint-lines.ts';
import { findChanges, fixText, type LintOptions, lintText, loadReader, payloadTypes } from '../../src/index.ts';
import { some } from '../full.ts';
import { growth, LONG_PAYLOADS, SHAPES, type Shape } from './growth.ts';

const MARKDOWN: LintOptions = { readPayloads: await loadReader.markdown() };
const HTTP: LintOptions = { readPayloads: await loadReader.http() };
const LOG: LintOptions = { readPayloads: await loadReader.log() };
const SHELL: LintOptions = { readPayloads: await loadReader.shell() };
const YAML: LintOptions = { readPayloads: await loadReader.yaml() };
const NAMES: LintOptions = { names: { wallet1: 'apay', wallet2: 'gpay' } };
const PROFILE: LintOptions = { profile: { cardSet: 6, require: ['parameters.card.cart.items[].name'] } };

const KB = 1024;

type Wrap = (text: string) => string;

const plain: Wrap = (text) => text;
const inJson =
  (before: string, after: string): Wrap =>
  (text) =>
    before + JSON.stringify(text) + after;
const har = inJson('{"log":{"entries":[{"request":{"postData":{"text":', '}}}]}}');

const linesOf = (text: string): Promise<unknown> => lintLines([Buffer.from(text)], { maxBytes: 2 ** 25 });

type Reader = readonly [name: string, wrap: Wrap, run: LintOptions | ((text: string) => unknown)];

/** Each reader, with a long text in different parts of its input. */
const READERS: readonly Reader[] = [
  ['any text', plain, {}],
  ['JSON', plain, { syntax: 'json' }],
  ['a string of JSON', inJson('{"descriptor":', '}'), { syntax: 'json' }],
  ['a string of JSON without escapes', (text) => `{"descriptor":"${text}"}`, { syntax: 'json' }],
  ['a name of JSON', inJson('{"descriptor":"a",', ':1}'), { syntax: 'json' }],
  ['JSON with comments', plain, { syntax: 'jsonc' }],
  ['JSON5', plain, { readPayloads: await loadReader.json5() }],
  ['a form', plain, { syntax: 'form' }],
  ['a value of a form', (text) => `brand=naps&order_description=${text}`, { syntax: 'form' }],
  [
    'a token of a form',
    (text) => `brand=wallet2&parameters[paymentToken]=${encodeURIComponent(text)}`,
    { syntax: 'form' },
  ],
  ['a token', plain, { kind: 'wallet1-token' }],
  ['a signature of a token', inJson('{"protocolVersion":"ECv2","signature":', '}'), { kind: 'wallet2-token' }],
  ['a message of a token', inJson('{"protocolVersion":"ECv2","signedMessage":', '}'), { kind: 'wallet2-token' }],
  ['a certificate of settings', inJson('{"merchantCertificate":', '}'), { kind: 'wallet1-settings' }],
  ['curl', (text) => `curl -d ${text} https://a.example`, {}],
  ['curl, single quotes', (text) => `curl -d '${text}' https://a.example`, {}],
  ['curl, double quotes', (text) => `curl -d "${text}" https://a.example`, {}],
  ['curl, escapes', (text) => `curl -d $'${text}' https://a.example`, {}],
  ['a script', plain, SHELL],
  ['HTTP', (text) => `POST https://a.example\nContent-Type: application/json\n\n${text}`, {}],
  ['the headers of HTTP', (text) => `POST https://a.example\n${text}\n\n{"descriptor":"a"}`, {}],
  ['a file of HTTP requests', plain, HTTP],
  ['HAR', har, {}],
  ['Markdown', plain, MARKDOWN],
  ['a code block of JSON', (text) => `\`\`\`json\n${text}\n\`\`\`\n`, MARKDOWN],
  ['a code block of a form', (text) => `\`\`\`form pg-lint=sale-form\n${text}\n\`\`\`\n`, MARKDOWN],
  ['a log', plain, LOG],
  ['a line of a log', (text) => `brand=naps {"descriptor":"${text}"}`, LOG],
  ['commands in an envelope', (text) => JSON.stringify({ run: `curl -d brand=naps ${text}` }), {}],
  ['YAML', plain, YAML],
  ['a value of YAML', (text) => `descriptor: ${text}`, YAML],
  ['a string of YAML', inJson('descriptor: ', ''), YAML],
  ['a block of YAML', (text) => `descriptor: >-\n  ${text.replaceAll('\n', '\n  ')}`, YAML],
  ['NDJSON', plain, linesOf],
  ['JSON with names of the service', inJson('{"methods":[', ']}'), NAMES],
  ['fixText', inJson('{"quantityUnit":', '}'), (text) => fixText(text)],
  ['repairToken', plain, (text) => repairToken('wallet1', text)],
  [
    'repairToken of a string',
    inJson('{"protocolVersion":"ECv2","signedMessage":', '}'),
    (text) => repairToken('wallet2', text),
  ],
];

const runnerOf = (run: Reader[2]): ((text: string) => unknown) =>
  typeof run === 'function' ? run : (text) => lintText(text, run);

/** Expects the time for each text to be at most proportional to its length. */
async function expectLinearTime(
  shapes: readonly Shape[],
  length: number,
  prepare: (fill: Shape[1], length: number) => () => unknown,
): Promise<void> {
  const tooSlow: string[] = [];
  for (const [name, fill] of shapes) {
    const measured = await growth(length, (each) => prepare(fill, each));
    if (measured) tooSlow.push(`${name}: ${measured}`);
  }
  expect(tooSlow).toEqual([]);
}

const numbered = <T extends readonly [name: string, ...unknown[]]>(list: readonly T[]) =>
  list.map((each, i) => [each[0], each, i] as const);

test.each(numbered(READERS))('%s is read in time proportional to its length', async (_, [, wrap, options], i) => {
  const run = runnerOf(options);
  await expectLinearTime(some(SHAPES, i), 64 * KB, (fill, length) => {
    const text = wrap(fill(length));
    return () => run(text);
  });
});

const LONG_READERS: readonly (readonly [string, Reader[2]])[] = [
  ['any text', {}],
  ['a card', { kind: 'card-params' }],
  ['a card with a profile', { kind: 'card-params', ...PROFILE }],
  ['a session', { kind: 'session-request' }],
  ['a session with names of the service', { kind: 'session-request', ...NAMES }],
  ['a form', { syntax: 'form' }],
  ['a sale', { kind: 'sale-form' }],
  ['a token', { kind: 'wallet2-token' }],
  ['a script', SHELL],
  ['HTTP requests', HTTP],
  ['Markdown', MARKDOWN],
  ['a log', LOG],
  ['YAML', YAML],
  ['NDJSON', linesOf],
  ['fixText', (text) => fixText(text, { kind: 'card-params' })],
  [
    'findChanges',
    (text) => findChanges(text, lintText(text, { kind: 'card-params' }).findings, { kind: 'card-params' }),
  ],
  ['the lines to show', (text) => lintText(text, { kind: 'card-params' }).showableLines()],
];

test.each(numbered(LONG_READERS))(
  '%s is checked in time proportional to the number of its parts',
  async (_, [, options], i) => {
    const run = runnerOf(options);
    await expectLinearTime(some(LONG_PAYLOADS, i), 16 * KB, (fill, length) => {
      const text = fill(length);
      return () => run(text);
    });
  },
);

/** An object for each table, with the same string in each field. */
function payloadsOf(payloadType: PayloadType, text: string): unknown[] {
  const { at = '', name: kind } = payloadType;
  const outer = kind.endsWith('-token') ? 'token' : at;
  return tablesOf(payloadType).map((table) =>
    table.at
      .slice(outer.length)
      .split('.')
      .filter(Boolean)
      .reduceRight<unknown>(
        (inner, step) => ({ [step.replace('[]', '')]: step.endsWith('[]') ? [inner] : inner }),
        Object.fromEntries(Object.keys(table.rows).map((name) => [name, text])),
      ),
  );
}

test.each(payloadTypes.map((payloadType, i) => [payloadType.name, payloadType, i] as const))(
  'the schema and the rules of %s take time proportional to the length of strings',
  async (_, payloadType, i) => {
    await expectLinearTime(some(SHAPES, i), 64 * KB, (fill, length) => {
      // A schema has up to seventy fields: an eighth of the length in each is more than one megabyte.
      const payloads = payloadsOf(payloadType, fill(length >> 3));
      return () =>
        payloads.map((payload) => [v.safeParse(tableSchema(payloadType.table), payload), check(payloadType, payload)]);
    });
  },
);
