import type { SourceLocation } from '@eslint/core';
import type { Edit } from '@pg/lint';
import type { Finding } from '@pg/rule-kit';
import type { suggestionMessages } from '../messages.ts';

/** A finding as ESLint reports it. */
export interface Problem {
  readonly finding: Finding;
  /** Lines and columns, counted from 0 or 1 like in the file's language. */
  readonly loc: SourceLocation;
  /** The edit that certainly fixes it. */
  readonly fix?: Edit | undefined;
  /** An edit that probably fixes it. */
  readonly suggestion?: Suggestion | undefined;
}

/** An edit that is probably right, which a person has to confirm. */
export interface Suggestion {
  readonly messageId: keyof typeof suggestionMessages;
  /** The name or the value that was probably meant. */
  readonly meant: string;
  readonly edit: Edit;
}
