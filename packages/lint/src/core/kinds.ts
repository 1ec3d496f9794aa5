import { cardParams } from '@pg/card-params';
import { isObject, type Resource, schemaCell, valueAt } from '@pg/rule-kit';
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

/** The kinds that have something to prove: cryptography, or a clock. */
export const kindsToProve: ReadonlySet<string> = new Set(resources.filter(hasProof).map(({ kind }) => kind));

function hasProof({ proof, parts = [] }: Resource): boolean {
  return proof !== undefined || parts.some(({ resource }) => hasProof(resource));
}

/** Whether a payload has something in it that is to be proven. */
export function hasToBeProven({ kind, proof, parts = [] }: Resource, payload: unknown): boolean {
  if (proof !== undefined) return true;
  // Of most kinds nothing is ever to be proven.
  if (!kindsToProve.has(kind)) return false;
  return parts.some(({ path, resource }) => {
    const part = valueAt(payload, path);
    return part !== undefined && hasToBeProven(resource, part);
  });
}

/** The names of the kinds, as `--kind` takes them. */
export const kinds: readonly string[] = resources.map(({ kind }) => kind);

/** The resource of a kind. */
export const resourceOf = (kind: string): Resource | undefined => resources.find((resource) => resource.kind === kind);

/**
 * Recognises what a payload is by the names of its entries: the kind that knows most of them, if it knows at least half
 * of what stands there; `undefined` where none does.
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

/** What stands in no request, and tokens, have names like `environment` and `version`: one is not enough. */
const leastKnown = ({ at, text }: Resource): number => (at === undefined || text ? 2 : 1);

function countKnown({ schema, telltale }: Resource, names: readonly string[]): number {
  const cells = schemaCell(schema)?.cells ?? {};
  let known = 0;
  for (const name of names) {
    if (cells[name] !== undefined || (telltale?.test(name) && !isListed(name))) known++;
  }
  return known;
}

/** Whether a table has a name: it is telling of no other kind then. */
const isListed = (name: string): boolean => resources.some(({ schema }) => schemaCell(schema)?.cells[name]);

/**
 * Recognises what a form is. One whose names have brackets or points, as servers write objects in forms, is of the kind that
 * knows the names before them; the sale has such a name itself.
 */
export function recogniseForm(values: Readonly<Record<string, string>>): Resource | undefined {
  const asWritten = recogniseKind(values);
  if (asWritten === saleForm) return saleForm;
  const outer = Object.fromEntries(Object.keys(values).map((name) => [name.replace(/[[.].*/s, ''), null]));
  // One name, such as `customer`, other services' forms have too; a token's field may be all of a sale that is looked at.
  const isOne = Object.keys(outer).length === 1 && (!('parameters' in outer) || 'parameters[paymentToken]' in values);
  return (isOne ? undefined : recogniseKind(outer)) ?? asWritten;
}

/** Recognises a resource that is sent as a text by what it is but for a mistake. */
export const recogniseMistaken = (given: unknown): Resource | undefined =>
  resources.find((each) => each.text?.resembles(given));
