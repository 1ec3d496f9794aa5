import { type CardParamsCode, cardParams } from '@pg/card-params';
import { bodySchema, type RequestResource, type VerifyOptions } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { messages, rules } from './rules/index.ts';
import { type BillingAddress, billingAddress } from './tables/billing-address.ts';
import { type Customer, customer } from './tables/customer.ts';
import { type Order, order } from './tables/order.ts';
import type { Parameters } from './tables/parameters.ts';
import { SessionFields, session } from './tables/session.ts';

/** The codes of the rules of a session request, including those of `parameters.card`. */
export type SessionRequestCode = keyof typeof messages | CardParamsCode;

/** The resource of a session request's body (sections 2.1 and 4, E1): schema, tables and rules. */
export const sessionRequest: RequestResource<
  SessionRequest,
  'methods' | 'parameters',
  VerifyOptions,
  SessionRequestCode
> & { readonly schema: typeof SessionFields } = {
  kind: 'session-request',
  at: '',
  whole: 'the body',
  request: 'session request',
  messages: { ...cardParams.messages, ...messages },
  schema: SessionFields,
  walletNamesIn: ['methods', 'parameters'],
  tables: [session, order, customer, billingAddress, ...cardParams.tables],
  allowsUnknown: (name, { operation }, { profile }) =>
    name === 'operation' && typeof operation === 'string' && profile.debitOperations?.includes(operation) === true,
  rules,
  parts: [{ path: ['parameters', 'card'], resource: cardParams }],
};

/** The schema of a session request's body (section 2.1): it refuses what `createSessionRequest` refuses. */
export const SessionRequest: typeof SessionFields = bodySchema(sessionRequest);
/** The body of a session request (section 2.1). The document does not show which fields are required: all are optional here. */
export interface SessionRequest extends InferOutput<typeof SessionFields> {
  parameters?: Parameters | undefined;
  order?: Order | undefined;
  customer?: Customer | undefined;
  billing_address?: BillingAddress | undefined;
}
