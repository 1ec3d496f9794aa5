// The types that this package's own have. What they are for is in their package.
export type * from '@pg/card-params';
export type * from '@pg/rule-kit';
export type { WalletName, WalletNames } from '@pg/wallet-tokens/names';

export {
  type CreateSessionOptions,
  createSessionRequest,
  type LiveSession,
  type SignSession,
} from './create-session-request.ts';
export { type SessionProfile, sessionProfileFields } from './profile.ts';
export { messages } from './rules/index.ts';
export {
  type Finding,
  type SessionMessages,
  type SessionOptions,
  SessionRequest,
  sessionResource,
} from './session-request.ts';
export { BillingAddress, billingAddressTable } from './tables/billing-address.ts';
export { Customer, customerTable } from './tables/customer.ts';
export { interfaceVersion } from './tables/interface-version.ts';
export { Order, orderTable } from './tables/order.ts';
export { SessionParameters, sessionParametersTable } from './tables/parameters.ts';
export { sessionTable } from './tables/session.ts';
