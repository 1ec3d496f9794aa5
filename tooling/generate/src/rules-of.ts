import type { Resource, Rule } from '@pg/rule-kit';

/** The rules of a resource, and of the texts inside it that are no kind of their own. */
export function rulesOf({ kind, rules, text, proof, parts = [] }: Resource): readonly Rule[] {
  const inside = parts.filter(({ resource }) => isInside(kind, resource)).flatMap(({ resource }) => rulesOf(resource));
  return [...new Set([...rules, ...(text?.rules ?? []), ...(proof?.rules ?? []), ...inside])];
}

/** Whether a part is of a kind that never stands alone: `wallet2-signed-key` of `wallet2-token`. */
export const isInside = (kind: string, part: Resource): boolean => part.kind.split('-')[0] === kind.split('-')[0];
