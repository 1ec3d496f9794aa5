import { messages as keyProofMessages } from '../settings/key-proof-rules/index.ts';
import { messages as keyMessages } from '../settings/key-text-rules/index.ts';
import { messages as certificateMessages } from './wallet1/certificate-proof-rules/index.ts';
import { messages as ofWallet1 } from './wallet1/settings-rules/index.ts';
import { messages as ofWallet2 } from './wallet2/settings-rules/index.ts';

/** The messages of the rules of wallet settings, including keys and certificates. */
export const settingsMessages = {
  ...keyMessages,
  ...keyProofMessages,
  ...certificateMessages,
  ...ofWallet1,
  ...ofWallet2,
};

/** The codes of the rules of wallet settings. */
export type SettingsCode = keyof typeof settingsMessages;
