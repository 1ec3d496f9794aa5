import { cardParamsType } from '@pg/card-params';
import type { Table } from '@pg/rule-kit';
import { tablesOf } from '@pg/rule-kit/internal';
import { wallet1TokenType, wallet2TokenType } from '@pg/wallet-tokens';
import { describe, expect, test } from 'vitest';
import { bundlers, type Chunk, initialChunks } from '../src/bundlers.ts';
import { packages } from '../src/packages.ts';
import { validatorApp } from '../src/sizes.ts';

/** The tables of card sets that have a row in the bundle. */
const tablesIn = (chunks: readonly Chunk[]): readonly string[] =>
  tablesOf(cardParamsType)
    .filter((table) => hasRow(chunks, table))
    .map(({ section }) => section);

const hasRow = (chunks: readonly Chunk[], table: Table): boolean =>
  meaningsOf(table)
    .filter((meaning) =>
      tablesOf(cardParamsType).every((other) => other === table || !meaningsOf(other).includes(meaning)),
    )
    .some((meaning) => chunks.some(({ code }) => code.includes(`${meaning}"`)));

/** Texts that no other code has. */
const meaningsOf = ({ rows }: Table): readonly string[] => Object.values(rows).map(([, , meaning]) => meaning);

const tokenRules = [wallet1TokenType, wallet2TokenType].flatMap(({ rules, text }) => [
  ...rules,
  ...(text?.rules ?? []),
]);

const tokenRulesIn = (chunks: readonly Chunk[]): readonly string[] =>
  // `base64url` is also the name of an encoding.
  tokenRules
    .map(({ id }) => id)
    .filter((id) => id !== 'base64url' && chunks.some(({ code }) => code.includes(`"${id}"`)));

/** The code of the initial chunks without comments. */
const initialCode = (chunks: readonly Chunk[]): string =>
  initialChunks(chunks)
    .map(({ code }) => code.replaceAll(/^\/\/.*$/gm, ''))
    .join('')
    .trim();

describe.each(Object.entries(bundlers))('%s', (_, bundle) => {
  test.each([
    ['Set1Instalments', ['2.2 Set 1, instalments']],
    ['Set2TaxDocument', ['2.2 Set 2, tax document']],
    ['Set3Descriptor', ['2.2 Set 3, descriptor']],
    ['Set4CustomerShipping', ['2.2 Set 4, customer and shipping']],
    ['Set5SenderReceiver', ['2.2 Set 5, sender and receiver']],
    ['Shipping', ['2.2 Set 6, shipping']],
    ['CartItem', ['2.2 Set 6, cart items', '2.2 Set 6, cart item recipient']],
    [
      'Set6Cart',
      tablesOf(cardParamsType)
        .map(({ section }) => section)
        .filter((section) => section.startsWith('2.2 Set 6')),
    ],
    ['CardParams', tablesOf(cardParamsType).map(({ section }) => section)],
  ])('an app with %s bundles only its own rows', async (schema, sections) => {
    expect(tablesIn(await bundle(validatorApp(schema)))).toEqual(sections);
  });

  test('an app with the order of a session bundles no card set', async () => {
    const chunks = await bundle("import { Order } from '@pg/session-request';\nconsole.log(Order);\n");
    expect(tablesIn(chunks)).toEqual([]);
  });

  test.each([
    'createWallet2ClientRequest',
    'findPaymentFlow',
    'normalizeProcessingKey',
    'Wallet2Settings',
    'wallet1SetUp',
  ])('an app with %s bundles no rules of tokens', async (name) => {
    const chunks = await bundle(`import { ${name} } from '@pg/wallet-tokens';\nconsole.log(${name});\n`);
    expect(tokenRulesIn(chunks)).toEqual([]);
  });

  test('an app with a token bundles its rules', async () => {
    const chunks = await bundle(
      "import { wallet2TokenType } from '@pg/wallet-tokens';\nconsole.log(wallet2TokenType);\n",
    );
    expect(tokenRulesIn(chunks)).toContain('token-encoded-twice');
  });

  test('an app that sends sales bundles no hash', async () => {
    const chunks = await bundle(
      "import { createSaleRequest } from '@pg/sale-form';\nconsole.log(createSaleRequest);\n",
    );
    expect(tokenRulesIn(chunks)).toContain('transaction-identifier');
    expect(tokenRulesIn(chunks)).not.toContain('token-integrity');
  });

  // Safari before 16.4 refuses a whole file that has one.
  test.each([
    "import { Set6Cart } from '@pg/card-params';\nimport { formSchema } from '@pg/rule-kit';\nconsole.log(formSchema(Set6Cart));\n",
    "import { Wallet2Token } from '@pg/wallet-tokens';\nconsole.log(Wallet2Token);\n",
    "import { check, createSessionRequest, sessionType } from '@pg/session-request';\nconsole.log(check, createSessionRequest, sessionType);\n",
    "import { createSaleRequest } from '@pg/sale-form';\nconsole.log(createSaleRequest);\n",
  ])('has no lookbehind in a bundle of: %s', async (app) => {
    const code = (await bundle(app)).map((chunk) => chunk.code).join('');
    expect(code.match(/.{0,40}\(\?<[=!].{0,20}/g) ?? []).toEqual([]);
  });

  const entryPoints = packages
    .flatMap((each) => each.entryPoints)
    .filter(({ specifier }) => !['@pg/eslint-plugin', '@pg/language-server'].includes(specifier));
  test.each(entryPoints)('$specifier leaves no code if it is unused', async ({ specifier }) => {
    const unused = await bundle(`import * as all from '${specifier}';\nconsole.log(1);\n`);
    const used = await bundle(`import * as all from '${specifier}';\nconsole.log(all);\n`);
    expect(initialCode(unused)).toBe('console.log(1);');
    expect(initialCode(used)).not.toBe('console.log(all);');
  });
});
