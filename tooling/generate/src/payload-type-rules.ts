import { ruleDocs as cardDocs } from '@pg/card-params/rule-docs';
import { rules } from '@pg/lint';
import type { DescribedRule, PayloadType, Rule } from '@pg/rule-kit';
import { payloadTypes } from './payload-types.ts';

/** All rules of a payload type and of its parts, except parts that are a kind of their own. */
export function rulesOf(payloadType: PayloadType): readonly DescribedRule[] {
  const parts = (payloadType.parts ?? []).map((part) => part.payloadType).filter(isOnlyPart);
  const all = [payloadType, ...parts].flatMap(ownRulesOf);
  return [...new Map(all.map((rule) => [rule.id, rule])).values()];
}

/** The rules of a payload type without those of its parts. */
export const ownRulesOf = (payloadType: PayloadType): readonly DescribedRule[] =>
  describe(payloadType, [...payloadType.rules, ...(payloadType.text?.rules ?? [])]);

// The rule bracket-name has other examples in card-params than in session-request.
const describe = ({ name: kind }: PayloadType, own: readonly Rule[]): DescribedRule[] =>
  own.flatMap(({ id }) => {
    const rule = rules.get(id);
    return rule === undefined ? [] : { ...rule, ...(kind === 'card-params' && cardDocs[id]) };
  });

/** Whether a payload type is only ever a part of another one, like the JSON of `signedKey`. */
export const isOnlyPart = (payloadType: PayloadType): boolean => !payloadTypes.includes(payloadType);
