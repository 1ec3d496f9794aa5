import { type Finding, safeParse } from '@pg/rule-kit';
import { saleType } from '@pg/sale-form';
import { sessionType } from '@pg/session-request';
import { BRANDS, METHODS } from '@pg/wallet-tokens/names';
import { expect, test } from 'vitest';
// @boundaries-ignore Tests take the words of a list from one place.
import { inWords } from '../../../rule-kit/test/list-in-words.ts';
import { checkRequest, lintText } from '../../src/index.ts';
import { startMockServer } from '../../src/mock-server.ts';

const names = { wallet1: 'applepay', wallet2: 'googlepay' } as const;
const liveName = (name: string): string => new Map<string, string>(Object.entries(names)).get(name) ?? name;
const liveBrands = BRANDS.map(liveName);

const shown = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ code }) => code !== 'unsigned' && code !== 'expected-missing')
    .map((finding) => `${finding.severity} ${finding.code} ${finding.message}`)
    .sort();

// biome-ignore format: a table
test.each<[object, string[]]>([
  [
    { methods: ['applepay'], parameters: { googlepay: {}, applepay: {} } },
    ['warning method-not-listed parameters.googlepay is sent, but googlepay is not in methods: add it there, or remove parameters.googlepay'],
  ],
  [{ methods: ['applepay', 'wallet2'] }, ["error neutral-value methods[1] must be googlepay, the live service's name for wallet2"]],
  [{ parameters: { wallet1: {} } }, ["error neutral-name parameters.wallet1 must be spelled applepay, the live service's name for wallet1"]],
  [{ methods: ['aplepay'] }, [`warning misspelled-given methods[0] should be ${inWords(METHODS.map(liveName))}`]],
])('builder, command and receiver report the same about the session %j', async (session, expected) => {
  const url = '/api/v1/session';
  const body = JSON.stringify(session);
  const headers = { 'Content-Type': 'application/json' };
  expect(shown(safeParse(sessionType, session, { names }).findings)).toEqual(expected);
  expect(shown(lintText(body, { names, kind: 'session-request' }).findings)).toEqual(expected);
  expect(shown((await checkRequest({ method: 'POST', url, headers, body }, { names })).findings)).toEqual(expected);
});

test.each<[Record<string, string>, string[]]>([
  [{ brand: 'wallet1' }, ["error neutral-value brand must be applepay, the live service's name for wallet1"]],
  [
    { brand: 'googlepay' },
    ['error token-missing parameters[paymentToken] is missing; a sale with brand googlepay must have it'],
  ],
  [{ brand: 'paypal' }, [`error not-listed brand must be one of ${liveBrands.join(', ')}`]],
  [
    {
      brand: 'applepay',
      'parameters[paymentToken]':
        '{"signature":"","intermediateSigningKey":{"signedKey":"","signatures":[]},"protocolVersion":"ECv2","signedMessage":""}',
    },
    ['error other-wallet the token is a googlepay token, but brand applepay needs an applepay token'],
  ],
])('builder, command and receiver report the same about the sale %j', async (sale, expected) => {
  const body = String(new URLSearchParams({ action: 'SALE', ...sale }));
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect(shown(safeParse(saleType, { action: 'SALE', ...sale }, { names }).findings)).toEqual(expected);
  expect(shown(lintText(body, { names, kind: 'sale-form' }).findings)).toEqual(expected);
  const { findings } = await checkRequest({ method: 'POST', url: '/post-va', headers, body }, { names });
  expect(shown(findings)).toEqual(expected);
});

test('without names, a value that may be a live name is told about the option, or about the configuration', () => {
  const hintOf = (findings: readonly Finding[]): string[] =>
    findings.filter(({ code }) => code === 'unmapped-value').map((finding) => finding.hint ?? '');
  expect(hintOf(safeParse(saleType, { brand: 'applepay' }).findings)).toEqual([
    'Correct it. A name of the live service goes into the option names first.',
  ]);
  expect(hintOf(lintText('action=SALE&brand=applepay').findings)).toEqual([
    "Correct it. The live service's name of a wallet goes into names of pg-lint.config.json first.",
  ]);
});

test.each([
  [{ wallet3: 'a' }, 'names.wallet3 is not a known name; it must be wallet1 or wallet2'],
  [{ wallet1: '' }, 'names.wallet1 must have 1 to 50 letters, digits, - and _, and nothing else'],
  [{ wallet1: 1 }, 'names.wallet1 must be a string, but is a number'],
  [{ wallet1: 'a', wallet2: 'a' }, 'names must have a different name for each word'],
  [
    { wallet1: 'wallet1' },
    "names.wallet1 must be the live service's name, but is a neutral name of the interface document",
  ],
  [{ wallet1: 'naps' }, "names.wallet1 must be the live service's name, but is another name of the interface document"],
  ['a', 'names must be an object, but is a string'],
  [null, 'names must be an object, but is null'],
])('the names %j are refused by each function, in the same words', async (given, message) => {
  const options = { names: given as never };
  const run = {
    sale: () => safeParse(saleType, {}, options),
    session: () => safeParse(sessionType, {}, options),
  };
  expect(run.sale).toThrow(message);
  expect(run.session).toThrow(message);
  expect(() => lintText('{}', { ...options, kind: 'session-request' })).toThrow(message);
  await expect(startMockServer(options)).rejects.toThrow(message);
});

test('the brands of a profile may have either name', () => {
  const codesOf = (brand: string): string[] => {
    const profile = { brandParameters: { [brand]: ['parameters[branch]'] } };
    return safeParse(saleType, { brand: 'applepay' }, { names, profile }).findings.map(({ code }) => code);
  };
  expect(codesOf('applepay')).toContain('missing-for-brand');
  expect(codesOf('wallet1')).toContain('missing-for-brand');
});

test.each(['parameters.applepay', 'parameters.wallet1'])('a profile requires %s', (field) => {
  const profile = { require: [field] };
  const { findings } = safeParse(sessionType, { methods: ['applepay'], parameters: {} }, { names, profile });
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'required-by-profile', path: ['parameters', 'applepay'] }),
  );
});
