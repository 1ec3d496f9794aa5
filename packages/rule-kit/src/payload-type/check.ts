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
import type { CheckOptions, OptionsOf, PayloadType } from './payload-type.ts';
import { type TableMessages, tableMessages } from './table-messages.ts';

/**
 * Checks a payload against the rows and the rules of its payload type.
 *
 * @param payload The value, or the text if the payload type is sent as a text.
 * @returns The findings, first those of rules across fields.
 * @throws {SettingsError} if the profile or the names are invalid, for example with a field that no table has.
 */
export function check<TOptions extends CheckOptions, TMessages extends Messages>(
  payloadType: PayloadType<TOptions, TMessages>,
  payload: unknown,
  options?: OptionsOf<NoInfer<TOptions>, NoInfer<TMessages>>,
): FindingOf<TMessages & TableMessages>[];
export function check(payloadType: PayloadType, payload: unknown, options: CheckOptions = {}): readonly Finding[] {
  return checkValue(payloadType, payload, options).findings;
}

/** A value that was checked: what is sent, if no finding is an error. */
export interface CheckedValue<TValue> {
  readonly value: TValue;
  readonly findings: readonly Finding[];
}

/** Checks a value, and puts what is found into words. */
export function checkValue<TValue>(
  payloadType: PayloadType,
  given: unknown,
  options: CheckOptions & { readonly strict?: boolean | undefined },
  how?: How,
): CheckedValue<TValue> {
  const { value, violations } = find(payloadType, given, options, how);
  if (violations.length === 0) return { value: value as TValue, findings: [] };
  const found = options.strict ? violations.map((each) => asError(value, each)) : violations;
  const isKnown = isKnownTo(payloadType);
  const findings = toFindings(found, sentencesOf(payloadType, options.messages));
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

export const sentencesOf = (payloadType: NamedPayloadType, custom?: CustomMessages): Sentences => ({
  catalogs: [custom, payloadType.messages, tableMessages],
  whole: payloadType.whole,
  show: (name, isKnown) => showName(name, isKnown || isKnownTo(payloadType)(name)),
});

type NamedPayloadType = Pick<PayloadType, 'messages' | 'whole'> & Partial<Pick<PayloadType, 'table' | 'parts'>>;

/** Whether a name is in the tables of a payload type or its parts: then it can't be a payer's data. */
export const isKnownTo =
  ({ table, parts = [] }: Partial<Pick<PayloadType, 'table' | 'parts'>>) =>
  (name: string): boolean =>
    (table !== undefined && hasName(table, name)) || parts.some(({ payloadType }) => isKnownTo(payloadType)(name));
