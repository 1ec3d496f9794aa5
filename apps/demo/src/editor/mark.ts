import type { Span } from '@pg/nested-text';
import type { Severity } from '@pg/rule-kit';

/** A part of the text that a finding is about. */
export interface Mark extends Span {
  /** The position of the finding in the list. */
  readonly number: number;
  readonly severity: Severity;
  readonly message: string;
}
