import { typeOf } from '@pg/type-codes';
import { type BaseIssue, type Config, getGlobalMessage, type OutputDataset } from 'valibot';
import { type Finding, toFinding, type Violation } from '../findings/finding.ts';
import { valueAt } from '../findings/path.ts';
import { copyOf } from '../match/evaluate.ts';
import { findRefused } from '../report/row-violations.ts';
import type { AnySchema, Field } from '../rows/table.ts';
import type { Params, Wording } from '../words/messages.ts';
import { stringMessages } from '../words/string-messages.ts';

/** The schemas of an object's fields, by name. */
export type Entries = Readonly<Record<string, AnySchema>>;

/** The issue of one of our schemas: a plain object, made from a finding. It has no value of the payload. */
export interface FindingIssue extends BaseIssue<unknown> {
  readonly input: undefined;
  /** The kind of mistake, such as `too-long`. */
  readonly code: string;
  readonly params: Params;
  readonly hint?: string;
  /** What our message was made of, as in a finding. */
  readonly wording: Wording;
}

/** What a schema of ours returns for a value, and why it refuses it. */
export interface Checked {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

/** Checks a value in place of valibot's run. */
export type Check = (value: unknown, spec: Field) => Checked;

/**
 * Makes a schema of valibot check by rows. Only the schema itself does: copies and schemas that are derived from it, as by `v.pick`,
 * run as valibot.
 *
 * @param shell A schema that valibot has just made. It is changed.
 */
export function ownSchema<TSchema extends AnySchema>(
  shell: TSchema,
  makeField: () => Field,
  check: Check = checkByRows,
): TSchema {
  const runOfValibot = shell['~run'];
  const run: AnySchema['~run'] = function (this: AnySchema, dataset, config) {
    if (this !== shell) return runOfValibot.call(this, dataset, config);
    const checked = check(dataset.value, makeField());
    if (checked.findings.length === 0)
      return { typed: true, value: checked.value } as OutputDataset<never, FindingIssue>;
    // Messages that users set for schemas and actions of valibot come before those of the configuration.
    const worded = runOfValibot.call(this, { value: dataset.value }, { lang: config.lang, message: '' });
    return refuse(checked, config, worded.issues);
  };
  return Object.assign(shell, { '~run': run });
}

/**
 * What a run returns for a value with findings: issues of valibot, without any value.
 *
 * @param worded The same issues as valibot words them: empty, if a message is ours.
 */
export function refuse(
  { value, findings }: Checked,
  { abortEarly, lang, message: configured = getGlobalMessage(lang) }: Config<FindingIssue>,
  worded: readonly BaseIssue<unknown>[] = [],
): OutputDataset<never, FindingIssue> {
  const listed = abortEarly ? findings.slice(0, 1) : findings;
  const typed = !listed.some(({ rule }) => abortEarly || TYPE_RULES.includes(rule));
  const issues = listed.map(({ code, params, path, hint, message, wording }): FindingIssue => {
    const received = typeOf(valueAt(value, path));
    const issue = {
      kind: 'validation' as const,
      type: 'rows',
      input: undefined,
      expected: null,
      received,
      message,
      ...(path.length > 0 && { path: path.map(toPathItem) as FindingIssue['path'] }),
      lang,
      code,
      params,
      wording,
      ...(hint && { hint }),
    };
    const found = worded.find((each) => `${each.path?.map(({ key }) => key) ?? ''}` === `${path}`);
    // It may quote the value. A length is short.
    const quoted = found && found.received.length > 3 ? found.received : received;
    const own = found?.message.replaceAll(quoted, received) || configured;
    return own === undefined ? issue : { ...issue, message: typeof own === 'function' ? own(issue) : own };
  });
  return { typed, value, issues } as OutputDataset<never, FindingIssue>;
}

/** The rules without which a value is not of the schema's type. */
const TYPE_RULES: readonly string[] = ['value-type', 'required', 'allowed-value'];

/** So many findings of one value are listed. */
const MAX_LISTED = 1000;

/** Checks only whether a value matches its rows. The result is a value of its own, as valibot's are. */
function checkByRows(value: unknown, spec: Field): Checked {
  const copy = copyOf(spec, value);
  if (copy !== undefined) return { value: value && copy, findings: [] };
  const found: Violation[] = [];
  findRefused(spec, value, (violation) => {
    if (found.length < MAX_LISTED) found.push(violation);
  });
  // Only names of the table's fields.
  const show = (name: string): string => name;
  const sentences = { catalogs: [undefined, stringMessages], whole: 'the value', show };
  return { value, findings: found.map((violation) => toFinding(violation, sentences)) };
}

/** A step of an issue's path, without values. */
const toPathItem = (key: string | number) => ({
  type: typeof key === 'number' ? 'array' : 'object',
  origin: 'value',
  input: undefined,
  key,
  value: undefined,
});
