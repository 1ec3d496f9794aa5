// `tsc` checks this file in the `types` task: each line after a `@ts-expect-error` must be an error.
import type { CardParams, Set6Cart } from '@pg/card-params';
import { parse, safeParse } from '@pg/rule-kit';
import * as v from 'valibot';
import {
  createSessionRequest,
  Order,
  SessionRequest as Schema,
  type SessionParameters,
  type SessionRequest,
  type SignSession,
  sessionType,
} from '../src/index.ts';

export const request: SessionRequest = {
  operation: 'purchase',
  methods: ['card', 'a method of a live service'],
  parameters: {
    card: {
      shipping: { street1: 'Street 1', cost: 12.5 },
      cart: {
        items: [{ quantityUnit: 'COUNT', recipient: { country: 276 } }],
        payments: [{ status: 'pending', primary: true }],
      },
    },
  },
};

export const instalments: CardParams = {
  bnrg_installm_def: '00',
  bnrg_installm_months: '12',
  bnrg_installm_plan: '03',
};

export const mistakes: SessionRequest[] = [
  // @ts-expect-error no such field
  { oder: {} },
  // @ts-expect-error an amount is a string
  { order: { amount: 10 } },
  // @ts-expect-error not in the closed list
  { parameters: { card: { cart: { items: [{ quantityUnit: 'pcs' }] } } } },
  // @ts-expect-error a boolean, not a string
  { parameters: { card: { cart: { payments: [{ primary: 'true' }] } } } },
  // @ts-expect-error all three fields of Set 1 are required
  { parameters: { card: { bnrg_installm_def: '00', bnrg_installm_plan: '03' } } },
  // @ts-expect-error a string of two digits from the list
  { parameters: { card: { bnrg_installm_def: '0', bnrg_installm_months: '12', bnrg_installm_plan: '03' } } },
];

/** `as const` values and `readonly` arrays. */
const METHODS: readonly string[] = ['card'];
const BODY = {
  methods: ['card'],
  parameters: { card: { cart: { items: [{ name: 'Cup', quantityUnit: 'KG' }] } } },
} as const;
export const unchanged: SessionRequest[] = [{ methods: METHODS }, BODY, v.parse(Schema, BODY)];

/** An acquirer's own fields: the type lists them too, so that TypeScript finds misspelled names. */
const card: CardParams & { toBankAccountId: string } = { payee_phone: '4912345678', toBankAccountId: '1' };
const parameters: SessionParameters & { 'custom-wallet': object } = { card, 'custom-wallet': { branch: '1' } };
export const own: SessionRequest = { parameters };
// @ts-expect-error neither ours nor theirs
export const misspelled: CardParams & { toBankAccountId: string } = { payee_phon: '1', toBankAccountId: '1' };

// @ts-expect-error Set 3 and Set 4
export const ofTwoSets: CardParams = { descriptor: 'Order 1001', shipping_street1: 'Street 1' };
// @ts-expect-error Set 3 and Set 6
export const ofTwoOthers: CardParams = { descriptor: 'Order 1001', shipping: { street1: 'Street 1' } };

export const Picked: v.SchemaWithPick<typeof Schema, ['parameters']> = v.pick(Schema, ['parameters']);

/** A form may use the fields of all sets. */
export const fieldName: keyof CardParams = 'descriptor';

export const set6Of = (of: CardParams): Set6Cart | undefined => (of.cart ? of : undefined);

const no = (): boolean => false;
export const Forwarded = v.pipe(Schema, v.forward(v.check(no, 'never'), ['order', 'amount']));
export const Partly = v.pipe(
  Schema,
  v.forward(v.partialCheck([['order', 'amount']], no, 'never'), ['order', 'amount']),
);
export const records: Record<string, unknown>[] = [request, v.parse(Order, {}), parse(sessionType, {})];

/** What is frozen is read-only. A schema's output is not. */
const output = parse(sessionType, {});
const result = safeParse(sessionType, {});
const copied = v.parse(Schema, {});
copied.hash = 'h';
// @ts-expect-error frozen
output.hash = 'h';
if (output.order) {
  // @ts-expect-error frozen inside
  output.order.amount = '1.00';
}
if (result.success) {
  // @ts-expect-error frozen
  result.output.hash = 'h';
}
export const signs: SignSession[] = [
  (unsigned) => {
    // @ts-expect-error frozen
    unsigned.hash = 'h';
    return '';
  },
  (unsigned: SessionRequest) => String(unsigned.hash),
  (unsigned: object) => JSON.stringify(unsigned),
];
export const sent = createSessionRequest('https://pay.example', output, { sign: signs[0] });
