import { cardParams } from '@pg/card-params';
import { fieldSpecOf, isObject, type Resource, valueAt } from '@pg/rule-kit';
import { saleForm } from '@pg/sale-form';
import { sessionRequest } from '@pg/session-request';
import { wallets } from '@pg/wallet-tokens';

/** The kinds of payload that can be checked. */
export const resources: readonly Resource[] = [
  sessionRequest,
  cardParams,
  saleForm,
  ...Object.values(wallets).map(({ token }): Resource => token),
  ...Object.values(wallets).map(({ settings }) => settings),
];

/** Whether a payload has something to prove: by cryptography, or a clock. */
export function hasToBeProven({ proof, parts = [] }: Resource, payload: unknown): boolean {
  if (proof !== undefined) return true;
  return parts.some(({ path, resource }) => {
    const part = valueAt(payload, path);
    return part !== undefined && hasToBeProven(resource, part);
  });
}

/** The names of the kinds, as `--kind` accepts them. */
export const kinds: readonly string[] = resources.map(({ kind }) => kind);

/** The resource of a kind. */
export const resourceOf = (kind: string): Resource | undefined => resources.find((resource) => resource.kind === kind);

/**
 * Recognises a payload by the names of its fields: it is of the kind that knows most of them, if that kind knows at least
 * half of them; `undefined` where none does.
 */
export function recogniseKind(payload: unknown): Resource | undefined {
  if (!isObject(payload)) return undefined;
  const names = Object.keys(payload);
  let best: Resource | undefined;
  let most = 0;
  for (const resource of resources) {
    const known = countKnown(resource, names);
    if (known <= most || known * 2 < names.length || known < leastKnown(resource)) continue;
    best = resource;
    most = known;
    if (known === names.length) break;
  }
  return best;
}

/** Settings and tokens have common names like `environment` and `version`: one is not enough. */
const leastKnown = ({ at, text }: Resource): number => (at === undefined || text ? 2 : 1);

function countKnown({ schema, telltale }: Resource, names: readonly string[]): number {
  const fields = fieldSpecOf(schema)?.fields ?? {};
  return names.filter((name) => fields[name] !== undefined || (telltale?.test(name) && !isListed(name))).length;
}

/** Whether a table has a name. */
const isListed = (name: string): boolean => resources.some(({ schema }) => fieldSpecOf(schema)?.fields[name]);

/**
 * Recognises a form. Where its names have brackets or points, as servers write objects in forms, it is of the kind that
 * knows the names before them; the sale has one such name itself.
 */
export function recogniseForm(values: Readonly<Record<string, string>>): Resource | undefined {
  const asWritten = recogniseKind(values);
  if (asWritten === saleForm) return saleForm;
  const outer = Object.fromEntries(Object.keys(values).map((name) => [name.replace(/[[.].*/s, ''), null]));
  // Other services' forms have a single name such as `customer`, too; a token alone may be a part of a sale.
  const isOne = Object.keys(outer).length === 1 && (!('parameters' in outer) || 'parameters[paymentToken]' in values);
  return (isOne ? undefined : recogniseKind(outer)) ?? asWritten;
}

/** Recognises a token in which a mistake hides what it is. */
export const recogniseMistaken = (given: unknown): Resource | undefined =>
  resources.find((each) => each.text?.resembles(given));
