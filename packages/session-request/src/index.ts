export { BillingAddress, billingAddress } from './billing-address.ts';
export {
  type CreateSessionOptions,
  createSessionRequest,
  InvalidSessionRequestError,
  type SignSession,
} from './create-session-request.ts';
export { Customer, customer } from './customer.ts';
export { Order, order } from './order.ts';
export { Parameters, parameters } from './parameters.ts';
export { SessionRequest, session } from './session.ts';
export { sessionRequest } from './session-request.ts';
