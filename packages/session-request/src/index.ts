export { CardParams } from '@pg/card-params';
export {
  type AlternativesSchema,
  type AnySchema,
  amountOfMinorUnits,
  type CheckOptions,
  type CustomMessages,
  check,
  type Finding,
  type Format,
  type FormInput,
  formSchema,
  type ListSchema,
  type RowFacts,
  type RowSchema,
  type Table,
  type TableCode,
  type TableEntries,
  type TableSchema,
  toProblemDetails,
} from '@pg/rule-kit';
export {
  type CreateSessionOptions,
  createSessionRequest,
  InvalidSessionRequestError,
  parseSession,
  type SignSession,
  safeParseSession,
} from './create-session-request.ts';
export { messages } from './messages.ts';
export { SessionRequest, type SessionRequestCode, sessionRequest } from './session-request.ts';
export { BillingAddress, billingAddress } from './tables/billing-address.ts';
export { Customer, customer } from './tables/customer.ts';
export { interfaceVersion } from './tables/interface-version.ts';
export { Order, order } from './tables/order.ts';
export { Parameters, parameters } from './tables/parameters.ts';
export { SessionFields, session } from './tables/session.ts';
