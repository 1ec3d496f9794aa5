import type { Resource } from '@pg/rule-kit';
import { innerText } from '../token-text/carried-token.ts';
import { keyExpiration } from './rules/key-expiration.ts';
import { signedText } from './signed-text.ts';
import { Wallet2SignedKey, Wallet2SignedMessage, wallet2SignedKey, wallet2SignedMessage } from './signed-texts.ts';

/** `signedKey` of the second wallet's token as a resource: a JSON text inside the token. */
export const signedKey: Resource = {
  kind: 'wallet2-signed-key',
  at: wallet2SignedKey.at,
  schema: Wallet2SignedKey,
  tables: [wallet2SignedKey],
  rules: [keyExpiration],
  text: /* @__PURE__ */ signedText(innerText),
};

/** `signedMessage` of the second wallet's token as a resource: a JSON text inside the token. */
export const signedMessage: Resource = {
  kind: 'wallet2-signed-message',
  at: wallet2SignedMessage.at,
  schema: Wallet2SignedMessage,
  tables: [wallet2SignedMessage],
  rules: [],
  text: /* @__PURE__ */ signedText(innerText),
};
