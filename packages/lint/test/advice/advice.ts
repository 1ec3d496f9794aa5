import { describe, expect, test } from 'vitest';
import { fixText, lintText } from '../../src/index.ts';

/** A payload, all that is said of it, and the payload after its hints were followed: then nothing is said. */
export type Advice = readonly [
  given: object | string,
  said: readonly string[],
  followed?: object | string,
  /** The payload after the certain fixes; by default, the same. */
  fixed?: object | string,
];

const textOf = (given: object | string): string => (typeof given === 'string' ? given : JSON.stringify(given));

const said = (text: string, kind?: string): string[] =>
  lintText(text, { kind }).findings.map(({ severity, message, hint = '' }) =>
    `${severity}: ${message}. ${hint}`.trim(),
  );

/** Tests what is said of payloads of a kind, what `--fix` makes of them, and that the hints, followed word by word, resolve it. */
export function testAdvice(kind: string | undefined, advice: readonly Advice[]): void {
  describe(String(kind), () => {
    for (const [given, expected, followed, fixed = given] of advice) {
      test(textOf(given), () => {
        expect(said(textOf(given), kind)).toEqual(expected);
        expect(fixText(textOf(given), { kind }).text).toBe(textOf(fixed));
        if (followed !== undefined) expect(said(textOf(followed), kind)).toEqual([]);
      });
    }
  });
}

const SESSION = {
  merchant_key: 'key',
  order: { number: '1001', amount: '10.00', currency: 'EUR', description: 'Cups' },
  hash: 'signature',
};

/** A session with other values. */
export const session = (fields: object, order: object = {}): object => ({
  ...SESSION,
  ...fields,
  order: { ...SESSION.order, ...order },
});

const SALE = {
  action: 'SALE',
  client_key: 'key',
  brand: 'naps',
  order_id: '1001',
  order_amount: '10.00',
  order_currency: 'EUR',
  order_description: 'Cups',
  hash: 'signature',
};

/** A sale with other values, which are written as they are. */
export const sale = (fields: Readonly<Record<string, string>>): string =>
  Object.entries({ ...SALE, ...fields })
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Card parameters with one cart item. */
export const item = (fields: object): object => ({ cart: { items: [fields] } });
