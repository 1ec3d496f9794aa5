export {
  type CreateSessionOptions,
  createSessionRequest,
  InvalidSessionRequestError,
  parseSession,
  type SignSession,
  safeParseSession,
} from './create-session-request.ts';
export { messages } from './messages.ts';
export { type SessionRequestCode, sessionRequest } from './session-request.ts';
export { BillingAddress, billingAddress } from './tables/billing-address.ts';
export { Customer, customer } from './tables/customer.ts';
export { Order, order } from './tables/order.ts';
export { Parameters, parameters } from './tables/parameters.ts';
export { SessionRequest, session } from './tables/session.ts';
