import { type Named, type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { settingsTable } from '../../settings/settings-table.ts';
import { AUTH_METHODS, NETWORKS, PUBLISHED_NETWORKS } from './card-lists.ts';

/** Section 2.4, the settings of `wallet2`. Networks are a closed list: the column is headed "allowed values". */
// biome-ignore format: the columns are the document's
export const wallet2SettingsTable = settingsTable('2.4 Wallet configuration, wallet2', {
  Environment:              ['one of',          'not shown', 'Environment of the tokens', { values: ['TEST', 'PRODUCTION'], words: { PRODUCTION: 'prod live', TEST: 'sandbox' } }],
  'Allowed Auth Method':    ['one of',          'not shown', "Authentication method of the payer's card", { values: AUTH_METHODS }],
  'Supported Networks':     ['array of string', 'not shown', 'Card networks that the merchant accepts', { values: NETWORKS, published: PUBLISHED_NETWORKS, quirk: 'The interface document counts five codes and names three: MASTERCARD and VISA are those that the wallet publishes.' }],
  'Merchant Identifier':    ['text',            'not shown', "The merchant's ID in the wallet provider's business console; or the Gateway Merchant ID again", { should: 'id' }],
  Gateway:                  ['text',            'not shown', 'The name of the gateway', { should: 'id' }],
  'Gateway Merchant ID':    ['text',            'not shown', "The merchant's ID with the gateway", { should: 'id' }],
  'Private Key':            ['text',            'not shown', 'Decrypts payment tokens; required for card flow, unless the payment provider is the gateway', { secret: true, lines: true }],
  // The document doesn't show its values: a boolean, a string or an array of names.
  'Include Additional Parameters to Token': ['anything', 'not shown', 'Additional data for the payment provider in the token'],
});

export const Wallet2Settings: TableSchema<typeof wallet2SettingsTable> = tableSchema(wallet2SettingsTable);
/** The settings of `wallet2` (section 2.4), by the labels of the admin panel in camelCase. None is required. */
export type Wallet2Settings = Named<InferOutput<typeof Wallet2Settings>>;
