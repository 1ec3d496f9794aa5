import type { AnySchema, Resource, Rule, Table } from '@pg/rule-kit';
import { innerText } from '../token-text/carried-token.ts';
import { keyExpiration } from './rules/key-expiration.ts';
import { signedText } from './signed-text.ts';
import { Wallet2SignedKey, Wallet2SignedMessage } from './signed-texts.ts';

const signed = (kind: string, schema: AnySchema & { readonly table: Table }, rules: readonly Rule[]): Resource => ({
  kind,
  at: schema.table.at,
  schema,
  tables: [schema.table],
  rules,
  text: signedText(innerText),
});

/** `signedKey` of the second wallet's token as a resource: a JSON text inside the token. */
export const signedKey: Resource = /* @__PURE__ */ signed('wallet2-signed-key', Wallet2SignedKey, [keyExpiration]);

/** `signedMessage` of the second wallet's token as a resource: a JSON text inside the token. */
export const signedMessage: Resource = /* @__PURE__ */ signed('wallet2-signed-message', Wallet2SignedMessage, []);
