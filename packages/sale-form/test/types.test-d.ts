// Read by `tsc` in the `types` task: every line below an expected error has to be one.
import type { Sale } from '../src/index.ts';

export const sales: Sale[] = [
  { action: 'SALE', brand: 'naps', order_amount: '10.00' },
  { brand: 'wallet1', 'parameters[paymentToken]': '{}' },
  { brand: 'wallet2', 'parameters[paymentToken]': '{}', 'parameters[branch]': '1' },
  { brand: 'vcard', identifier: 'payer' },
  { brand: 'om-wallet', 'parameters[phone]': '+4912345678' },
];

export const mistakes: Sale[] = [
  // @ts-expect-error a wallet's sale has a token
  { brand: 'wallet1' },
  // @ts-expect-error another brand's has none
  { brand: 'naps', 'parameters[paymentToken]': '{}' },
  // @ts-expect-error a brand is named
  { action: 'SALE' },
  // @ts-expect-error no such brand
  { brand: 'card' },
  // @ts-expect-error no such action
  { action: 'REFUND', brand: 'naps' },
  // @ts-expect-error an amount is a text
  { brand: 'naps', order_amount: 10 },
  // @ts-expect-error no such field
  { brand: 'naps', order: '1001' },
  // @ts-expect-error the token is a text
  { brand: 'wallet2', 'parameters[paymentToken]': {} },
];
