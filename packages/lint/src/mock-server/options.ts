import type { Answers } from '../config/answers.ts';
import type { RuleSettings } from '../rules/settings.ts';
import type { CheckRequestOptions } from './receive/check-request.ts';
import type { RecordedRequest } from './recorded-request.ts';

/** Options of `startMockServer`. */
export interface MockServerOptions extends CheckRequestOptions {
  /** By default, any free port. */
  readonly port?: number | undefined;
  /** The address on which it listens; by default `127.0.0.1`, so that only this machine reaches it. */
  readonly host?: string | undefined;
  /** The answers to requests without errors: by default, that this is a mock. */
  readonly answers?: Answers | undefined;
  /** The severity of rules, or `off`. */
  readonly rules?: RuleSettings | undefined;
  /** Is called with each request that was answered. */
  readonly onRequest?: ((request: RecordedRequest) => void) | undefined;
}
