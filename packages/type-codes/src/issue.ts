import {
  type BaseIssue,
  type BaseSchema,
  type Config,
  getGlobalConfig,
  getGlobalMessage,
  getSchemaMessage,
  getSpecificMessage,
  type IssuePathItem,
  type OutputDataset,
  type UnknownDataset,
} from 'valibot';
import { type Failure, isTypeFailure, stringMessages, typeOf } from './failure.ts';
import { fieldName } from './field-name.ts';
import { makeSentence, type Params } from './messages.ts';

/** A valibot path: from the root to the value. */
export type IssuePath = [IssuePathItem, ...IssuePathItem[]];

/**
 * A valibot issue that has the value (`input`) but does not show it: `JSON.stringify`, `console.log` and an uncaught error
 * print the issue without the payer's data. Its message is made when it is read.
 */
export class RedactedIssue implements BaseIssue<unknown> {
  readonly kind: 'schema' | 'validation';
  readonly type: string;
  /** The code of its message, such as `too-long`. */
  readonly code: string;
  readonly params: Params;
  /** What the field must be: a type code, the name of a format, or the allowed values. */
  readonly requirement: unknown;
  /** The JSON type of the value: "string". */
  readonly received: string;
  /** The requirement, as valibot's issues show it. */
  readonly expected: string | null;
  // valibot's own object schemas put their path items before ours.
  path: IssuePath | undefined;
  readonly lang: string | undefined;
  readonly #input: unknown;
  readonly #failure: Failure;
  #message: string | undefined;

  constructor(type: string, requirement: unknown, failure: Failure, input: unknown, path?: IssuePath, lang?: string) {
    this.kind = isTypeFailure(failure.code) ? 'schema' : 'validation';
    this.type = type;
    this.code = failure.code;
    this.params = failure.params;
    this.requirement = requirement;
    this.received = typeOf(input);
    this.expected = expectedOf(requirement);
    this.path = path;
    this.lang = lang;
    this.#input = input;
    this.#failure = failure;
  }

  get input(): unknown {
    return this.#input;
  }

  /** Our own sentence, or a custom message of the schema, the parse config or valibot's global settings. */
  get message(): string {
    const field = fieldName((this.path ?? []).map(({ key }) => key as string | number)) || 'the value';
    return this.#message ?? makeSentence({ ...this.#failure, field }, [this.#failure.messages, stringMessages]).message;
  }

  set message(message: string) {
    this.#message = message;
  }

  toJSON(): object {
    return { ...this, message: this.message };
  }

  /** What `console.log` shows in Node. */
  [Symbol.for('nodejs.util.inspect.custom')](): object {
    return this.toJSON();
  }
}

/** As valibot's own issues show it: `"KG" | "G"`. */
const expectedOf = (requirement: unknown): string | null => {
  if (Array.isArray(requirement)) return requirement.map((value) => JSON.stringify(value)).join(' | ');
  return requirement === undefined ? null : String(requirement);
};

/** Applies custom messages of the schema, the parse config and valibot's global settings, in valibot's order. */
export function applyMessages(
  issues: readonly BaseIssue<unknown>[],
  schema: Pick<BaseSchema<unknown, unknown, BaseIssue<unknown>>, 'reference'> & { readonly message?: unknown },
  { message: ofConfig, lang }: Config<BaseIssue<unknown>>,
): void {
  const own = schema.message as string | ((issue: BaseIssue<unknown>) => string) | undefined;
  for (const issue of issues) {
    const message =
      own ??
      getSpecificMessage(schema.reference, lang) ??
      (issue.kind === 'schema' ? getSchemaMessage(lang) : undefined) ??
      ofConfig ??
      getGlobalMessage(lang);
    if (message !== undefined)
      Object.assign(issue, { message: typeof message === 'function' ? message(issue) : message });
  }
}

/** Writes the result of a schema into valibot's dataset, as valibot's own schemas do. This allocates nothing. */
export function toDataset<TValue>(
  dataset: UnknownDataset,
  issues?: readonly BaseIssue<unknown>[],
  { abortEarly = false }: Config<BaseIssue<unknown>> = {},
): OutputDataset<TValue, BaseIssue<unknown>> {
  const result: { value: unknown; typed?: boolean; issues?: unknown } = dataset;
  result.typed = issues === undefined || (!abortEarly && issues.every(({ kind }) => kind === 'validation'));
  if (issues) result.issues = abortEarly ? issues.slice(0, 1) : issues;
  return result as OutputDataset<TValue, BaseIssue<unknown>>;
}

/** The Standard Schema properties of a valibot schema. */
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
