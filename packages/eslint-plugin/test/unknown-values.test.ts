// One meaning of unknown: the same payload has the same findings in every kind of file and in code.

import { expect, test } from 'vitest';
// @boundaries-ignore The command has no entry point that a program could import.
import { folderOf, reportOf } from '../../lint/test/e2e/command.ts';
import { lintRuleOf, majors } from './majors.ts';

/** Stands for an unknown string. */
const OPEN = '?';

const order = { number: '1', amount: '10.00', currency: 'EUR', description: 'Cup' };
const session = (fields: object): object => ({ merchant_key: 'key', order, hash: 'a', ...fields });
const sale = (fields: object): object => ({ action: 'SALE', client_key: 'key', hash: 'a', order_id: '1', ...fields });
const TOKEN = 'parameters[paymentToken]';

/** A payload, and the rules of its findings. */
const PAYLOADS: readonly (readonly [payload: object, ...rules: string[]])[] = [
  [session({ methods: [OPEN], parameters: { card: { descriptor: 'Cup' } } })],
  [session({ methods: ['card', OPEN], parameters: { naps: {} } })],
  [session({ methods: ['card', OPEN], parameters: { vcard: {} } }), 'brand-among-methods'],
  [session({ methods: ['card'], parameters: { naps: {}, card: { descriptor: OPEN } } }), 'method-not-listed'],
  [session({ methods: 'card', order: { ...order, amount: OPEN, currency: 'eur' } }), 'expected-format', 'value-type'],
  [
    { client_key: OPEN, methods: ['card'], order: { ...order, number: undefined }, hash: OPEN },
    'expected-field',
    'expected-field',
  ],
  [
    session({ operation: OPEN, methods: ['card'], parameters: { card: { payee_city: 'Lyon' } }, foo: 1 }),
    'unknown-field',
  ],
  [session({ methods: ['card'], parameters: { card: { descriptor: OPEN, shipping: { city: OPEN } } } }), 'one-set'],
  [
    sale({ brand: OPEN, order_amount: '1', foo: 'x', [TOKEN]: '{}' }),
    'sale-fields',
    'sale-fields',
    'string-format',
    'unknown-field',
  ],
  [
    sale({
      action: undefined,
      brand: OPEN,
      order_amount: '1.00',
      order_currency: 'EUR',
      order_description: 'Cup',
      [TOKEN]: OPEN,
    }),
    'sale-fields',
  ],
  [
    sale({ brand: OPEN, order_amount: OPEN, merchant_key: OPEN, client_key: undefined }),
    'sale-fields',
    'sale-fields',
    'sale-fields',
  ],
  [sale({ brand: 'naps', order_amount: OPEN, [TOKEN]: OPEN }), 'brand-excludes', 'sale-fields', 'sale-fields'],
  [sale({ brand: 'wallet2', order_amount: OPEN, order_currency: 'EUR', order_description: OPEN }), 'brand-requires'],
  [
    sale({ brand: 'wallet1', order_amount: OPEN, order_currency: OPEN, order_description: 'Cup', [TOKEN]: '{}' }),
    'not-a-token',
  ],
];

const json = (payload: object, open: string): string => JSON.stringify(payload).replaceAll(`"${OPEN}"`, open);
const form = (payload: object, open: string): string =>
  Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${value === OPEN ? open : encodeURIComponent(value)}`)
    .join('&');
const yaml = (payload: object, open: string): string =>
  Object.entries(JSON.parse(json(payload, '"?"')))
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value).replaceAll('"?"', open)}\n`)
    .join('');
const block = (language: string, text: string): string => `# Pay\n\n\`\`\`${language}\n${text}\n\`\`\`\n`;
const HEADER = '-H "Content-Type: application/json"';

type Write = (payload: object) => string;

const FILES: readonly (readonly [what: string, file: string, ofSession: Write, ofSale?: Write])[] = [
  ['a template', 'a.json', (payload) => json(payload, '"{{x}}"')],
  ['a template outside strings', 'a.json', (payload) => json(payload, '${x}')],
  ['a placeholder', 'a.json', (payload) => json(payload, '"<your value>"')],
  ['a name', 'a.jsonc', (payload) => `// x\n${json(payload, '"$NAME"')}`],
  ['a template of YAML', 'a.yaml', (payload) => yaml(payload, '{{ x }}')],
  ['a placeholder of YAML', 'a.yaml', (payload) => yaml(payload, '<value>')],
  ['a sample', 'a.md', (payload) => block('json', json(payload, '"{sample}"'))],
  [
    'a shell',
    'a.sh',
    (payload) => `curl "$URL" ${HEADER} -d '${json(payload, `"'$X'"`)}'`,
    (payload) => `curl "$URL" -d "${form(payload, '$X')}"`,
  ],
  [
    'a request',
    'a.http',
    (payload) => `POST {{url}}\nContent-Type: application/json\n\n${json(payload, '"{{x}}"')}`,
    (payload) => `POST {{url}}\n\n${form(payload, '{{x}}')}`,
  ],
];

const FORMS: readonly (readonly [what: string, open: string])[] = [
  ['a template', '{{x}}'],
  ['an encoded template', '%7B%7Bx%7D%7D'],
  ['a placeholder', '<value>'],
  ['an encoded placeholder', '%3Cvalue%3E'],
];

async function rulesIn(file: string, text: string): Promise<string[]> {
  const { files } = await reportOf(folderOf({ [file]: text }), [file]);
  const rules = files.flatMap(({ findings }) => findings.map(({ rule }) => rule));
  return rules.filter((rule) => rule !== 'with-variables').sort();
}

test.each(PAYLOADS.map(([payload, ...rules]) => ({ payload, rules })))('$payload', async ({ payload, rules }) => {
  const isSale = 'action' in payload;
  const found: Record<string, readonly (string | undefined)[]> = {};
  for (const [what, file, ofSession, ofSale = ofSession] of FILES)
    found[`${what} in ${file}`] = await rulesIn(file, (isSale ? ofSale : ofSession)(payload));
  if (isSale)
    for (const [what, open] of FORMS) found[`${what} in a form`] = await rulesIn('a.form', form(payload, open));
  const call = isSale ? 'createSaleRequest' : 'createSessionRequest';
  for (const { version, verify } of majors)
    found[`code of ESLint ${version}`] = verify({ file: 'a.js', text: `${call}(url, ${json(payload, 'x')})` })
      .map(lintRuleOf)
      .sort();
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((what) => [what, rules])));
});
