import { isObject } from '../data/value.ts';
import { valueMessages } from '../findings/messages.ts';
import type { RowMistake } from '../match/evaluate.ts';
import { schemaRules } from '../rules/row-rules.ts';
import { classOf } from '../words/string-messages.ts';

/** Whether JSON writes the fields of an instance of a class, such as a row of a database. */
export const hasOwnFields = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !('toJSON' in value) &&
  classOf(value) === undefined &&
  Object.keys(value).length > 0;

/** The mistake of an instance of a class: JSON writes a `Map` or a `Promise` as `{}`. `undefined` for other values. */
export function describeInstance(value: unknown): RowMistake | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isObject(value)) return undefined;
  const params = { actual: classOf(value) ?? 'class instance' };
  const hint = hasOwnFields(value) ? 'Send its own fields: { ...it }.' : undefined;
  return { rule: schemaRules['value-type'], code: 'class-instance', params, hint, messages: valueMessages };
}
