/** A kind of payload. */
export type Kind =
  | 'session-request'
  | 'card-params'
  | 'sale-form'
  | 'wallet1-token'
  | 'wallet2-token'
  | 'wallet1-settings'
  | 'wallet2-settings'
  | 'wallet2-client-request';

/** The file of each kind: JSON that holds a `VectorFile`. */
export declare const vectorFiles: Readonly<Record<Kind, URL>>;

/** What a file of vectors holds. */
export interface VectorFile {
  /** Of the form of these files. */
  readonly version: 1;
  readonly kind: Kind;
  readonly vectors: readonly Vector[];
}

/** A payload and what is to be found in it. It has either a `payload` or a `text`. */
export interface Vector {
  /** Unique in its file. */
  readonly name: string;
  /** The payload as a JSON value; of a sale, its decoded fields by name. */
  readonly payload?: unknown;
  /** The payload as the text that is sent: a wallet's token, a URL-encoded form. */
  readonly text?: string;
  /** What the merchant's account manager said, where that matters. */
  readonly profile?: Readonly<Record<string, unknown>>;
  /** Everything that is to be found; their order means nothing. */
  readonly findings: readonly ExpectedFinding[];
}

/** A finding that a validation of the payload has to have. */
export interface ExpectedFinding {
  readonly rule: string;
  readonly severity: 'error' | 'warning' | 'info';
  /** From the payload's root, through the JSON texts inside: names of entries, and positions counted from 0. */
  readonly path: readonly (string | number)[];
}
