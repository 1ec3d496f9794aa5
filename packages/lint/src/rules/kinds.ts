import { cardResource } from '@pg/card-params';
import type { Resource } from '@pg/rule-kit';
import { saleResource } from '@pg/sale-form';
import { sessionResource } from '@pg/session-request';
import { wallet2ClientRequestResource, wallets } from '@pg/wallet-tokens';

/** The kinds of payload that can be checked. */
export const resources: readonly Resource[] = [
  sessionResource,
  cardResource,
  saleResource,
  ...Object.values(wallets).map(({ token }): Resource => token),
  ...Object.values(wallets).map(({ settings }) => settings),
  wallet2ClientRequestResource,
];

/** The names of the kinds, as `--kind` accepts them. */
export const kinds: readonly string[] = resources.map(({ kind }) => kind);

/** The resource of a kind. */
export const resourceOf = (kind: string): Resource | undefined => resources.find((resource) => resource.kind === kind);

/** @throws {RangeError} for a kind that does not exist. */
export function requireResource(kind: string): Resource {
  const resource = resourceOf(kind);
  if (resource === undefined)
    throw new RangeError(`kind must be one of ${kinds.join(', ')}, but is ${JSON.stringify(kind)}`);
  return resource;
}
