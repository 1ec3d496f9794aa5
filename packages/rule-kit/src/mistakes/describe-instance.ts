import { typeOf } from '@pg/type-codes';
import { isObject } from '../data/value.ts';
import { valueMessages } from '../findings/messages.ts';
import type { RowMistake } from '../match/evaluate.ts';
import { schemaRules } from '../rules/row-rules.ts';
import { classOf } from '../words/string-messages.ts';

/** The mistake of an instance of a class: JSON writes a `Map` or a `Promise` as `{}`. `undefined` for other values, and for a `Date`. */
export function describeInstance(value: unknown): RowMistake | undefined {
  if (typeOf(value) !== 'object' || isObject(value)) return undefined;
  const actual = classOf(value) ?? 'class instance';
  return { rule: schemaRules['value-type'], code: 'class-instance', params: { actual }, messages: valueMessages };
}
