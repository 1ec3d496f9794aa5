import { type CardMessages, cardParamsType } from '@pg/card-params';
import {
  bodySchema,
  type CheckOptions,
  type FindingOf,
  type Named,
  type RequestType,
  type RuleContext,
  type TableSchema,
} from '@pg/rule-kit';
import { tablesOf } from '@pg/rule-kit/internal';
import { type WalletNames, walletWords } from '@pg/wallet-tokens/names';
import type { InferOutput } from 'valibot';
import { type SessionProfile, sessionProfileFields } from './profile.ts';
import { messages, rules } from './rules/index.ts';
import { billingAddressTable } from './tables/billing-address.ts';
import { customerTable } from './tables/customer.ts';
import { orderTable } from './tables/order.ts';
import { sessionTable } from './tables/session.ts';

/** The messages of a session request, including those of `parameters.card`, by code. */
export type SessionMessages = typeof messages & CardMessages;

/** A finding about a session request. */
export type Finding = FindingOf<SessionMessages>;

/** The options of `check` for a session request. */
export interface SessionOptions extends CheckOptions {
  readonly profile?: SessionProfile | undefined;
  readonly names?: WalletNames | undefined;
}

/** The payload type of a session request's body (sections 2.1 and 4, E1): its table and its rules. */
export const sessionType: RequestType<
  SessionRequest,
  'methods' | 'parameters',
  SessionOptions,
  typeof messages & typeof cardParamsType.messages,
  typeof sessionTable
> = {
  name: 'session-request',
  at: '',
  whole: 'the body',
  request: 'session request',
  messages: { ...cardParamsType.messages, ...messages },
  table: sessionTable,
  profile: sessionProfileFields,
  names: { ...walletWords, in: ['methods', 'parameters'] },
  // The document has no table of `parameters`.
  tables: [sessionTable, orderTable, customerTable, billingAddressTable, ...tablesOf(cardParamsType)],
  allowsUnknown: (name, payload, { profile: { debitOperations } }: RuleContext<SessionProfile>) =>
    name === 'operation' && debitOperations?.some((operation) => operation === payload.operation) === true,
  rules,
  parts: [{ path: ['parameters', 'card'], payloadType: cardParamsType }],
};

/** The schema of a session request's body (section 2.1): it refuses what `createSessionRequest` refuses. */
export const SessionRequest: TableSchema<typeof sessionTable> = bodySchema(sessionType);
/** The body of a session request (section 2.1). The document does not show which fields are required: all are optional here. */
export type SessionRequest = Named<InferOutput<TableSchema<typeof sessionTable>>>;
