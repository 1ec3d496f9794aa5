import { cardParams } from '@pg/card-params';
import type { Resource, Table } from '@pg/rule-kit';
import { bracketName } from './rules/bracket-name.ts';
import { brandAmongMethods } from './rules/brand-among-methods.ts';
import { carriedEntry } from './rules/carried-entry.ts';
import { debitOperation } from './rules/debit-operation.ts';
import { methodNotListed } from './rules/method-not-listed.ts';
import { noMethod } from './rules/no-method.ts';
import { billingAddress } from './tables/billing-address.ts';
import { customer } from './tables/customer.ts';
import { order } from './tables/order.ts';
import { SessionRequest, session } from './tables/session.ts';

/** The body of a session request (sections 2.1 and 4, E1) as a resource: schema, tables and rules. */
export const sessionRequest: Resource = {
  kind: 'session-request',
  at: '',
  schema: SessionRequest,
  tables: /* @__PURE__ */ withCard(session, order, customer, billingAddress),
  takes: (name, { operation }, { profile }) =>
    name === 'operation' && typeof operation === 'string' && profile.debitOperations?.includes(operation) === true,
  rules: [carriedEntry, brandAmongMethods, methodNotListed, noMethod, debitOperation, bracketName],
  parts: [{ path: ['parameters', 'card'], resource: cardParams }],
};

/** A function: what its call makes can be dropped unused, and bundlers can't tell that of a spread. */
function withCard(...own: readonly Table[]): readonly Table[] {
  return [...own, ...cardParams.tables];
}
