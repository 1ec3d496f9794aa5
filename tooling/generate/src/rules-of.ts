import type { Resource, Rule } from '@pg/rule-kit';
import { resources } from './kinds.ts';

/** The rules of a resource, and of the texts inside it that are no kind of their own. */
export function rulesOf({ rules, text, proof, parts = [] }: Resource): readonly Rule[] {
  const inside = parts.filter(({ resource }) => isInside(resource)).flatMap(({ resource }) => rulesOf(resource));
  return [...new Set([...rules, ...(text?.rules ?? []), ...(proof?.rules ?? []), ...inside])];
}

/** Whether a part is of no kind that stands alone, as what `signedKey` says is. */
export const isInside = (part: Resource): boolean => !resources.includes(part);
