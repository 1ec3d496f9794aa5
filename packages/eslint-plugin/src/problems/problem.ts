import type { SourceLocation } from '@eslint/core';
import type { Edit } from '@pg/lint';
import type { Finding } from '@pg/rule-kit';
import type { SuggestedFix } from './suggested-fix.ts';

/** A finding as ESLint reports it. */
export interface Problem {
  readonly finding: Finding;
  /** In the lines and columns of the file's language. */
  readonly loc: SourceLocation;
  /** The edit that certainly fixes it. */
  readonly fix?: Edit | undefined;
  /** An edit that probably fixes it. */
  readonly suggestion?: (SuggestedFix & { readonly edit: Edit }) | undefined;
}
