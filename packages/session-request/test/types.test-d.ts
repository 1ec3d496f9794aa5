// Read by `tsc` in the `types` task: every line below an expected error has to be one.
import type { CardParams } from '@pg/card-params';
import type { SessionRequest } from '../src/index.ts';

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
  // @ts-expect-error no such entry
  { oder: {} },
  // @ts-expect-error an amount is a text
  { order: { amount: 10 } },
  // @ts-expect-error not in the closed list
  { parameters: { card: { cart: { items: [{ quantityUnit: 'pcs' }] } } } },
  // @ts-expect-error true or false
  { parameters: { card: { cart: { payments: [{ primary: 'true' }] } } } },
  // @ts-expect-error all three entries of Set 1 are required
  { parameters: { card: { bnrg_installm_def: '00', bnrg_installm_plan: '03' } } },
  // @ts-expect-error a text of two digits from the list
  { parameters: { card: { bnrg_installm_def: '0', bnrg_installm_months: '12', bnrg_installm_plan: '03' } } },
];
