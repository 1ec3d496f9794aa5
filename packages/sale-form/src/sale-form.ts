import {
  bodySchema,
  type FindingOf,
  type Messages,
  type Path,
  type Payload,
  type RequestResource,
  type Resource,
  type TableMessages,
  type VerifyOptions,
  valueAt,
} from '@pg/rule-kit';
import {
  sentMessages,
  sentTokens,
  verifiedMessages,
  type Wallet1VerifyOptions,
  type Wallet2VerifyOptions,
  type WalletToken,
  wallets,
} from '@pg/wallet-tokens';
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

type Candidate = { readonly wallet: string; readonly token: Pick<Resource, 'text'> };

/** The wallet of a sale's token: its brand or, if the brand is unknown, the wallet that the token resembles. */
function walletOf(sale: Payload, path: Path, tokens: readonly Candidate[]): unknown {
  const { brand } = sale;
  if (typeof brand === 'string' && Object.hasOwn(brands, brand)) return brand;
  const token = valueAt(sale, path);
  return tokens.find((each) => each.token.text?.resembles(token))?.wallet;
}

/** The options of `check` for a sale. */
export interface SaleOptions extends VerifyOptions {
  readonly profile?: SaleProfile | undefined;
  readonly names?: WalletNames | undefined;
}

const saleWith = <TOptions extends VerifyOptions, TMessages extends Messages>(
  tokens: readonly WalletToken<TOptions, TMessages>[],
  tokenMessages: TMessages,
): RequestResource<Sale, 'brand', TOptions, TMessages & typeof messages, typeof saleTable> => ({
  kind: 'sale-form',
  at: '',
  whole: 'the form',
  request: 'sale',
  messages: { ...tokenMessages, ...messages },
  table: saleTable,
  profile: saleProfileFields,
  names: { ...walletWords, in: ['brand'], inProfile: ['brandParameters'] },
  allowsUnknown: allowsParameter,
  rules,
  parts: TOKEN_PATHS.flatMap((path) =>
    tokens.map(({ wallet, token }) => ({
      path,
      resource: token,
      isMisplaced: path[0] !== TOKEN,
      when: (payload: Payload) => walletOf(payload, path, tokens) === wallet,
    })),
  ),
});

/** The resource of a sale request for `verify`: like `saleResource`, with what verifies a token by keys, certificates or a clock. */
export const verifiableSaleResource = saleWith<
  SaleOptions & Wallet1VerifyOptions & Wallet2VerifyOptions,
  typeof verifiedMessages
>(
  Object.entries(wallets).map(([wallet, { token }]) => ({ wallet, token })),
  verifiedMessages,
);

/**
 * The resource of a sale request (section 4, E2): its table, its rules, and the wallet's token inside. It has no code for
 * cryptography, so it is small enough for senders.
 */
export const saleResource = saleWith<SaleOptions, typeof sentMessages>(sentTokens, sentMessages);

/**
 * The schema of a sale request (section 4, E2): it refuses what `createSaleRequest` refuses. `SaleFields` is the schema of the
 * fields only, without the code that checks tokens.
 */
export const Sale: typeof SaleFields & BaseSchema<Sale, Sale, BaseIssue<unknown>> = bodySchema(saleResource);
/** A sale request (section 4, E2). It has a token if `brand` is a wallet, and none otherwise. */
export type Sale = WalletSale | TokenlessSale;

/** The messages of a sale, including those of its token, by code. */
export type SaleMessages = typeof verifiableSaleResource.messages & TableMessages;

/** A finding about a sale. */
export type Finding = FindingOf<SaleMessages>;
