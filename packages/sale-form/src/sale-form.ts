import {
  bodySchema,
  type CheckOptions,
  type FindingOf,
  type Path,
  type Payload,
  type PayloadType,
  type RequestType,
  type TableMessages,
  valueAt,
} from '@pg/rule-kit';
import { type TokenType, wallet1TokenType, wallet1TokenWithoutIntegrity, wallet2TokenType } from '@pg/wallet-tokens';
import { type WalletNames, walletWords } from '@pg/wallet-tokens/names';
import type { BaseIssue, BaseSchema } from 'valibot';
import { messages } from './messages.ts';
import { rules } from './rules/index.ts';
import { allowsParameter, type SaleProfile, saleProfileFields } from './tables/brand-parameters.ts';
import { brands } from './tables/brands.ts';
import { type SaleFields, saleTable, type TokenField, type TokenlessSale, type WalletSale } from './tables/sale.ts';

const TOKEN: TokenField = 'parameters[paymentToken]';
/** The paths of a sale's token. The second one, of a sale with nested objects, is a mistake that `token-name` reports. */
const TOKEN_PATHS = [[TOKEN], ['parameters', 'paymentToken']] as const;

type Tokens = readonly (readonly [wallet: string, token: PayloadType])[];

/** The wallet of a sale's token: its brand or, if the brand is unknown, the wallet that the token resembles. */
function walletOf(sale: Payload, path: Path, tokens: Tokens): unknown {
  const { brand } = sale;
  if (typeof brand === 'string' && Object.hasOwn(brands, brand)) return brand;
  const token = valueAt(sale, path);
  return tokens.find(([, { text }]) => text?.resembles(token))?.[0];
}

/** The options of `check` for a sale. */
export interface SaleOptions extends CheckOptions {
  readonly profile?: SaleProfile | undefined;
  readonly names?: WalletNames | undefined;
}

const saleWith = (
  ...tokens: Tokens
): RequestType<Sale, 'brand', SaleOptions, TokenType['messages'] & typeof messages, typeof saleTable> => ({
  name: 'sale-form',
  at: '',
  whole: 'the form',
  request: 'sale',
  messages: { ...wallet2TokenType.messages, ...messages },
  table: saleTable,
  profile: saleProfileFields,
  names: { ...walletWords, in: ['brand'], inProfile: ['brandParameters'] },
  allowsUnknown: allowsParameter,
  rules,
  parts: TOKEN_PATHS.flatMap((path) =>
    tokens.map(([wallet, payloadType]) => ({
      path,
      payloadType,
      isMisplaced: path[0] !== TOKEN,
      when: (payload: Payload) => walletOf(payload, path, tokens) === wallet,
    })),
  ),
});

/** The payload type of a sale request (section 4, E2): its table, its rules, and the wallet's token inside. */
export const saleType = saleWith(['wallet1', wallet1TokenType], ['wallet2', wallet2TokenType]);

/** What senders check: the same without `token-integrity`, because its hash would enlarge their bundles. */
export const saleWithoutIntegrity = saleWith(['wallet1', wallet1TokenWithoutIntegrity], ['wallet2', wallet2TokenType]);

/**
 * The schema of a sale request (section 4, E2): it refuses what `createSaleRequest` refuses. `SaleFields` is the schema of the
 * fields only, without the code that checks tokens.
 */
export const Sale: typeof SaleFields & BaseSchema<Sale, Sale, BaseIssue<unknown>> = bodySchema(saleWithoutIntegrity);
/** A sale request (section 4, E2). It has a token if `brand` is a wallet, and none otherwise. */
export type Sale = WalletSale | TokenlessSale;

/** The messages of a sale, including those of its token, by code. */
export type SaleMessages = TokenType['messages'] & typeof messages & TableMessages;

/** A finding about a sale. */
export type Finding = FindingOf<SaleMessages>;
