import { createHash } from 'node:crypto';

/** What a backend knows of the payment service. */
export interface Gateway {
  readonly baseUrl: string;
  readonly s2sUrl: string;
  readonly merchantKey: string;
  readonly clientKey: string;
  /** Sends a request: `fetch`, or a fake in tests. */
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** Gets what is questionable in a request that is sent. It has no payer's data. */
  readonly log: (message: string) => void;
}

/** The document does not show how the hash is made: ask your account manager. */
export const sign = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');
