import { formatMessages } from '../messages/format-messages.ts';
import { jsonMessages } from '../messages/json-messages.ts';
import { messages as damageMessages } from '../token/damage-rules/index.ts';
import { messages as environmentMessages } from '../token/proof-rules/index.ts';
import { messages as textMessages } from '../token/text-rules/index.ts';
import { messages as proofOfWallet1 } from './wallet1/token-proof-rules/index.ts';
import { messages as ofWallet1 } from './wallet1/token-rules/index.ts';
import { messages as ofPaymentData } from './wallet2/payment-data-rules/index.ts';
import { messages as ofSignedKey } from './wallet2/signed-key-rules/index.ts';
import { messages as proofOfWallet2 } from './wallet2/token-proof-rules/index.ts';
import { messages as ofWallet2 } from './wallet2/token-rules/index.ts';

/** The names of the wallets in messages. A live service has other names. */
const walletNames = { 'name:wallet1': 'wallet1', 'name:wallet2': 'wallet2' } as const;

/** The messages about tokens that need no cryptography: those of a sender. */
export const sentMessages = {
  ...walletNames,
  ...formatMessages,
  ...jsonMessages,
  ...damageMessages,
  ...textMessages,
  ...ofWallet1,
  ...ofWallet2,
  ...ofPaymentData,
  ...ofSignedKey,
};

/** All messages about tokens, including those that need cryptography, keys or a clock. */
export const provenMessages = {
  ...sentMessages,
  ...environmentMessages,
  ...proofOfWallet1,
  ...proofOfWallet2,
};

/** The codes of the checks of a sender, which need no cryptography. */
export type SentTokenCode = keyof typeof sentMessages;

/** All codes of a token, including those that need cryptography. */
export type ProvenTokenCode = keyof typeof provenMessages;
