// The types that this package's own have. What they are for is in their package.
export type * from '@pg/card-params';
export type * from '@pg/rule-kit';

export {
  type CreateSessionOptions,
  createSessionRequest,
  type LiveSession,
  type SignSession,
} from './create-session-request.ts';
export { messages } from './rules/index.ts';
export { SessionRequest, type SessionRequestCode, sessionRequest } from './session-request.ts';
export { BillingAddress, billingAddress } from './tables/billing-address.ts';
export { Customer, customer } from './tables/customer.ts';
export { interfaceVersion } from './tables/interface-version.ts';
export { Order, order } from './tables/order.ts';
export { Parameters, parameters } from './tables/parameters.ts';
export { SessionFields, session } from './tables/session.ts';
