import type { SourceLocation } from '@eslint/core';
import type { Finding } from '@pg/rule-kit';

/** A replacement in the linted text: UTF-16 offsets, the end exclusive. */
export interface Edit {
  readonly range: [number, number];
  readonly text: string;
}

/** A finding as ESLint reports it. */
export interface Problem {
  readonly finding: Finding;
  /** Counted as the file's language counts. */
  readonly loc: SourceLocation;
  /** Where one replacement is certainly meant. */
  readonly fix?: Edit | undefined;
  /** Where one name is near. */
  readonly suggestion?: Suggestion | undefined;
}

/** A name that was probably meant. */
export interface Suggestion {
  readonly name: string;
  readonly edit: Edit;
}
