import { cardParams } from '@pg/card-params';
import { isObject, type Resource, schemaCell } from '@pg/rule-kit';
import { sessionRequest } from '@pg/session-request';

/** The kinds of payload that can be checked. */
export const resources: readonly Resource[] = [sessionRequest, cardParams];

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
  const known = resources.map((resource) => names.filter((name) => isKnown(resource, name)).length);
  const most = Math.max(...known);
  return most > 0 && most * 2 >= names.length ? resources[known.indexOf(most)] : undefined;
}

const isKnown = ({ schema, telltale }: Resource, name: string): boolean =>
  schemaCell(schema)?.cells[name] !== undefined || telltale?.test(name) === true;
