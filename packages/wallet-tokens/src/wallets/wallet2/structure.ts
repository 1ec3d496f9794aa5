import type { PayloadType, Rule, SentAsText, Table, Violation } from '@pg/rule-kit';
import { tablesOf } from '@pg/rule-kit/internal';
import { AS_GIVEN } from '../../token/messages.ts';
import { readGivenToken } from '../../token/read-token-text.ts';
import { tokenTextRules } from '../../token/rules.ts';
import { TOKEN_FACTS, type TokenStructure, type TokenType } from '../../token/token-structure.ts';
import * as around from './payment-data.ts';
import * as fields from './token.ts';
import { rule as tokenFields } from './token-rules/token-fields.ts';
import { keyExpiration, paymentDataRules, tokenRewritten, tokenRules } from './value-rules.ts';

/** The second wallet's payment token (section 4, E2, brand rule 3), and the PaymentData around it. */
export const wallet2Structure: TokenStructure = {
  wallet: 'wallet2',
  tables: [fields.wallet2TokenTable, around.wallet2PaymentDataTable],
  parts: [fields.wallet2SignedMessageTable, fields.wallet2SignedKeyTable, fields.wallet2IntermediateSigningKeyTable],
  findWrongObject(payload) {
    const name = ['tokenizationData', 'paymentMethodToken', 'token'].find((each) => each in payload);
    if (name === undefined || 'signedMessage' in payload) return undefined;
    return { rule: tokenTextRules['nested-token'], path: [name], code: 'part-around-token' };
  },
  payloadType(text) {
    const token = tokenOf(text);
    return {
      ...token,
      distinctiveName: /^(?:paymentMethodDetails|messageExpiration)$/,
      table: fields.wallet2PaymentTokenTable,
      // biome-ignore format: a list
      tables: [
        ...tablesOf(token), fields.wallet2SignedKeyTable, fields.wallet2SignedMessageTable,
        ...tablesOf({ table: around.wallet2PaymentDataTable }),
      ],
      rules: [...Object.values(paymentDataRules), ...token.rules],
      parts: [...(token.parts ?? []), { path: ['paymentMethodData', 'tokenizationData', 'token'], payloadType: token }],
    };
  },
};

/** The token without PaymentData around it. */
const tokenOf = (text: SentAsText): TokenType => ({
  ...TOKEN_FACTS,
  name: 'wallet2-token',
  table: fields.wallet2TokenTable,
  rules: [...Object.values(tokenRules), tokenFields, tokenRewritten],
  parts: [
    {
      path: ['signedMessage'],
      payloadType: signedString('wallet2-signed-message', fields.wallet2SignedMessageTable),
    },
    {
      path: ['intermediateSigningKey', 'signedKey'],
      payloadType: signedString('wallet2-signed-key', fields.wallet2SignedKeyTable, [keyExpiration]),
    },
  ],
  text: signedText(text),
});

/** The payload type of a JSON string inside the token. */
const signedString = (kind: string, table: Table, rules: readonly Rule[] = []): PayloadType => ({
  ...TOKEN_FACTS,
  name: kind,
  at: table.at,
  table,
  rules,
  text: signedText({ rules: [], hint: AS_GIVEN, resembles: () => false, read: readGivenToken }),
});

/** Adds the check for a signed string that was parsed and written again. */
const signedText = (text: SentAsText): SentAsText => ({
  ...text,
  read(given) {
    const reading = text.read(given);
    if (typeof given !== 'string' || reading.value === undefined) return reading;
    return { ...reading, violations: [...reading.violations, ...findRewritten(given)] };
  },
});

/** A text was written again if it has padding, but none of it with the escape that the wallet writes. Reports the first `=`. */
function findRewritten(text: string): Violation[] {
  const start = text.indexOf('=');
  if (start < 0 || text.includes('u003d')) return [];
  const within = { path: [], start, end: start + 1 };
  return [{ rule: tokenRewritten, path: [], code: 'rewritten-token', within }];
}
