import { describe, expect, test } from 'vitest';
import { majors } from './majors.ts';

const settings = { calls: { f: { kind: 'card-params', argument: 0 } } };

const token = (text: string): string =>
  JSON.stringify({ protocolVersion: 'ECv1', signature: 'MAAA', ...JSON.parse(text) });

const WALLET1_TOKEN = JSON.stringify({
  paymentData: { version: 'EC_v1', data: 'AAAA', signature: 'AAAA', header: { PublicKeyHash: 'AAAA' } },
  paymentMethod: { DisplayName: 'Card', network: 'Network', type: 'debit' },
  transactionIdentifier: 'ab',
});

describe.each(majors)('ESLint $version', ({ fix, verify }) => {
  // biome-ignore format: a table
  test.each<[file: string, text: string, fixed: string]>([
    ['a.json', '{"bnrg_installm_def":0,"bnrg_installm_plan":3}', '{"bnrg_installm_def":"00","bnrg_installm_plan":"03"}'],
    // Digits written as an escape, and as a number with an exponent.
    ['a.json', '{"bnrg_installm_months":"\\u0033"}', '{"bnrg_installm_months":"03"}'],
    ['a.json', '{"document_type":"cpf","Document-Number" : "1"}', '{"document_type":"cpf","document_number" : "1"}'],
    ['a.jsonc', '{"document_type":"cpf",/**/"socialName":"x",}', '{"document_type":"cpf",/**/"social_name":"x",}'],
    ['a.js', "f({ cart: { items: [{ quantityUnit: 'kg' }] } })", "f({ cart: { items: [{ quantityUnit: 'KG' }] } })"],
    [
      'a.js',
      "f({ bnrg_installm_def: 0, bnrg_installm_plan: '3' })",
      `f({ bnrg_installm_def: "00", bnrg_installm_plan: '03' })`,
    ],
    ['a.js', 'createSaleRequest(url, { paymentToken: a })', 'createSaleRequest(url, { "parameters[paymentToken]": a })'],
    ['a.js', 'f({ "Descriptor": text })', 'f({ "descriptor": text })'],
    ['a.js', 'createSaleRequest(url, { order_id: 1.10 })', 'createSaleRequest(url, { order_id: "1.10" })'],
    ['a.js', "f({ cart: { items: [{ price: '12,50' }] } })", "f({ cart: { items: [{ price: '12.50' }] } })"],
    // Quotes that the value does not have, and a name that needs quotes.
    ['a.js', String.raw`f({ shipping: { type: 'it\'s 123 ' } })`, `f({ shipping: { type: "it's 123" } })`],
    ['a.js', 'createSessionRequest(url, { parameters: { omWallet: {} } })', 'createSessionRequest(url, { parameters: { "om-wallet": {} } })'],
  ])('fix: %s %s', (file, text, fixed) => {
    expect(fix({ file, text, settings })).toBe(fixed);
  });

  test.each([
    // No fix if it would make a duplicate name, if there is one already, or if the code may have the name already.
    ['a.json', '{"descriptor":"a","Descriptor":"b"}'],
    ['a.js', 'f({ DESCRIPTOR: a, Descriptor: b })'],
    ['a.js', 'f({ Descriptor: a, ...rest }); f({ Descriptor }); f({ ["Descriptor"]: a })'],
    ['a.js', 'f({ cart: { items: [{ quantityUnit: `kg` }] } })'],
    // No fix in a text inside a literal.
    ['a.js', `createSessionRequest(url, { order: '{"Number":"1","amount":"1,50"}' })`],
    // A test may want its mistakes.
    ['a.js', 'test.each([[{ shipping: { houseNumber1: 1, houseNumber2: "2" } }, 400]])("%j", run)'],
    ['a.js', 'it.each`card | status\n${{ shipping: { houseNumber1: 1, houseNumber2: "2" } }} | ${400}`("$card", run)'],
    ['a.js', 'expect(() => send({ shipping: { houseNumber1: 1, houseNumber2: "2" } })).toThrow()'],
    // No fix in signed data.
    [
      'a.js',
      `createSaleRequest(url, { brand: "wallet2", "parameters[paymentToken]": '${token('{"Signature":"{}"}')}' })`,
    ],
    ['a.json', token('{"signedMessage":"{\\"Tag\\":\\"a\\"}"}')],
    ['a.json', WALLET1_TOKEN],
  ])('no fix: %s %s', (file, text) => {
    expect(verify({ file, text, settings })).not.toEqual([]);
    expect(fix({ file, text, settings })).toBe(text);
  });

  test.each([
    ['a.json', '{"Descriptor":"a","DESCRIPTOR":"b","shipping":{"City":"c","STREET1":"d"},"cart":{"City":"e"}}', 2],
    ['a.js', 'f({ Descriptor: a, DESCRIPTOR: b, shipping: { City: c, STREET1: d, CITY: e } })', 1],
  ])('one pass fixes all names, except two names of one field: %s %s', (file, text, fixes) => {
    expect(verify({ file, text, settings }).filter((message) => message.fix)).toHaveLength(fixes);
  });

  test.each<[string, string, ...string[]]>([
    ['a.json', '{"descriptor":"a","customer_phne":"1"}', '{"descriptor":"a","customer_phone":"1"}'],
    ['a.json', '{"customer_phone":"a","customer_phne":"1"}'],
    ['a.js', 'f({ DESCRIPTOR: text })'],
    ['a.js', 'f({ descriptr: text })', 'f({ descriptor: text })'],
    ['a.js', 'f({ descriptr })'],
    ['a.js', 'f({ customer_phone: a, customer_phne: b })'],
    // What would be written are objects and arrays, of values that may be expressions.
    ['a.js', `f({ shipping: '{"city":"b"}' })`],
    ['a.js', 'f({ cart: [{ items: list }] })'],
    ['a.js', 'createSessionRequest(url, { methods: "card" })'],
    ['a.json', '{"descriptor":"a","nothing_like_it":"1"}'],
    ['a.json', '{"cart":{"items":[{"quantityUnit":"COUT"}]}}', '{"cart":{"items":[{"quantityUnit":"COUNT"}]}}'],
    [
      'a.js',
      "f({ cart: { items: [{ quantityUnit: 'COUT' }] } })",
      "f({ cart: { items: [{ quantityUnit: 'COUNT' }] } })",
    ],
    ['a.js', 'f({ descriptor: "a", cart: [] })', 'f({ descriptor: "a", cart: {} })'],
  ])('suggestions: %s %s', (file, text, ...suggested) => {
    const messages = verify({ file, text, settings });
    expect(messages.length).toBeGreaterThan(0);
    const applied = messages.flatMap(({ suggestions = [] }) =>
      suggestions.map(({ desc, fix: { range, text: inserted } }) => {
        expect(desc).toMatch(
          new RegExp(`^(?:Rename to|Replace(?: \\[\\])? with) ${inserted.replaceAll(/["']/g, '')}\\.$`),
        );
        return text.slice(0, range[0]) + inserted + text.slice(range[1]);
      }),
    );
    expect(applied).toEqual(suggested);
  });
});
