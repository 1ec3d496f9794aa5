import { cardParams } from '@pg/card-params';
import type { Resource, Rule } from '@pg/rule-kit';
import { saleForm } from '@pg/sale-form';
import { sessionRequest } from '@pg/session-request';
import { wallet1Settings, wallet1Token, wallet2Settings, wallet2Token } from '@pg/wallet-tokens';

/** The kinds of payload, each under the folder of the package that it is of. */
export const resourcesByPackage: Readonly<Record<string, readonly Resource[]>> = {
  'session-request': [sessionRequest],
  'card-params': [cardParams],
  'sale-form': [saleForm],
  'wallet-tokens': [wallet1Token, wallet2Token, wallet1Settings, wallet2Settings],
};

export const resources: readonly Resource[] = Object.values(resourcesByPackage).flat();

/** The rules of a resource, and of the texts inside it that are no kind of their own. */
export function rulesOf({ rules, text, proof, parts = [] }: Resource): readonly Rule[] {
  const inside = parts.filter(({ resource }) => isInside(resource)).flatMap(({ resource }) => rulesOf(resource));
  return [...new Set([...rules, ...(text?.rules ?? []), ...(proof?.rules ?? []), ...inside])];
}

/** Whether a part is of no kind that stands alone, as what `signedKey` says is. */
export const isInside = (part: Resource): boolean => !resources.includes(part);
