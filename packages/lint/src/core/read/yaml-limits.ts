import type { Span } from '@pg/nested-text';
import type { ReadProblem } from '../rules/catalog.ts';

/** What a character of YAML takes of the budget. All of a file is in memory, and each use of an alias is read. */
export const CHARACTER = 1 / 8;

/** Ends the reading of a file. */
export class YamlLimit extends Error {
  readonly problem: ReadProblem;

  constructor(problem: Omit<ReadProblem, keyof Span>, at: number) {
    super();
    this.problem = { ...problem, start: at, end: at + 1 };
  }
}

export const INVALID = { rule: 'syntax', code: 'invalid-yaml' } as const;
