import { setting } from '@pg/rule-kit';
import { ENVIRONMENTS, type RecipientId } from '@pg/wallet-tokens';
import {
  check,
  entriesFromList,
  type InferInput,
  integer,
  minEntries,
  minValue,
  nonEmpty,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot';

const file = pipe(string(), nonEmpty('must name a file'));
const environment = setting(picklist(ENVIRONMENTS), 'The environment that the settings are for.');

const RECIPIENT = /^(?:gateway|merchant):./;

export const isRecipient = (text: string): text is RecipientId => RECIPIENT.test(text);

const wallet1 = pipe(
  strictObject({
    environment,
    maxAgeSeconds: setting(
      pipe(number(), integer('must be a whole number'), minValue(0, 'must not be negative')),
      'The maximum age of a token, in seconds.',
    ),
    processingKey: setting(file, 'The file of the Payment Processing Certificate, or of the Processing Private Key.'),
    processingKeyHash: setting(
      pipe(string(), regex(/^[A-Za-z0-9+/]{43}=$/, 'must be the base64 of a SHA-256 hash')),
      'Instead of the file: base64 of the SHA-256 of the public key (SPKI, DER).',
    ),
  }),
  check(
    ({ processingKey, processingKeyHash }) => processingKey === undefined || processingKeyHash === undefined,
    'must have processingKey or processingKeyHash, but has both',
  ),
);

const wallet2 = strictObject({
  environment,
  gateway: setting(
    pipe(string(), nonEmpty('must be the name of your gateway')),
    'Your gateway’s name. Requests to the client of wallet2 are checked only if they name this gateway.',
  ),
  rootKeys: setting(
    pipe(
      strictObject(entriesFromList(ENVIRONMENTS, optional(file))),
      minEntries(1, 'must name the file of an environment'),
    ),
    'The files with the root keys of wallet2’s provider, by environment.',
  ),
  recipientId: setting(
    pipe(string(), regex(RECIPIENT, 'must be gateway: and the gateway’s identifier, or merchant: and the merchant’s')),
    'The recipient of tokens: gateway: and the gateway’s identifier, or merchant: and the merchant’s.',
  ),
});

/** What tokens are compared with. File names are relative to the configuration. */
export const WalletsSchema = strictObject({
  wallet1: setting(wallet1, 'What tokens of wallet1 are compared with.'),
  wallet2: setting(wallet2, 'What tokens of wallet2 are compared with.'),
});

export type WalletSettings = InferInput<typeof WalletsSchema>;
