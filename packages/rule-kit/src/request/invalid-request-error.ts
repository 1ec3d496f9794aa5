import type { Finding } from '../findings/finding.ts';
import type { RequestType } from '../payload-type/payload-type.ts';

/** The message lists only these first errors: it may be shown in logs and reports. */
const MOST_LISTED = 3;

/** Thrown for a request that the service would reject. `findings` has the reasons. It shows no payer's data. */
export class InvalidRequestError extends Error {
  /** An error of another copy of this package is one too, as of a bundled library. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'InvalidRequestError';
  }

  override readonly name = 'InvalidRequestError';
  /** The kind of the request: `parcel-request`. */
  readonly kind: string;
  /** All findings, warnings and notes included. */
  readonly findings: readonly Finding[];

  constructor({ name: kind, request }: Pick<RequestType, 'name' | 'request'>, findings: readonly Finding[]) {
    const errors = findings.filter(({ severity }) => severity === 'error');
    const count = errors.length === 1 ? 'an error' : `${errors.length} errors`;
    const left = errors.length - MOST_LISTED;
    const more = left > 0 ? [`and ${left} more ${left === 1 ? 'error' : 'errors'}`] : [];
    super(`The ${request} has ${count}:\n${[...errors.slice(0, MOST_LISTED).map(line), ...more].join('\n')}`);
    this.kind = kind;
    this.findings = findings;
  }
}

const line = ({ section, message }: Finding): string => `- ${message} (${section})`;
