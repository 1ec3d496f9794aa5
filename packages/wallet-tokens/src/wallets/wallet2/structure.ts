import type { CheckOptions, Messages, Resource, ResourceText, Rule, Table, Violation } from '@pg/rule-kit';
import { tablesOf } from '@pg/rule-kit/internal';
import { formatMessages, tokenMessages } from '../../token/messages.ts';
import { tokenTextRules } from '../../token/rules.ts';
import type { TokenParts, TokenStructure } from '../../token/token-structure.ts';
import { TOKEN_AT } from '../../token/token-table.ts';
import * as around from './payment-data.ts';
import * as fields from './token.ts';
import { rule as tokenFields } from './token-rules/token-fields.ts';
import { keyExpiration, paymentDataRules, tokenRewritten, tokenRules } from './value-rules.ts';

/** The second wallet's payment token (section 4, E2, brand rule 3), and the PaymentData around it. */
export const wallet2Structure: TokenStructure = {
  wallet: 'wallet2',
  gives: 'string',
  tables: [fields.wallet2TokenTable, around.wallet2PaymentDataTable],
  parts: [fields.wallet2SignedMessageTable, fields.wallet2SignedKeyTable, fields.wallet2IntermediateSigningKeyTable],
  findWrongObject(payload) {
    const name = ['tokenizationData', 'paymentMethodToken', 'token'].find((each) => each in payload);
    if (name === undefined || 'signedMessage' in payload) return undefined;
    return { rule: tokenTextRules['nested-token'], path: [name], code: 'part-around-token' };
  },
  resource(parts) {
    const token = tokenOf(parts);
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
      parts: [...(token.parts ?? []), { path: ['paymentMethodData', 'tokenizationData', 'token'], resource: token }],
    };
  },
};

/** The token without PaymentData around it. */
const tokenOf = <TMessages extends Messages>({
  text,
  partText,
  ...parts
}: TokenParts<TMessages>): Resource<CheckOptions, TMessages> => ({
  kind: 'wallet2-token',
  at: TOKEN_AT,
  table: fields.wallet2TokenTable,
  rules: [...Object.values(tokenRules), tokenFields, tokenRewritten],
  parts: [
    {
      path: ['signedMessage'],
      resource: signedString('wallet2-signed-message', fields.wallet2SignedMessageTable, partText),
    },
    {
      path: ['intermediateSigningKey', 'signedKey'],
      resource: signedString('wallet2-signed-key', fields.wallet2SignedKeyTable, partText, [keyExpiration]),
    },
  ],
  text: signedText(text),
  ...parts,
});

/** The resource of a JSON string inside the token. */
const signedString = (kind: string, table: Table, text: ResourceText, rules: readonly Rule[] = []): Resource => ({
  kind,
  at: table.at,
  whole: 'the token',
  messages: { ...formatMessages, ...tokenMessages },
  table,
  rules,
  text: signedText(text),
});

/** Adds the check for a signed string that was parsed and written again. */
const signedText = (text: ResourceText): ResourceText => ({
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
