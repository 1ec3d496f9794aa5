import { type BaseIssue, type BaseSchema, getGlobalConfig, type OutputDataset, type UnknownDataset } from 'valibot';
import type { Failure } from './failure.ts';
import { HeldIssue, reword } from './held-issue.ts';

/** What a schema for one value is made of. */
export interface Leaf {
  /** valibot's name of the nearest of its own schemas, by which converters and form libraries know the type. */
  readonly type: 'string' | 'boolean' | 'union' | 'picklist' | 'array' | 'object' | 'any';
  /** What the value has to be, as a sentence for people. */
  readonly expects: string;
  /** What the document says of the value: its type code, or the name of another type. */
  readonly requirement: string;
  /** Says what is wrong with a value; `undefined` where nothing is. */
  readonly findFailure: (value: unknown) => Failure | undefined;
}

/** A valibot schema for one value. It never changes the value, and its issues don't show it. */
export type LeafSchema<TValue, TLeaf extends Leaf = Leaf> = BaseSchema<TValue, TValue, BaseIssue<unknown>> & TLeaf;

/** Makes a valibot schema of an explanation of what is refused. */
// @__NO_SIDE_EFFECTS__
export function leafSchema<TValue, TLeaf extends Leaf = Leaf>(leaf: TLeaf): LeafSchema<TValue, TLeaf> {
  const schema: BaseSchema<TValue, TValue, BaseIssue<unknown>> & Leaf = {
    kind: 'schema',
    reference: leafSchema,
    async: false,
    ...leaf,
    get '~standard'() {
      return standardProps<TValue>(this);
    },
    '~run'(dataset, config) {
      const failure = this.findFailure(dataset.value);
      if (failure === undefined) return settle(dataset, true, undefined);
      const issue = new HeldIssue(this.type, this.requirement, failure, dataset.value);
      return settle(dataset, !failure.wrongType, reword([issue], config));
    },
  };
  return schema as LeafSchema<TValue, TLeaf>;
}

/** Writes a schema's answer into valibot's dataset, as valibot's own schemas do: nothing is allocated for it. */
export function settle<TValue>(
  dataset: UnknownDataset,
  typed: boolean,
  issues: [BaseIssue<unknown>, ...BaseIssue<unknown>[]] | undefined,
): OutputDataset<TValue, BaseIssue<unknown>> {
  const answer: { value: unknown; typed?: boolean; issues?: unknown } = dataset;
  answer.typed = typed;
  if (issues) answer.issues = issues;
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
