import { type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { settingsTable } from '../../settings/settings-table.ts';
import { ENVIRONMENTS } from '../../token/environment.ts';

/** Section 2.4, the settings of `wallet2`. Networks are a closed list: the column is headed "allowed values". */
// biome-ignore format: the columns are the document's
export const wallet2Panel = /* @__PURE__ */ settingsTable('2.4 Wallet configuration, wallet2', {
  Environment:              ['one of',          'not shown', 'Where tokens come from; has to be that of the token', { values: ENVIRONMENTS }],
  'Allowed Auth Method':    ['one of',          'not shown', 'How the payer’s card is authenticated', { values: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] }],
  'Supported Networks':     ['array of string', 'not shown', 'Card networks that the merchant takes', { values: ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA'], quirk: 'The document counts five codes and names three: MASTERCARD and VISA are those that the wallet publishes.' }],
  'Merchant Identifier':    ['text',            'not shown', 'The merchant’s ID in the wallet provider’s business console; or the Gateway Merchant ID again'],
  Gateway:                  ['text',            'not shown', 'What the gateway is called'],
  'Gateway Merchant ID':    ['text',            'not shown', 'The merchant’s ID in the gateway’s system'],
  'Private Key':            ['text',            'not shown', 'Decrypts payment tokens; needed for card flow, not if the payment provider is the gateway', { secret: true, lines: true }],
  // A switch, a text or a list of names: the document gives examples of its meaning, none of its values.
  'Include Additional Parameters to Token': ['anything', 'not shown', 'What else the payment provider needs in the token'],
});

export const Wallet2Settings: TableSchema<typeof wallet2Panel> = /* @__PURE__ */ tableSchema(wallet2Panel);
/** The settings of `wallet2` (section 2.4), by the labels of the admin panel in camelCase. None is required. */
export type Wallet2Settings = InferOutput<typeof Wallet2Settings>;
