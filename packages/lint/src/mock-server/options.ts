import type { Answers } from '../config/answers.ts';
import type { RuleSettings } from '../rules/settings.ts';
import type { VerifyTextOptions } from '../text/lint-text.ts';
import type { CheckRequestOptions } from './receive/check-request.ts';
import type { RecordedRequest } from './recorded-request.ts';

/** Options of `startMockServer`. */
export interface MockServerOptions extends CheckRequestOptions {
  /** By default, any free port. */
  readonly port?: number | undefined;
  /** The address on which it listens; by default `127.0.0.1`, so that only this machine reaches it. */
  readonly host?: string | undefined;
  /** The base URL of a server that gets the valid requests, such as a sandbox. Its answers are passed back. */
  readonly proxy?: string | URL | undefined;
  /** The base URL for sales, if it differs. */
  readonly proxySale?: string | URL | undefined;
  /** The answers to requests without errors that are not sent to another server: by default, that this is a mock. */
  readonly answers?: Answers | undefined;
  /** The severity of rules, or `off`. */
  readonly rules?: RuleSettings | undefined;
  /** The settings with which tokens are verified; by default, they are only checked. */
  readonly wallets?: Pick<VerifyTextOptions, 'wallet1' | 'wallet2'> | undefined;
  /** Is called with each request that was answered. */
  readonly onRequest?: ((request: RecordedRequest) => void) | undefined;
}
