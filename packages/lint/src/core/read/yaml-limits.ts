import type { Span } from '@pg/nested-text';

/** The most levels of objects and arrays, as in JSON. */
export const MAX_LEVELS = 100;

/**
 * The most parts that the YAML of a file may have: names, values, marks, spaces and escapes. Aliases count as often as they are used.
 * It limits memory, because YAML is read completely before it is written as JSON.
 */
export const MAX_PARTS = 1_000_000;

/** Each of these lengths of a part counts as another part. */
const PART_LENGTH = 5;

/** A document takes as much memory as a part of this length. */
export const DOCUMENT_LENGTH = 100;

/** Why a YAML document can't be read, and where. */
export interface YamlProblem extends Span {
  readonly code: 'invalid-yaml' | 'too-deep' | 'too-many-parts';
}

/** Ends the reading of a file. */
export class YamlLimit extends Error {
  readonly problem: YamlProblem;

  constructor(code: YamlProblem['code'], at: number) {
    super();
    this.problem = { code, start: at, end: at + 1 };
  }
}

/** Counts parts up to the limit. */
export class PartCounter {
  #left = MAX_PARTS;

  /** @throws {YamlLimit} if there are too many. */
  add(length: number, at: number): void {
    this.#left -= 1 + length / PART_LENGTH;
    if (this.#left < 0) throw new YamlLimit('too-many-parts', at);
  }
}
