import { type CheckOptions, listOf, objectOf, type PayloadType, table } from '@pg/rule-kit';
import { AUTH_METHODS, NETWORKS, PUBLISHED_NETWORKS } from './card-lists.ts';
import { METHODS } from './client-request-cards.ts';
import { clientRequestMessages } from './client-request-messages.ts';
import { rule as clientRequestNames } from './client-request-rules/client-request-names.ts';
import { rule as clientRequestValues } from './client-request-rules/client-request-values.ts';

const SECTION = '4 E2 Sale, brand rule 4';

/** The wallet reads more fields than the document has. */
const OPEN = { open: true } as const;

// biome-ignore format: the columns are the table's
const gatewayTable = table(`${SECTION}, gateway`, `${METHODS}[].tokenizationSpecification.parameters`, {
  gateway:           ['text', 'required', "The gateway's name, from the support manager"],
  gatewayMerchantId: ['text', 'required', "The merchant's client key"],
}, OPEN);

// biome-ignore format: the columns are the table's
const tokenization = table(`${SECTION}, tokenization`, `${METHODS}[].tokenizationSpecification`, {
  type:       ['one of', 'required', 'Type of tokenization: PAYMENT_GATEWAY', { values: ['PAYMENT_GATEWAY'] }],
  parameters: ['object', 'required', 'The gateway'],
}, { ...OPEN, nested: { parameters: objectOf(gatewayTable) } });

// biome-ignore format: the columns are the table's
const cards = table(`${SECTION}, cards`, `${METHODS}[].parameters`, {
  allowedAuthMethods:  ['array of string', 'optional', 'How the cards are authenticated: all methods', { values: AUTH_METHODS, quirk: "The interface document writes allowedCardAuthMethods; the wallet's API reads this name." }],
  allowedCardNetworks: ['array of string', 'required', 'The supported networks', { values: NETWORKS, published: PUBLISHED_NETWORKS }],
}, OPEN);

// biome-ignore format: the columns are the table's
const method = table(`${SECTION}, payment method`, `${METHODS}[]`, {
  type:                      ['one of', 'required', 'Type of payment method: CARD', { values: ['CARD'] }],
  parameters:                ['object', 'required', 'The cards'],
  tokenizationSpecification: ['object', 'conditional', 'For whom the token is encrypted; isReadyToPay needs none'],
}, { ...OPEN, nested: { parameters: objectOf(cards), tokenizationSpecification: objectOf(tokenization) } });

const request = table(SECTION, '', {}, { ...OPEN, nested: { allowedPaymentMethods: listOf(method) } });

/** The payload type of the request to the client of `wallet2` (section 4, E2, brand rule 4): its table and its rules. */
export const wallet2ClientRequestType: PayloadType<CheckOptions, typeof clientRequestMessages> = {
  name: 'wallet2-client-request',
  whole: 'the request',
  messages: clientRequestMessages,
  table: request,
  distinctiveName: /^allowPaymentMethods$/,
  rules: [clientRequestNames, clientRequestValues],
};
