// The types that this package's own have. What they are for is in their package.
export type * from '@pg/card-params';
export type * from '@pg/rule-kit';
// What a sender needs, so that one package is enough.
// biome-ignore format: a list
export {
  check, formatCalendarDate, formatDecimal, formatMinorUnits, InvalidRequestError, parse, redactIssues, removeNulls, 
  SettingsError, safeParse,toAlpha2Country, toNumericCountry, toProblemDetails,
} from '@pg/rule-kit';
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
  sessionType,
} from './session-request.ts';
export * from './tables/billing-address.ts';
export * from './tables/customer.ts';
export { interfaceVersion } from './tables/interface-version.ts';
export * from './tables/order.ts';
export * from './tables/parameters.ts';
export * from './tables/session.ts';
