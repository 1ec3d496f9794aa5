import {
  isObject,
  listSchema,
  type Path,
  type Payload,
  type ProofOptions,
  type Resource,
  type Rule,
  type Table,
  tableSchema,
  type Violation,
  type WordRows,
  wordTable,
} from '@pg/rule-kit';
import { type TokenCode, tokenMessages } from '../../messages/token-messages.ts';
import { docsTable, tokenRule, tokenViolation } from '../../token/define-rules.ts';
import { wallet2Panel } from './panel.ts';

const SECTION = '4 E2 Sale, brand rule 4';
const METHODS = 'allowedPaymentMethods';

/** A table of a payment method's fields. Strings are joined here because bundlers keep expressions in arguments. */
// @__NO_SIDE_EFFECTS__
const requestTable = <const TRows extends WordRows>(name: string, inside: string, rows: TRows): Table<TRows> =>
  wordTable(`${SECTION}${name}`, `${METHODS}[]${inside}`, rows, { open: true });

// biome-ignore format: the columns are the table's
const gatewayTable = /* @__PURE__ */ requestTable(', gateway', '.tokenizationSpecification.parameters', {
  gateway:           ['text', 'required', 'The gateway’s name, from the support manager'],
  gatewayMerchantId: ['text', 'required', 'The merchant’s client key'],
});

// biome-ignore format: the columns are the table's
const tokenization = /* @__PURE__ */ requestTable(', tokenization', '.tokenizationSpecification', {
  type:       ['one of', 'required', 'Type of tokenization: PAYMENT_GATEWAY', { values: ['PAYMENT_GATEWAY'] }],
  parameters: ['object', 'required', 'The gateway'],
});

// biome-ignore format: the columns are the table's
const cards = /* @__PURE__ */ requestTable(', cards', '.parameters', {
  allowedAuthMethods:  ['array of string', 'optional', 'PAN_ONLY and CRYPTOGRAM_3DS', { values: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], quirk: 'The document writes allowedCardAuthMethods; the wallet’s API reads this name.' }],
  allowedCardNetworks: ['array of string', 'required', 'The supported networks', { values: ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA'], basis: 'published' }],
});

// biome-ignore format: the columns are the table's
const method = /* @__PURE__ */ requestTable(', payment method', '', {
  type:                      ['one of', 'required', 'Type of payment method: CARD', { values: ['CARD'] }],
  parameters:                ['object', 'required', 'The cards'],
  tokenizationSpecification: ['object', 'required', 'For whom the token is encrypted'],
});

const request = /* @__PURE__ */ wordTable(SECTION, '', {}, { open: true });

const requestSchema = /* @__PURE__ */ tableSchema(request, {
  allowedPaymentMethods: /* @__PURE__ */ listSchema(
    /* @__PURE__ */ tableSchema(method, {
      parameters: /* @__PURE__ */ tableSchema(cards),
      tokenizationSpecification: /* @__PURE__ */ tableSchema(tokenization, {
        parameters: /* @__PURE__ */ tableSchema(gatewayTable),
      }),
    }),
  ),
});

/** The provider's names by the document's names. */
const NAMES = { allowPaymentMethods: METHODS, allowedCardAuthMethods: 'allowedAuthMethods' } as const;

/** The document and the provider use different names. */
const clientRequestNames: Rule = /* @__PURE__ */ tokenRule('client-request-names', SECTION, 'conflict', {
  marks: 'name',
  check: (payload) => [
    ...findNames(payload, []),
    ...cardsOf(payload).flatMap(([path, parameters]) => findNames(parameters, path)),
  ],
});

/** The `parameters` of each payment method, with their paths. */
const cardsOf = (payload: Payload): (readonly [Path, Payload])[] =>
  ['allowPaymentMethods', METHODS].flatMap((name) => {
    const methods = payload[name];
    return (Array.isArray(methods) ? methods : []).flatMap((each: unknown, i) =>
      isObject(each) && isObject(each.parameters) ? [[[name, i, 'parameters'], each.parameters] as const] : [],
    );
  });

const findNames = (object: Payload, path: Path): Violation[] =>
  Object.entries(NAMES)
    .filter(([name]) => name in object)
    .map(([name, meant]) => ({
      ...tokenViolation([...path, name], 'document-name', { meant }),
      ...(!(meant in object) && { fix: { name: meant } }),
    }));

/** Rule 4 lists the values to request. A warning, since the wallet allows fewer authentication methods. */
const clientRequestValues: Rule = /* @__PURE__ */ tokenRule('client-request-values', SECTION, 'inferred', {
  check: (payload) => [
    ...(METHODS in payload || 'allowPaymentMethods' in payload ? [] : [{ path: [METHODS], code: 'missing' }]),
    ...cardsOf(payload).flatMap(([path, parameters]) => {
      const name = 'allowedCardAuthMethods' in parameters ? 'allowedCardAuthMethods' : 'allowedAuthMethods';
      const given = parameters[name];
      const { values } = wallet2Panel.rows.allowedAuthMethod[3];
      const all = new Set<unknown>(values);
      // What is not a list of methods is reported by its row.
      if (given !== undefined && !(Array.isArray(given) && given.every((each) => all.has(each)))) return [];
      if (values.every((value) => given?.includes(value))) return [];
      return [tokenViolation([...path, name], 'auth-methods-missing')];
    }),
  ],
});

/** The resource of the request to the client of `wallet2` (section 4, E2, brand rule 4): schema, tables and rules. */
export const wallet2ClientRequestKind: Resource<ProofOptions, TokenCode> = {
  kind: 'wallet2-client-request',
  whole: 'the request',
  messages: tokenMessages,
  schema: requestSchema,
  tables: [method, cards, tokenization, gatewayTable],
  distinctiveName: /^allowPaymentMethods$/,
  rules: [clientRequestNames, clientRequestValues],
};

const withCards = (parameters: Payload): Payload => ({ allowedPaymentMethods: [{ parameters }] });

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'client-request-names': ['A request to the client of `wallet2` has the names that its API reads; the document spells two of them differently.',
    [/* @__PURE__ */ withCards({ allowedAuthMethods: ['PAN_ONLY'] }), { allowedPaymentMethods: 'CARD' }],
    [{ allowPaymentMethods: 'CARD', allowedCardAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] },
      /* @__PURE__ */ withCards({ allowedCardAuthMethods: ['PAN_ONLY'] })]],
  'client-request-values': ['A request to the client of `wallet2` has a payment method, with both authentication methods.',
    [/* @__PURE__ */ withCards({ allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] }), { allowPaymentMethods: 'CARD' }],
    [{ apiVersion: 2 }, /* @__PURE__ */ withCards({}), /* @__PURE__ */ withCards({ allowedAuthMethods: ['PAN_ONLY'] })]],
});
