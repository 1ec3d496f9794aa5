import { cartItemTable, cartPaymentTable, set1InstalmentsTable, set2TaxDocumentTable } from '@pg/card-params';
import { saleTable } from '@pg/sale-form';
import { sessionTable } from '@pg/session-request';
import { wallet2SettingsTable } from '@pg/wallet-tokens';
import { code } from '../reference/markdown.ts';

/** What checks a statement: rules, a row or a function; or the reason why nothing can. */
export type Check =
  | readonly [rule: string, ...rules: string[]]
  | { readonly table: string; readonly row: string }
  | { readonly answeredBy: 'findPaymentFlow' | 'wallet1SetUp' | 'wallet2SetUp' | 'createWallet2ClientRequest' }
  | { readonly cannot: string };

/** A statement of the document outside its tables, in our words. The example replaces those of its rules. */
export type Statement = readonly [section: string, statement: string, check: Check, example?: string];

const listed = (type: Intl.ListFormatType, values: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type }).format(values.map(code));
const oneOf = (values: readonly string[]): string => listed('disjunction', values);
const allOf = (values: readonly string[]): string => listed('conjunction', values);

const row = (table: string, name: string): Check => ({ table, row: name });
const cannot = (reason: string): Check => ({ cannot: reason });

const SERVICE = cannot('The service or the acquirer does this; no request shows it.');
const NOT_SHOWN = cannot('The document says that this is not shown.');
const MERCHANT = cannot('The merchant decides or does this; no request shows it.');
const OPAQUE = cannot('Only the signer of a token shows its environment, and tokens are opaque to the merchant.');
const PANEL = cannot('This is about the panel; a settings file does not show it.');
const FLOW: Check = { answeredBy: 'findPaymentFlow' };

/** In the document's order. Introductions of sections are left out. */
// biome-ignore format: a table
export const statements: readonly Statement[] = [
  ['1', 'A session request has its methods in `methods`, and the data of each method in `parameters`.', ['method-not-listed', 'no-method']],
  ['1', 'Data of a method is forwarded to the acquirer.', SERVICE],
  ['1', 'The sale names the payment brand in `brand`.', ['sale-fields']],
  ['1', 'Each brand has parameters of its own.', ['brand-requires', 'brand-expects', 'brand-excludes', 'brand-parameter']],
  ['1', `The methods of a session are ${allOf(sessionTable.rows.methods[3].knownValues)}.`, ['brand-among-methods', 'given-value']],
  ['1', `The brand of a sale is ${oneOf(saleTable.rows.brand[3].values)}.`, ['method-as-brand', 'allowed-value']],
  ['1', '`card`: some connectors take further fields in `parameters.card`; the account manager says which.', ['profile-set', 'profile-field', 'required']],
  ['1', '`naps` is selected by its name; there are no further rules.', row('2.1 Session request', 'methods')],
  ['1', '`om-wallet`: the checkout page shows a field for the phone number.', SERVICE],
  ['1', '`vcard` is the brand of the test connector.', ['brand-among-methods', 'brand-expects']],
  ['2', 'The resources are session, card parameters, sale and wallet settings.', ['unknown-kind', 'kind-name']],
  ['2', 'A value in angle brackets, like `<amount>`, stands for another.', ['with-variables']],
  ['2.1', 'The body of a session request is a JSON object with these fields.', ['syntax', 'value-type', 'unknown-field'], '{"merchant_key":"key","methods":["card"],"order":[]}'],
  ['2.1', `\`operation\`: the document names ${allOf(sessionTable.rows.operation[3].knownValues)}, and shows no other value.`, row('2.1 Session request', 'operation')],
  ['2.1', '`order.amount` is a decimal with a point and two decimals.', row('2.1 Session request, order', 'amount')],
  ['2.1', '`order.currency` has 3 letters.', row('2.1 Session request, order', 'currency')],
  ['2.1', '`billing_address.country` has 2 letters.', row('2.1 Session request, billing address', 'country')],
  ['2.1', '`cancel_url` and `success_url` are URLs.', row('2.1 Session request', 'cancel_url')],
  ['2.1', 'Fields of a session record or a transaction record.', NOT_SHOWN],
  ['2.2', 'The sets are alternatives.', ['one-set']],
  ['2.2', 'The set depends on the connector.', ['profile-set']],
  ['2.2', 'All sets have the same envelope.', ['value-type', 'unknown-field'], '{"merchant_key":"key","methods":["card"],"parameter":{"card":{}}}'],
  ['2.2 Set 1', 'The three fields are strings of 2 digits, and required.', row('2.2 Set 1, instalments', 'bnrg_installm_months')],
  ['2.2 Set 1', `\`bnrg_installm_def\` is ${oneOf(set1InstalmentsTable.rows.bnrg_installm_def[3].values)}.`, row('2.2 Set 1, instalments', 'bnrg_installm_def')],
  ['2.2 Set 1', `\`bnrg_installm_plan\` is ${oneOf(set1InstalmentsTable.rows.bnrg_installm_plan[3].values)}.`, row('2.2 Set 1, instalments', 'bnrg_installm_plan')],
  ['2.2 Set 2', 'The four fields are required.', row('2.2 Set 2, tax document', 'social_name')],
  ['2.2 Set 2', `\`document_type\`: the document names ${allOf(set2TaxDocumentTable.rows.document_type[3].knownValues)}.`, row('2.2 Set 2, tax document', 'document_type')],
  ['2.2 Set 2', '`fiscal_country` is an Alpha-2 code.', row('2.2 Set 2, tax document', 'fiscal_country')],
  ['2.2 Set 2', 'The sample has `toBankAccountId` too, which is not defined.', ['to-bank-account-id']],
  ['2.2 Set 3', '`descriptor` is optional, and has at most 20 characters.', row('2.2 Set 3, descriptor', 'descriptor')],
  ['2.2 Set 4', '`shipping_postcode` has at most 9 digits.', row('2.2 Set 4, customer and shipping', 'shipping_postcode')],
  ['2.2 Set 4', '`shipping_country` is a code of 3 digits.', row('2.2 Set 4, customer and shipping', 'shipping_country')],
  ['2.2 Set 5', 'The set is for debit operations.', ['debit-operation']],
  ['2.2 Set 5', 'Names are exactly as listed; `payer_last_name` is the last name of the receiver.', ['receiver-last-name', 'unknown-field']],
  ['2.2 Set 5', 'The dates are ISO 8601 calendar dates.', row('2.2 Set 5, sender and receiver', 'payee_birth_date')],
  ['2.2 Set 6', 'Type codes have a class of characters and a maximum length.', ['type-code']],
  ['2.2 Set 6', '`N10.N2` has up to 10 integer digits and 2 decimals.', row('2.2 Set 6, cart items', 'shipping')],
  ['2.2 Set 6', 'Bracket names of the tables are nested objects in the payload.', ['bracket-name']],
  ['2.2 Set 6', 'A mark says Required, Conditional or Optional.', ['required']],
  ['2.2 Set 6', 'When a conditional field is required.', NOT_SHOWN],
  ['2.2 Set 6', 'The country of shipping is a code of ISO 3166-1.', row('2.2 Set 6, shipping', 'country')],
  ['2.2 Set 6', '`taxCategory` is described as mandatory for level-3 data.', ['tax-category']],
  ['2.2 Set 6', `\`quantityUnit\` is ${oneOf(cartItemTable.rows.quantityUnit[3].values)}; the sample's \`pcs\` is not allowed.`, row('2.2 Set 6, cart items', 'quantityUnit')],
  ['2.2 Set 6', '`productUrl` and `imageUrl` are valid URLs.', row('2.2 Set 6, cart items', 'productUrl')],
  ['2.2 Set 6', 'The country of a recipient has 2 letters or 3 digits.', row('2.2 Set 6, cart item recipient', 'country')],
  ['2.2 Set 6', `\`type\` of a payment: the document names ${allOf(cartPaymentTable.rows.type[3].knownValues)}.`, row('2.2 Set 6, cart payments', 'type')],
  ['2.2 Set 6', `\`status\` of a payment: the document names ${allOf(cartPaymentTable.rows.status[3].knownValues)}.`, row('2.2 Set 6, cart payments', 'status')],
  ['2.2 Set 6', '`totalAmount` is the total of the item including quantity.', ['line-total']],
  ['2.2 Set 6', 'The `amount` of a seller is the total of its items.', cannot('The document does not say which amounts of the items it adds up.')],
  ['2.4', 'Each merchant has its own settings, and edits them in the panel.', PANEL],
  ['2.4', 'The certificate of wallet1 is the merchant identity certificate, a `*.pem` file.', ['pem-kind', 'certificate-key', 'certificate-uid']],
  ['2.4', 'The private key of wallet1 belongs to the certificate.', ['key-of-certificate']],
  ['2.4', 'The Processing Private Key is one line, without spaces and breaks, between its markers.', ['pem-lines', 'pem-markers', 'pem-extra']],
  ['2.4', 'It is a private key, for decrypting tokens.', ['pem-kind', 'key-curve']],
  ['2.4', 'It is required only if the provider supports card flow.', ['processing-key-missing']],
  ['2.4', `Environment is ${oneOf(wallet2SettingsTable.rows.environment[3].values)}.`, row('2.4 Wallet configuration, wallet2', 'environment')],
  ['2.4', `Allowed Auth Method is ${oneOf(wallet2SettingsTable.rows.allowedAuthMethod[3].values)}.`, ['one-auth-method']],
  ['2.4', `Each of Supported Networks of wallet2 is ${oneOf(wallet2SettingsTable.rows.supportedNetworks[3].values)}.`, row('2.4 Wallet configuration, wallet2', 'supportedNetworks')],
  ['2.4', 'Gateway and Gateway Merchant ID name the gateway and the merchant with it.', ['gateway-pair']],
  ['2.4', 'Merchant Identifier of wallet2 may repeat the Gateway Merchant ID.', cannot('Both values are allowed.')],
  ['2.4', 'The Private Key of wallet2 is required for card flow.', ['decryption-key-missing']],
  ['2.4', 'Who supplies the Private Key of wallet2, and what the token has in addition.', PANEL],
  ['3', 'States and transitions of a session, a payment, a transaction.', NOT_SHOWN],
  ['3', 'The flow is virtual unless both requirements of card flow are met.', FLOW],
  ['3', 'Virtual flow: card details are not stored; captures and recurring payments are limited.', FLOW],
  ['3', 'Card flow: the service decrypts the token with the configured key.', SERVICE],
  ['3', 'Card flow: capture, recurring payments, smart routing and cascading are available.', FLOW],
  ['3', 'If the provider does not accept decrypted data, routing and cascading are unavailable.', FLOW],
  ['3', 'wallet2 in S2S without Private Key: no card flow.', FLOW],
  ['4 E1', 'Method and path are `POST {base_url}/api/v1/session`.', ['endpoint'], `curl -X PUT https://pay.example/api/v1/session --json '{"merchant_key":"key","methods":["card"]}'`],
  ['4 E1', 'The request has `Content-Type: application/json`.', ['content-type']],
  ['4 E1', 'The body is a JSON object.', ['syntax', 'value-type'], '{"merchant_key":"key","methods":["card"],}'],
  ['4 E1', 'Which fields of the envelope are required.', NOT_SHOWN],
  ['4 E1', 'Response body and status codes.', NOT_SHOWN],
  ['4 E1, rule 1', 'Only the methods in `methods` are shown.', ['method-not-listed', 'no-method']],
  ['4 E1, rule 2', 'Fields under `parameters.<method>` are passed to the acquirer.', ['method-not-listed', 'unknown-field']],
  ['4 E1, rule 3', 'A wallet in `methods` needs no other code from the merchant.', MERCHANT],
  ['4 E1, rule 4', 'Set 5 is for debit operations.', ['debit-operation']],
  ['4 E2', 'Method and path are `POST {s2s_url}/post-va`.', ['endpoint']],
  ['4 E2', 'The fields are a URL-encoded form.', ['lone-plus', 'missing-equals', 'empty-form-field', 'content-type']],
  ['4 E2', 'Response, status codes, and which fields are required.', NOT_SHOWN],
  ['4 E2', `\`action\` is ${oneOf(saleTable.rows.action[3].values)}.`, row('4 E2 Sale', 'action')],
  ['4 E2', '`order_amount` is a decimal with a point and two decimals.', row('4 E2 Sale', 'order_amount')],
  ['4 E2', '`payer_ip` is an IPv4 address.', row('4 E2 Sale', 'payer_ip')],
  ['4 E2', '`return_url` is a URL.', row('4 E2 Sale', 'return_url')],
  ['4 E2', '`parameters[paymentToken]` is JSON text, for `wallet1` and `wallet2`.', ['json-as-object', 'token-name', 'brand-excludes']],
  ['4 E2, rule 1', 'A brand has the parameters that the account manager lists.', ['brand-parameter']],
  ['4 E2, rule 2', 'A `wallet1` sale has the token: `paymentData`, `paymentMethod`, `transactionIdentifier`.', ['brand-requires', 'bare-payment-data', 'token-part', 'other-wallet', 'transaction-identifier']],
  ['4 E2, rule 2', '`paymentData` has `data`, `signature`, `header`, `version`.', ['required', 'version-key', 'object-as-string']],
  ['4 E2, rule 3', 'A `wallet2` sale has the token object; the sample sends the whole PaymentData.', ['whole-payment-data', 'brand-requires', 'token-part', 'other-wallet']],
  ['4 E2, rule 3', 'The token has `signature`, `intermediateSigningKey`, `protocolVersion`, `signedMessage`.', ['token-fields', 'no-signature']],
  ['4 E2, rule 4', "The request to wallet2's client has these values.", ['client-request-values', 'client-request-names']],
  ['4 E2, rule 4', 'The support manager gives `gateway`; `gatewayMerchantId` is the client key.', { answeredBy: 'createWallet2ClientRequest' }],
  ['4 E2, rule 5', 'How the merchant gets a `wallet1` token.', MERCHANT],
  ['4 E2, rule 6', '`vcard`: `identifier` selects the outcome.', ['brand-expects']],
  ['4 E2, rule 6', 'The two values of `identifier`.', NOT_SHOWN],
  ['4 E2, rule 7', 'Parameters of `om-wallet` and `naps`.', NOT_SHOWN],
  ['4 E2, rule 8', 'Without these parameters, the merchant uses Checkout mode.', MERCHANT],
  ['4 setup, wallet1', 'Merchant ID, domains, certificates, and the settings that they fill.', { answeredBy: 'wallet1SetUp' }],
  ['4 setup, wallet2', 'Gateway, settings and domains.', { answeredBy: 'wallet2SetUp' }],
  ['4 setup, wallet2, step 5', 'In S2S, Environment must match that of the token.', OPAQUE],
  ['4 setup, wallet2, step 5', 'In S2S, only the settings Environment and Private Key apply.', FLOW],
  ['4 setup, wallet2, step 6', 'With `PAN_ONLY`, 3-D Secure is up to the acquirer.', ['three-d-secure']],
  ['5', 'A session has `merchant_key` and `hash`.', ['expected-field']],
  ['5', 'A sale has `client_key` and `hash`.', ['sale-fields']],
  ['5', '`client_key` is the `gatewayMerchantId` of wallet2 too.', cannot('The sale and the request to the client are two payloads, and each is checked alone.')],
  ['5', 'Algorithm and inputs of `hash`; how credentials are issued.', NOT_SHOWN],
  ['5', 'Tokens are opaque: the merchant sends them as they are.', ['token-rewritten', 'decrypted-data', 'token-integrity']],
  ['6', 'Events, notifications, callbacks.', NOT_SHOWN],
  ['6', 'The payer is redirected to `success_url`, `cancel_url` or `return_url`.', ['expected-format']],
  ['7', 'Error codes, error bodies, status codes.', NOT_SHOWN],
  ['7', "A mismatch between a wallet2 token's environment and the setting leads to processing problems.", OPAQUE],
  ['8', 'The bounds are those of section 2.2.', ['string-length', 'type-code', 'allowed-value']],
  ['8', 'Rate limits, time-outs, quotas.', NOT_SHOWN],
  ['9', 'The path of the session has the version `v1`.', ['endpoint'], `curl https://pay.example/api/v2/session --json '{"merchant_key":"key","methods":["card"]}'`],
  ['9', '`apiVersion` is 2, `apiVersionMinor` 0.', ['api-version']],
  ['9', 'The tokens are `ECv2` and `EC_v1`.', ['version-key', 'token-fields', 'signing-only']],
  ['9', 'Version policy, other versions, deprecation.', NOT_SHOWN],
];
