import type { SourceLocation } from '@eslint/core';
import type { Change } from '@pg/lint';
import type { Finding } from '@pg/rule-kit';

/** A finding as ESLint reports it. */
export interface Problem {
  readonly finding: Finding;
  /** Lines and columns, counted from 0 or 1 like in the file's language. */
  readonly loc: SourceLocation;
  /** The certain change is its fix, the others are its suggestions. */
  readonly changes: readonly Change[];
}
