export { CardParams } from '@pg/card-params';
export {
  type AlternativesSchema,
  type AnySchema,
  amountOfDecimal,
  amountOfMinorUnits,
  type CheckOptions,
  type CustomMessages,
  check,
  type DecimalLike,
  type Finding,
  type Format,
  type FormInput,
  type FormSchema,
  formSchema,
  type ListSchema,
  type Names,
  type PreparedRequest,
  type RowFacts,
  type RowSchema,
  sentenceOf,
  type Table,
  type TableCode,
  type TableEntries,
  type TableSchema,
  toProblemDetails,
  type WithoutNulls,
  withoutNulls,
} from '@pg/rule-kit';
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
