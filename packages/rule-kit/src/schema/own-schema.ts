import { typeOf } from '@pg/type-codes';
import { type BaseIssue, getGlobalMessage, type IssuePathItem, type RawCheckIssue, rawCheck } from 'valibot';
import { type Finding, toFinding, type Violation } from '../findings/finding.ts';
import { type Path, valueAt } from '../findings/path.ts';
import type { FieldSpec } from '../match/field-spec.ts';
import { matches } from '../match/matches.ts';
import { findRefused } from '../report/row-violations.ts';
import type { CustomMessages, Params } from '../words/messages.ts';
import { stringMessages } from '../words/string-messages.ts';
import { type AnySchema, fieldSpecOf, withFieldSpec } from './field-spec-of.ts';

/** The issue of one of our schemas: a plain object, made from a finding. It has no value of the payload. */
export interface FindingIssue extends BaseIssue<unknown> {
  readonly input: undefined;
  /** The kind of mistake, such as `too-long`. */
  readonly code: string;
  readonly params: Params;
  readonly hint?: string;
}

/** What a schema of ours returns for a value, and why it refuses it. */
export interface Checked {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

/** Checks a value in place of valibot's run. */
export type Check = (value: unknown, spec: FieldSpec, words?: Words) => Checked;

/** How findings are worded, if the schema is a part of another one. */
export interface Words {
  readonly messages: CustomMessages;
  /** The path of the value. */
  readonly at: Path;
}

const CHECKS = new WeakMap<AnySchema, Check>();

/** How a schema of ours checks a value: by its rows, if it has no rules. */
export const checkOf = (schema: AnySchema): Check => CHECKS.get(schema) ?? checkByRows;

/**
 * Makes a schema of valibot check by rows. Only the schema itself does: copies and schemas that are derived from it, as by `v.pick`,
 * run as valibot.
 *
 * @param shell A schema that valibot has just made. It is changed.
 */
export function ownSchema<TSchema extends AnySchema>(
  shell: TSchema,
  makeFieldSpec: () => FieldSpec | undefined,
  check: Check = checkByRows,
): TSchema {
  const runOfValibot = shell['~run'];
  const run: AnySchema['~run'] = function (this: AnySchema, dataset, config) {
    const spec = this === shell ? fieldSpecOf(shell) : undefined;
    if (spec === undefined) return runOfValibot.call(this, dataset, config);
    const { value, findings } = check(dataset.value, spec);
    const result = Object.assign(dataset, { typed: true as const, value });
    if (findings.length === 0) return result;
    const listed = config.abortEarly ? findings.slice(0, 1) : findings;
    const refused = refuse(value, listed)['~run'](result, config);
    const isTyped = !config.abortEarly && !listed.some(({ rule }) => TYPE_RULES.has(rule));
    return isTyped ? refused : Object.assign(refused, { typed: false as const });
  };
  CHECKS.set(shell, check);
  return withFieldSpec(Object.assign(shell, { '~run': run }), makeFieldSpec);
}

/** An action of valibot that adds an issue for each finding. */
const refuse = (value: unknown, findings: readonly Finding[]) =>
  rawCheck<unknown>(({ dataset, config, addIssue }) => {
    for (const { code, params, path, hint, message } of findings) {
      addIssue({ input: undefined, received: typeOf(valueAt(value, path)), message, ...placeOf(path) });
      const issue = Object.assign(dataset.issues?.at(-1) as RawCheckIssue<unknown>, {
        code,
        params,
        ...(hint !== undefined && { hint }),
      });
      const own = config.message ?? getGlobalMessage(config.lang);
      if (own !== undefined) Object.assign(issue, { message: typeof own === 'function' ? own(issue) : own });
    }
  });

/** The rules without which a value is not of the schema's type. */
const TYPE_RULES: ReadonlySet<string> = new Set(['value-type', 'required', 'allowed-value']);

/** So many findings of one value are listed. */
const MAX_LISTED = 1000;

/** Checks only whether a value matches its rows. */
function checkByRows(value: unknown, spec: FieldSpec, { messages, at }: Partial<Words> = {}): Checked {
  if (matches(spec, value)) return { value, findings: [] };
  const found: Violation[] = [];
  findRefused(spec, value, (violation) => {
    if (found.length < MAX_LISTED) found.push(violation);
  });
  const sentences = { catalogs: [messages, stringMessages], whole: 'the value', ...(at && { at }) };
  return { value, findings: found.map((violation) => toFinding(violation, sentences)) };
}

/** The path of an issue, without values. */
function placeOf(path: Path): { path?: [IssuePathItem, ...IssuePathItem[]] } {
  const [first, ...rest] = path.map(
    (key) =>
      ({
        type: typeof key === 'number' ? 'array' : 'object',
        origin: 'value',
        input: undefined,
        key,
        value: undefined,
      }) as unknown as IssuePathItem,
  );
  return first ? { path: [first, ...rest] } : {};
}
