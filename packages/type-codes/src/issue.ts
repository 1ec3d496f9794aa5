import {
  type BaseIssue,
  type BaseSchema,
  type Config,
  getGlobalConfig,
  type IssuePathItem,
  type OutputDataset,
  type UnknownDataset,
} from 'valibot';
import { type Failure, isOfType } from './failure.ts';
import type { Params, Wording } from './wording.ts';

/** A valibot path: from the root to the value. */
export type IssuePath = [IssuePathItem, ...IssuePathItem[]];

/**
 * A valibot issue that has the value at hand (`input`) but shows it nowhere: `JSON.stringify`, `console.log` and an uncaught
 * error print the issue without the payer's data. It is worded when it is read.
 */
export class RedactedIssue implements BaseIssue<unknown> {
  readonly kind: 'schema' | 'validation';
  readonly type: string;
  /** What kind of failure it is, such as `too-long`, and what is to be known of it besides. */
  readonly code: string | undefined;
  readonly params: Params | undefined;
  readonly requirement: unknown;
  // valibot's own object schemas put their path items before ours.
  path: IssuePath | undefined;
  readonly #input: unknown;
  readonly #word: () => Wording;
  #message: string | undefined;

  constructor(
    type: string,
    requirement: unknown,
    { code, params }: { readonly [Name in keyof Failure]?: Failure[Name] | undefined },
    word: () => Wording,
    input: unknown,
    path?: IssuePath,
  ) {
    this.kind = isOfType(code) ? 'schema' : 'validation';
    this.type = type;
    this.code = code;
    this.params = params;
    this.requirement = requirement;
    this.path = path;
    this.#input = input;
    this.#word = word;
  }

  get input(): unknown {
    return this.#input;
  }

  get expected(): string {
    return this.#word().expected;
  }

  get received(): string {
    return this.#word().received;
  }

  /** Our own words, or what the configuration of the run says instead. */
  get message(): string {
    return this.#message ?? `${this.received}, ${this.expected}`;
  }

  set message(message: string) {
    this.#message = message;
  }

  toJSON(): object {
    return { ...this, expected: this.expected, received: this.received, message: this.message };
  }

  /** What `console.log` shows in Node. */
  [Symbol.for('nodejs.util.inspect.custom')](): object {
    return this.toJSON();
  }
}

/**
 * Words issues as the configuration of their run says, if it does: a form speaks its payer's language. valibot lets a
 * schema's own message go before the configuration's, but ours nobody could take off.
 */
export function reword(issues: readonly BaseIssue<unknown>[], { message }: Config<BaseIssue<unknown>>): void {
  if (message === undefined) return;
  for (const issue of issues) {
    Object.assign(issue, { message: typeof message === 'function' ? message(issue) : message });
  }
}

/** Writes a schema's answer into valibot's dataset, as valibot's own schemas do: nothing is allocated for it. */
export function settle<TValue>(
  dataset: UnknownDataset,
  issues?: readonly BaseIssue<unknown>[],
  { abortEarly = false }: Config<BaseIssue<unknown>> = {},
): OutputDataset<TValue, BaseIssue<unknown>> {
  const answer: { value: unknown; typed?: boolean; issues?: unknown } = dataset;
  answer.typed = issues === undefined || (!abortEarly && issues.every(({ kind }) => kind === 'validation'));
  if (issues) answer.issues = abortEarly ? issues.slice(0, 1) : issues;
  return answer as OutputDataset<TValue, BaseIssue<unknown>>;
}

/** The Standard Schema side of a valibot schema: always runs the schema that it is read from. */
export function standardProps<TValue>(
  schema: BaseSchema<TValue, TValue, BaseIssue<unknown>>,
): BaseSchema<TValue, TValue, BaseIssue<unknown>>['~standard'] {
  return {
    version: 1,
    vendor: 'valibot',
    validate: (value) =>
      schema['~run']({ value }, getGlobalConfig()) as ReturnType<(typeof schema)['~standard']['validate']>,
  };
}
