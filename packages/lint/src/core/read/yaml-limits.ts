import { MAX_LEVELS, type Span } from '@pg/nested-text';
import type { Params } from '@pg/rule-kit';
import type { FileRuleId } from '../rules/file-rules.ts';
import type { FileCode } from '../rules/messages.ts';

/**
 * The most parts that the YAML of a file may have: names, values, marks, spaces and escapes. Aliases count as often as they are used.
 * It limits memory, because YAML is read completely before it is written as JSON.
 */
export const MAX_PARTS = 1_000_000;

/** Each of these lengths of a part counts as another part. */
const PART_LENGTH = 5;

/** A document takes as much memory as a part of this length. */
export const DOCUMENT_LENGTH = 100;

/** Why a part of a file can't be read, and where. */
export interface ReadProblem extends Span {
  readonly rule: FileRuleId;
  readonly code: FileCode | 'too-deep';
  readonly params?: Params;
}

/** Ends the reading of a file. */
export class YamlLimit extends Error {
  readonly problem: ReadProblem;

  constructor(problem: Omit<ReadProblem, keyof Span>, at: number) {
    super();
    this.problem = { ...problem, start: at, end: at + 1 };
  }
}

export const INVALID = { rule: 'syntax', code: 'invalid-yaml' } as const;
export const TOO_DEEP = { rule: 'too-deep', code: 'too-deep', params: { max: MAX_LEVELS } } as const;
const TOO_MANY_PARTS = { rule: 'too-large', code: 'too-many-parts', params: { max: MAX_PARTS / 1e6 } } as const;

/** Counts parts up to the limit. */
export class PartCounter {
  #left = MAX_PARTS;

  /** @throws {YamlLimit} if there are too many. */
  add(length: number, at: number): void {
    this.#left -= 1 + length / PART_LENGTH;
    if (this.#left < 0) throw new YamlLimit(TOO_MANY_PARTS, at);
  }
}
