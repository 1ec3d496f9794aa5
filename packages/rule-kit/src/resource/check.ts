import { isObject } from '../data/value.ts';
import {
  type Finding,
  type FindingOf,
  maskFinding,
  type Sentences,
  toFinding,
  type Violation,
} from '../findings/finding.ts';
import { valueAt } from '../findings/path.ts';
import { onePerMistake } from '../report/one-per-mistake.ts';
import { hasName } from '../rows/table-spec.ts';
import { checkRules } from '../rules/row-rules.ts';
import { showName } from '../words/field-name.ts';
import type { CustomMessages, Messages } from '../words/messages.ts';
import { find, type How } from './find.ts';
import type { CheckOptions, OptionsOf, Resource } from './resource.ts';
import { type TableMessages, tableMessages } from './table-messages.ts';

/**
 * Checks a payload against the rows and the rules of its resource.
 *
 * @param payload The value, or the text if the resource is sent as a text.
 * @returns The findings, first those of rules across fields.
 * @throws {SettingsError} if the profile or the names are invalid, for example with a field that no table has.
 */
export function check<TOptions extends CheckOptions, TMessages extends Messages>(
  resource: Resource<TOptions, TMessages>,
  payload: unknown,
  options?: OptionsOf<NoInfer<TOptions>, NoInfer<TMessages>>,
): FindingOf<TMessages & TableMessages>[];
export function check(resource: Resource, payload: unknown, options: CheckOptions = {}): readonly Finding[] {
  return checkValue(resource, payload, options).findings;
}

/** A value that was checked: what is sent, if no finding is an error. */
export interface CheckedValue<TValue> {
  readonly value: TValue;
  readonly findings: readonly Finding[];
}

/** Checks a value, and puts what is found into words. */
export function checkValue<TValue>(
  resource: Resource,
  given: unknown,
  options: CheckOptions & { readonly strict?: boolean | undefined },
  how?: How,
): CheckedValue<TValue> {
  const { value, violations } = find(resource, given, options, how);
  if (violations.length === 0) return { value: value as TValue, findings: [] };
  const found = options.strict ? violations.map((each) => asError(value, each)) : violations;
  const isKnown = isKnownTo(resource);
  const findings = toFindings(found, sentencesOf(resource, options.messages));
  return { value: value as TValue, findings: findings.map((finding) => maskFinding(finding, isKnown)) };
}

/** Fields inside a token stay warnings: the sender can't change them. */
function asError(value: unknown, violation: Violation): Violation {
  const { rule, code, path } = violation;
  const isStrict = rule === checkRules['unknown-field'] || code === 'number-in-text';
  return isStrict && isObject(valueAt(value, path.slice(0, -1))) ? { ...violation, severity: 'error' } : violation;
}

/** Converts violations to findings, one for each mistake. Names in their paths are not masked: see `maskFinding`. */
export const toFindings = (violations: readonly Violation[], sentences: Sentences): Finding[] =>
  onePerMistake(violations).map((violation) => toFinding(violation, sentences));

export const sentencesOf = (resource: NamedResource, custom?: CustomMessages): Sentences => ({
  catalogs: [custom, resource.messages, tableMessages],
  whole: resource.whole,
  show: (name, isKnown) => showName(name, isKnown || isKnownTo(resource)(name)),
});

type NamedResource = Pick<Resource, 'messages' | 'whole'> & Partial<Pick<Resource, 'table' | 'parts'>>;

/** Whether a name is in the tables of a resource or its parts: then it can't be a payer's data. */
export const isKnownTo =
  ({ table, parts = [] }: Partial<Pick<Resource, 'table' | 'parts'>>) =>
  (name: string): boolean =>
    (table !== undefined && hasName(table, name)) || parts.some(({ resource }) => isKnownTo(resource)(name));
