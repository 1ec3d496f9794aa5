import { type Named, type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { settingsTable } from '../../settings/settings-table.ts';

/** How the wallet provider's merchant identifiers begin. */
export const PREFIX = 'merchant.';

/**
 * Section 2.4, the settings of `wallet1`. The last one is required for card flow only, and the settings don't show the flow.
 * The document doesn't define how to write a country or a network, so any string is valid.
 */
// biome-ignore format: the columns are the document's
export const wallet1SettingsTable = settingsTable('2.4 Wallet configuration, wallet1', {
  'Merchant Identifier':    ['text',            'not shown', "The merchant's ID in the wallet provider's developer account", { should: 'id' }],
  Country:                  ['text',            'not shown', "The merchant's country"],
  'Shop Name':              ['text',            'not shown', 'The name of the shop'],
  Certificate:              ['text',            'not shown', 'The merchant identity certificate: the content of the *.pem file', { lines: true }],
  'Private Key':            ['text',            'not shown', 'The private key of the identity certificate: the content of the *.key file', { secret: true, lines: true }],
  'Merchant Capabilities':  ['array of string', 'not shown', 'Capabilities of the merchant, for example supports3DS'],
  'Supported Networks':     ['array of string', 'not shown', 'Card networks that the merchant accepts'],
  'Processing Private Key': ['text',            'not shown', 'Decrypts payment tokens; one line with its markers; required for card flow only', { secret: true, lines: true }],
});

export const Wallet1Settings: TableSchema<typeof wallet1SettingsTable> = tableSchema(wallet1SettingsTable);
/** The settings of `wallet1` (section 2.4), by the labels of the admin panel in camelCase. None is required. */
export type Wallet1Settings = Named<InferOutput<typeof Wallet1Settings>>;
