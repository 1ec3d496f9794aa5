// Of several mistakes in a payload, none hides another one: who repairs all that is reported needs no second run.

import { type Finding, isObject, type Path, valueAt } from '@pg/rule-kit';
import { nearestName } from '@pg/rule-kit/internal';
import { expect, test } from 'vitest';
import { applyEdits, findChanges, lintText } from '../src/index.ts';
import { type Choose, pick, seeded } from '../src/samples/choose.ts';
import { FOLLOWED, withValueAt } from './followed-hints.ts';
import { isFull } from './full.ts';

// The digits of another document than a cpf are not known: its number is judged alone.
// biome-ignore format: a list
const PAYLOADS: Readonly<Record<string, readonly object[]>> = {
  'session-request': [
    { merchant_key: 'key', operation: 'purchase', methods: ['card'], order: { number: '1', amount: '1.00', currency: 'EUR', description: 'Cups' }, parameters: { card: { document_type: 'passport', document_number: '1', social_name: 'A', fiscal_country: 'BR' } }, hash: 'abc' },
    { merchant_key: 'key', methods: ['card'], order: { number: '1', amount: '1.00', currency: 'EUR', description: 'Cups' }, parameters: { card: { shipping: { city: 'Lyon', country: 'FR', cost: '1.50' }, cart: { items: [{ name: 'Cup', quantityUnit: 'COUNT', price: '1.50' }] } } }, cancel_url: 'https://shop.example/', hash: 'abc' },
  ],
  'card-params': [{ bnrg_installm_def: '00', bnrg_installm_months: '12', bnrg_installm_plan: '03' }, { shipping_city: 'Lyon', shipping_postcode: '69001', shipping_country: '250' }],
  'wallet1-settings': [{ merchantIdentifier: 'merchant.shop', country: 'FR', shopName: 'Cups', certificate: '<CERTIFICATE>', merchantCapabilities: ['supports3DS'], processingPrivateKey: '<KEY>' }],
  'wallet2-settings': [{ environment: 'TEST', supportedNetworks: ['AMEX'], gateway: 'a', gatewayMerchantId: 'b', privateKey: '<KEY>' }],
  'sale-form': [{ action: 'SALE', client_key: 'key', brand: 'vcard', order_id: '1', order_amount: '1.00', order_currency: 'EUR', order_description: 'Cups', payer_ip: '198.51.100.24', identifier: 'a', hash: 'abc' }],
};

const PAYLOADS_OF_A_KIND = isFull ? 100 : 10;

type Fields = Record<string, unknown>;
type Change = (object: Fields, name: string) => void;

const rename =
  (to: (name: string) => string): Change =>
  (object, name) => {
    const { [name]: value, ...others } = object;
    for (const each of Object.keys(object)) delete object[each];
    Object.assign(object, { [to(name)]: value }, others);
  };
const set =
  (to: (value: unknown) => unknown): Change =>
  (object, name) => {
    object[name] = to(object[name]);
  };

const OF_ANY: readonly Change[] = [
  rename((name) => name.charAt(0).toUpperCase() + name.slice(1)),
  rename((name) => name.replace(/[A-Z]/g, ' $&').replaceAll('_', ' ')),
  // A typing error.
  rename((name) => name.slice(0, -3) + name.slice(-2)),
];
const OF_OBJECTS = [...OF_ANY, set(JSON.stringify), set((value) => [value])];
const OF_VALUES = [...OF_ANY, ...['', {}, null, 7, '#?', 'x'.repeat(3000)].map((value) => set(() => value))];
const OF_JSON: readonly ((text: string) => string)[] = [
  (text) => text.replace(/}$/, ',}'),
  (text) => text.replace('{', '{ // a comment\n'),
  (text) => `// a comment\n${text}`,
  (text) => text.slice(0, -1),
  (text) => `\`\`\`json\n${text}\n\`\`\``,
  (text) => JSON.stringify(text),
  (text) => text.replaceAll(/"(\w+)":/g, "'$1':"),
];

/** A mistake in the field at a path, or in the text. */
interface Mistake {
  readonly path: Path;
  readonly change?: Change;
  readonly write?: (text: string) => string;
}

const pathsIn = (value: unknown): Path[] =>
  Object.entries(value ?? {}).flatMap(([name, inner]) => [
    [name],
    ...(typeof inner === 'object' ? pathsIn(inner) : []).map((path) => [name, ...path]),
  ]);

/** A text with the mistakes. Inner ones come first, because outer ones change the paths of others. */
function textWith(payload: object, mistakes: readonly Mistake[]): string {
  const changed = structuredClone(payload);
  for (const { path, change } of mistakes.toSorted((a, b) => b.path.length - a.path.length)) {
    const outer = valueAt(changed, path.slice(0, -1));
    if (isObject(outer)) change?.(outer, String(path.at(-1)));
  }
  return mistakes.reduce((text, { write }) => write?.(text) ?? text, JSON.stringify(changed));
}

const codesIn = (kind: string, payload: object, mistakes: readonly Mistake[]): readonly string[] =>
  lintText(textWith(payload, mistakes), { kind }).findings.map(({ code }) => code);

/** Whether there is a finding more than without a mistake. */
const isShown = (codes: readonly string[], without: readonly string[]): boolean =>
  codes.some((code) => codes.filter((each) => each === code).length > without.filter((each) => each === code).length);

/** A payload, and two or three mistakes in it, of which each alone is shown. */
function someMistakes(
  kind: string,
  choose: Choose,
): { readonly payload: object; readonly mistakes: readonly Mistake[] } {
  const payload = pick(PAYLOADS[kind] ?? [], choose);
  const fields = pathsIn(payload).filter((path) => isObject(valueAt(payload, path.slice(0, -1))));
  const places = new Map([1, 2, 3].map(() => pick(fields, choose)).map((path) => [path.join('.'), path]));
  const inFields = Array.from(places.values(), (path): Mistake => {
    const changes = isObject(valueAt(payload, path)) ? OF_OBJECTS : OF_VALUES;
    return { path, change: pick(changes, choose) };
  });
  const all =
    kind === 'sale-form' || choose(3) > 0
      ? inFields
      : [{ path: [], write: pick(OF_JSON, choose) }, ...inFields.slice(1)];
  const clean = codesIn(kind, payload, []);
  return { payload, mistakes: all.filter((each) => isShown(codesIn(kind, payload, [each]), clean)) };
}

test.each(Object.keys(PAYLOADS))('none of two or three mistakes in %s hides another one', (kind) => {
  const choose = seeded(1);
  const hidden = Array.from({ length: PAYLOADS_OF_A_KIND }).flatMap(() => {
    const { payload, mistakes } = someMistakes(kind, choose);
    const codes = codesIn(kind, payload, mistakes);
    const isHidden = (mistake: Mistake): boolean =>
      !isShown(
        codes,
        codesIn(
          kind,
          payload,
          mistakes.filter((each) => each !== mistake),
        ),
      );
    return mistakes.some(isHidden) ? [textWith(payload, mistakes)] : [];
  });
  expect(hidden).toEqual([]);
});

// biome-ignore format: a table
test.each<[string, object, ...string[]]>([
  ['session-request', { methods: 'crad' }, 'single-item methods', 'misspelled-given methods.0'],
  ['session-request', { methods: 'card,crad' }, 'comma-separated methods', 'misspelled-given methods.1'],
  ['session-request', { methods: { 3: 'crad' } }, 'array-as-object methods', 'misspelled-given methods.3'],
  ['session-request', { methods: '["crad"]' }, 'stringified methods', 'misspelled-given methods.0'],
  ['card-params', { cart: { items: { price: 'x' } } }, 'single-item cart.items', 'not-a-decimal cart.items.price'],
  ['card-params', { cart: { items: '[{"price":"x"}]' } }, 'stringified cart.items', 'not-a-decimal cart.items.0.price'],
  ['wallet1-settings', { merchantCapabilities: 'x' }, 'no-3ds-capability merchantCapabilities', 'single-item merchantCapabilities'],
])('the items of a list in another form are checked: %s %j', (kind, payload, ...expected) => {
  const { findings } = lintText(JSON.stringify(payload), { kind });
  const found = findings.map(({ code, path }) => `${code} ${path.join('.')}`);
  expect(found.filter((each) => !/missing|unsigned|expected/.test(each))).toEqual(expected);
});

/** A path in the right payload, for a path of the one with mistakes in names and in what is around objects. */
function rightPath(right: unknown, [step, ...rest]: Path): Path {
  if (step === undefined) return [];
  // An object in an array of one.
  if (isObject(right) && typeof step === 'number') return rightPath(right, rest);
  const name = isObject(right) ? (nearestName(String(step), Object.keys(right))?.name ?? step) : step;
  return [name, ...rightPath(valueAt(right, [name]), rest)];
}

/** A text in which one finding is repaired: by the first change, by its hint about the text, or with the right value. */
function repairedOnce(text: string, kind: string, right: unknown, isTold: (finding: Finding) => boolean): string {
  const { findings } = lintText(text, { kind });
  const changes = findChanges(text, findings, { kind });
  const value = parsed(text);
  for (const [i, finding] of findings.entries()) {
    const { path, hint = '' } = finding;
    if (!isTold(finding)) continue;
    // The right array has the right items too.
    const change = changes[i]?.find(({ title }) => !title.startsWith('Replace with an array'));
    if (change) return applyEdits(text, change.edits);
    const followed = FOLLOWED.find(([pattern]) => path.length === 0 && pattern.test(hint));
    if (followed) return String(followed[1](text, followed[0].exec(hint) ?? expect.unreachable(), path));
    // The missing brace.
    if (finding.code === 'truncated') return `${text}}`;
    if (value !== undefined) return JSON.stringify(withValueAt(value, path, valueAt(right, rightPath(right, path))));
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Repairs all that the findings of a text say, and nothing else. */
function repaired(text: string, kind: string, right: unknown): string {
  const keyOf = ({ code, path }: Finding): string => JSON.stringify([code, rightPath(right, path)]);
  const usual = new Set(lintText(JSON.stringify(right), { kind }).findings.map(keyOf));
  const told = new Set(
    lintText(text, { kind })
      .findings.map(keyOf)
      .filter((key) => !usual.has(key)),
  );
  const once = (each: string): string => repairedOnce(each, kind, right, (finding) => told.has(keyOf(finding)));
  return Array.from({ length: told.size + 1 }).reduce(once, text);
}

test.each(Object.keys(PAYLOADS))(
  '%s with two or three mistakes, repaired as told, is clean after one round',
  (kind) => {
    const choose = seeded(2);
    const unclean = Array.from({ length: PAYLOADS_OF_A_KIND }).flatMap(() => {
      const { payload, mistakes } = someMistakes(kind, choose);
      const text = textWith(payload, mistakes);
      const after = repaired(text, kind, payload);
      const codes = lintText(after, { kind }).findings.map(({ code }) => code);
      return isShown(codes, codesIn(kind, payload, [])) ? [[text, after, codes]] : [];
    });
    expect(unclean).toEqual([]);
  },
);
