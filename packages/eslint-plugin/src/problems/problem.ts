import type { SourceLocation } from '@eslint/core';
import type { Edit } from '@pg/lint';
import type { Finding } from '@pg/rule-kit';

/** A finding as ESLint reports it. */
export interface Problem {
  readonly finding: Finding;
  /** Counted as the file's language counts. */
  readonly loc: SourceLocation;
  /** Where one replacement is certainly meant. */
  readonly fix?: Edit | undefined;
  /** Where the name of an unknown entry is near to a known one. */
  readonly suggestion?: { readonly name: string; readonly edit: Edit } | undefined;
}
