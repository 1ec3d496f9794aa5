import type { CheckOptions, Payload, PayloadType, SentAsText, Table, Violation } from '@pg/rule-kit';
import { walletWords } from '../names.ts';
import { tokenMessages } from './messages.ts';
import { TOKEN_AT } from './token-table.ts';

/** The payload type of a wallet's token. */
export type TokenType = PayloadType<CheckOptions, typeof tokenMessages>;

/** The structure and the rules of a wallet's token. */
export interface TokenStructure {
  readonly wallet: string;
  /** The tables of its shapes. Their names identify the token. */
  readonly tables: readonly Table[];
  /** The tables of objects inside the token, which people send alone. */
  readonly parts: readonly Table[];
  /** Finds an object that people send instead of the token. */
  readonly findWrongObject: (payload: Payload) => Violation | undefined;
  readonly payloadType: (text: SentAsText) => TokenType;
}

/** What the payload types of all tokens have. Their messages have the names of the wallets, and no field of them. */
export const TOKEN_FACTS = {
  at: TOKEN_AT,
  whole: 'the token',
  messages: tokenMessages,
  names: { ...walletWords, in: [] },
} as const;
