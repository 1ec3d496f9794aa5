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

/** The file of each kind: JSON with a `VectorFile`. */
export declare const vectorFiles: Readonly<Record<Kind, URL>>;

export interface VectorFile {
  /** The version of the file format. */
  readonly version: 1;
  readonly kind: Kind;
  readonly vectors: readonly Vector[];
}

/** A payload with its expected findings. It has a `payload`, a `text` or a `hex`. */
export interface Vector {
  /** Unique in its file. */
  readonly name: string;
  /** The payload as a JSON value; for a sale, its decoded fields by name. */
  readonly payload?: unknown;
  /** The payload as it is sent: a wallet's token or a URL-encoded form. */
  readonly text?: string;
  /** In `vectors/hex`, instead of `payload`: its JSON as bytes in hexadecimal digits. */
  readonly hex?: string;
  /** The merchant profile, if the findings depend on one. */
  readonly profile?: Readonly<Record<string, unknown>>;
  /**
   * Whether each finding is decided by one field, as in a JSON Schema, or some by several fields, a profile or the text.
   * `field` if there are no findings.
   */
  readonly decidedBy?: 'field' | 'fields';
  /** What the exported JSON Schema of the kind says of the payload, of the fields of a form, or of the JSON in a token's text. */
  readonly schema?: 'accepts' | 'refuses';
  /** All expected findings, in any order. */
  readonly findings: readonly ExpectedFinding[];
}

export interface ExpectedFinding {
  readonly rule: string;
  readonly severity: 'error' | 'warning' | 'info';
  /** From the payload's root, continued inside embedded JSON strings: names of fields, and positions from 0. */
  readonly path: readonly (string | number)[];
}
