import type { Severity } from '@pg/rule-kit';

// Written by `vitest -u` from the rules and the kinds.

/** What a configuration says of a rule: its severity, or that its findings are dropped. */
export type RuleSetting = Severity | 'off';

/** What a configuration may say of each rule; a rule of what could not be checked is always an error. */
export type RuleSettings = {
  /** A text can be read as what it has to be: JSON, or a URL-encoded form, in UTF-8 without a byte-order mark. */
  readonly syntax?: 'error';
  /** No object and no form has an entry of the same name twice: one of the two would be lost. */
  readonly 'duplicate-name'?: 'error';
  /** Objects and lists are nested in at most 100 levels; no payload of the document needs more than seven. */
  readonly 'too-deep'?: 'error';
  /** A JSON text in an entry is sent as the text, not as the object that it says. */
  readonly 'text-as-object'?: RuleSetting;
  /** A form’s entries are joined by one `&` each. */
  readonly 'empty-entry'?: RuleSetting;
  /** Between two `&` of a form stands `name=value`: an `&` inside a value is written `%26`. */
  readonly 'lone-text'?: RuleSetting;
  /** A plus sign is written `%2B` in a form: `+` alone is a blank. */
  readonly 'lone-plus'?: RuleSetting;
  /** A file has at most 32 MiB, or what `--max-size` says. */
  readonly 'too-large'?: 'error';
  /** A file that is named is a payload of a known kind; `--kind` says which where its names don’t. */
  readonly 'unknown-kind'?: 'error';
  /** A kind that a file names for one of its payloads, as `pg-lint=KIND` does in Markdown, exists. */
  readonly 'kind-name'?: RuleSetting;
  /** A request whose body is a session says in its header that it is JSON. */
  readonly 'content-type'?: RuleSetting;
  /** A payload with variables, which are filled in when it is sent, is noted: it can’t be checked. */
  readonly 'with-variables'?: RuleSetting;
  /** A value is of the class and within the length of its type code. */
  readonly 'type-code'?: RuleSetting;
  /** A value is of the JSON type that its row, or its place in the payload, asks for. */
  readonly 'value-type'?: RuleSetting;
  /** A text has at most as many characters as the document says in words. */
  readonly 'text-length'?: RuleSetting;
  /** A date, an amount, a URL, a code of letters or digits has the form that the document gives it. */
  readonly 'text-format'?: RuleSetting;
  /** Where the document lists the allowed values, the value is one of them. */
  readonly 'allowed-value'?: RuleSetting;
  /** Where the document gives values without closing the list, another value may not be known to the service. */
  readonly 'given-value'?: RuleSetting;
  /** An entry that its table marks as required is there. */
  readonly required?: RuleSetting;
  /** A text that is sent says something: it is not empty, not all blanks, and not what code writes for no value, such as `undefined`. */
  readonly 'empty-text'?: RuleSetting;
  /** A text has no control characters, line breaks and tabs among them. */
  readonly 'control-character'?: RuleSetting;
  /** An entry is one that its table lists; the service passes others on, so a mistyped name is lost in silence. */
  readonly 'unknown-entry'?: RuleSetting;
  /** A session request carries its credential, its order and its signature; which entries are required is not shown. */
  readonly 'carried-entry'?: RuleSetting;
  /** The methods of a session are payment methods: the test connector’s `vcard` is a brand, for sale requests. */
  readonly 'brand-among-methods'?: RuleSetting;
  /** Entries under `parameters` are for a method that `methods` lists: no other method is shown to the payer. */
  readonly 'method-not-listed'?: RuleSetting;
  /** A session that has `methods` lists at least one: the payment form shows no other. */
  readonly 'no-method'?: RuleSetting;
  /** Set 5 goes with a debit operation: `purchase`, the one value that the document gives, does not say debit. */
  readonly 'debit-operation'?: RuleSetting;
  /** In JSON the data of Set 6 is nested in objects; `parameters[cart][items][0][name]` is how the tables name it. */
  readonly 'bracket-name'?: RuleSetting;
  /** The entries of `parameters.card` are all of one set: the sets are alternatives, and a connector takes one. */
  readonly 'one-set'?: RuleSetting;
  /** Where the merchant’s profile names the card set of the connector, the entries are of that set. */
  readonly 'profile-set'?: RuleSetting;
  /** The sample of Set 2 sends `toBankAccountId`, which no table defines: it passes unchecked. */
  readonly 'to-bank-account-id'?: RuleSetting;
  /** The receiver’s last name goes into `payer_last_name`: the table has no `payee_last_name`. */
  readonly 'receiver-last-name'?: RuleSetting;
  /** A cart item with level-3 card data has a `taxCategory`: its row is conditional, but described as mandatory. */
  readonly 'tax-category'?: RuleSetting;
  /** A sale request carries its credential, its brand, its order and its signature; which fields are required is not shown. */
  readonly 'sale-carries'?: RuleSetting;
  /** The brand of a sale is a brand: `card` is a method of checkout sessions. */
  readonly 'method-as-brand'?: RuleSetting;
  /** A sale has the fields that its brand requires: of a wallet, the payment token. */
  readonly 'brand-requires'?: RuleSetting;
  /** A sale has the fields that its brand is told by: on the test connector, the identifier that selects the outcome. */
  readonly 'brand-expects'?: RuleSetting;
  /** A sale has no fields of other brands: a payment token goes with a wallet. */
  readonly 'brand-takes-not'?: RuleSetting;
  /** A sale has the extra parameters that the merchant’s profile names for its brand, and they are not empty. */
  readonly 'brand-parameter'?: RuleSetting;
  /** The payment token’s field is called `parameters[paymentToken]`: a form is flat, and has its names with brackets. */
  readonly 'token-name'?: RuleSetting;
  /** The first wallet’s token is the outer object; its bare `paymentData` is often sent, and passes with a note. */
  readonly 'bare-payment-data'?: RuleSetting;
  /** The objects in the first wallet’s token are objects, not texts that hold their JSON. */
  readonly 'object-as-text'?: RuleSetting;
  /** The header has the key of its version: `ephemeralPublicKey` for `EC_v1`, `wrappedKey` for `RSA_v1`. */
  readonly 'key-of-version'?: RuleSetting;
  /** `transactionIdentifier` is the `transactionId` of the header, but for capital letters. */
  readonly 'transaction-identifier'?: RuleSetting;
  /** A `transactionId` has 64 hexadecimal digits: every token seen so far has. */
  readonly 'transaction-id-length'?: RuleSetting;
  /** An `ephemeralPublicKey` names its curve; one that writes the curve out is not read everywhere. */
  readonly 'explicit-curve'?: RuleSetting;
  /** The payment token is JSON text, encoded once: no text in quotes that holds it. */
  readonly 'token-encoded-twice'?: RuleSetting;
  /** The payment token is JSON text, not base64 of it. */
  readonly 'token-as-base64'?: RuleSetting;
  /** The payment token is JSON text, not what a language prints for an object. */
  readonly 'token-as-object-text'?: RuleSetting;
  /** The JSON texts inside a payment token keep the backslashes before their quotes. */
  readonly 'backslashes-stripped'?: RuleSetting;
  /** The payment token is the payer’s: a wallet’s test gateway gives a fixed text instead. */
  readonly 'example-token'?: RuleSetting;
  /** The payment token is of the wallet that the brand names. */
  readonly 'other-wallet'?: RuleSetting;
  /** The payment token itself is sent, not the object that it came in. */
  readonly 'token-one-level-down'?: RuleSetting;
  /** The payment token has the entries of a token. */
  readonly 'not-a-token'?: RuleSetting;
  /** Base64 has no blanks: a `+` that stands in a form as it is arrives as one. */
  readonly 'plus-lost'?: RuleSetting;
  /** A token is encoded for its form once: what is decoded has no `%7B` left. */
  readonly 'percent-encoded'?: RuleSetting;
  /** The wallet writes `=` as an escape: without its backslash the letters `u003d` are left. */
  readonly 'escape-letters'?: RuleSetting;
  /** Base64 in tokens is the standard one, with `+` and `/`, not that of URLs, with `-` and `_`. */
  readonly base64url?: RuleSetting;
  /** The `signature` of a wallet1 token is a CMS SignedData that names the digest of what was signed. */
  readonly 'token-signature'?: RuleSetting;
  /** The `signature` has the digest of key, `data`, `transactionId` and `applicationData`: all whole, of one token. */
  readonly 'token-integrity'?: RuleSetting;
  /** A token was made in the environment that the Environment setting says. */
  readonly 'token-environment'?: RuleSetting;
  /** A wallet1 token was signed no longer ago than the caller allows, and not in the future. */
  readonly 'token-age'?: RuleSetting;
  /** A wallet1 token is encrypted for the Processing Private Key of the settings. */
  readonly 'processing-key'?: RuleSetting;
  /** The document asks for the token inside PaymentData, but its sample sends PaymentData whole: both pass. */
  readonly 'whole-payment-data'?: RuleSetting;
  /** PaymentData is of version 2.0 of the wallet’s interface, as two numbers. */
  readonly 'api-version'?: RuleSetting;
  /** The second wallet’s token has the entries of its version and no others: `intermediateSigningKey` is of `ECv2`. */
  readonly 'token-keys'?: RuleSetting;
  /** A token of `ECv2SigningOnly` is signed but not encrypted: it is not for payments. */
  readonly 'signing-only'?: RuleSetting;
  /** An intermediate signing key has at least one signature. */
  readonly 'no-signature'?: RuleSetting;
  /** The wallet signs the literal text, with `=` as `\u003d`: a text that was parsed and written again no longer verifies. */
  readonly 'token-rewritten'?: RuleSetting;
  /** A root key signed `signedKey`, and that key `signedMessage` for the recipient; in ECv1 a root key signed it. */
  readonly 'signature-chain'?: RuleSetting;
  /** The intermediate key of a wallet2 token has not expired. */
  readonly 'key-expired'?: RuleSetting;
  /** `keyExpiration` is a text of digits: milliseconds since 1970, not seconds, and no number. */
  readonly 'key-expiration'?: RuleSetting;
  /** The merchant identifier of `wallet1` starts with `merchant.`. */
  readonly 'merchant-prefix'?: RuleSetting;
  /** The merchant capabilities of `wallet1` have `supports3DS` among them. */
  readonly 'supports-3ds'?: RuleSetting;
  /** The setting for the certificate holds an X.509 certificate as PEM: no key, and no request for one. */
  readonly 'certificate-form'?: RuleSetting;
  /** The Processing Private Key is one line between its markers, without blanks and line breaks. */
  readonly 'key-line-breaks'?: RuleSetting;
  /** A private key has no line breaks written as the letters `\n`. */
  readonly 'key-literal-line-breaks'?: RuleSetting;
  /** The Processing Private Key stands between the BEGIN and END markers of its form. */
  readonly 'key-without-markers'?: RuleSetting;
  /** The Processing Private Key is the key alone: no curve parameters, attributes or certificates around it. */
  readonly 'key-extra-text'?: RuleSetting;
  /** A setting for a private key holds the private key, not the public one. */
  readonly 'key-is-public'?: RuleSetting;
  /** A setting for a private key holds the key, not its certificate or the request for one. */
  readonly 'key-is-certificate'?: RuleSetting;
  /** A private key is not encrypted: no setting takes its passphrase. */
  readonly 'key-encrypted'?: RuleSetting;
  /** A setting for a private key holds one that can be read: PEM, in SEC1, PKCS#8 or PKCS#1. */
  readonly 'key-not-readable'?: RuleSetting;
  /** A setting for a key or a certificate holds what stands in the file, not the file’s name. */
  readonly 'file-name'?: RuleSetting;
  /** Without a Processing Private Key, payments of `wallet1` take the virtual flow. */
  readonly 'processing-key-left-out'?: RuleSetting;
  /** The merchant identity certificate has an RSA key; the one with an EC key is the processing certificate. */
  readonly 'certificate-key'?: RuleSetting;
  /** The merchant identity certificate is valid now: neither expired nor of a time to come. */
  readonly 'certificate-period'?: RuleSetting;
  /** The user identifier (UID) of the merchant identity certificate is the merchant identifier. */
  readonly 'certificate-uid'?: RuleSetting;
  /** The Private Key of `wallet1` is the one of the pair that the identity certificate was made for. */
  readonly 'key-of-certificate'?: RuleSetting;
  /** A key that decrypts payment tokens is a working EC key on the curve P-256. */
  readonly 'key-curve'?: RuleSetting;
  /** The setting takes one of the two authentication methods; it is the wallet’s client that requests both. */
  readonly 'one-auth-method'?: RuleSetting;
  /** With `PAN_ONLY` it is for the acquirer that processes the payment to have 3-D Secure passed. */
  readonly 'three-d-secure-duty'?: RuleSetting;
  /** The gateway’s name and the merchant’s ID in its system go together: the gateway supplies both. */
  readonly 'gateway-pair'?: RuleSetting;
  /** Without a Private Key, payments of `wallet2` take the virtual flow, or the payment provider is the gateway. */
  readonly 'decryption-key-left-out'?: RuleSetting;
  /** An entry that the merchant’s profile requires is there, and not empty, wherever the object that holds it is. */
  readonly 'profile-entry'?: RuleSetting;
  /** A suppression holds up to the day that its `until` says; from the next day on its findings are reported again. */
  readonly 'suppression-expired'?: RuleSetting;
  /** A suppression has findings that it leaves out. */
  readonly 'suppression-unused'?: RuleSetting;
  /** A baseline has no findings that are gone. */
  readonly 'baseline-unused'?: RuleSetting;
};

/** The identifier of a rule. */
export type RuleId = keyof RuleSettings;

/** A kind of payload. */
export type Kind =
  | 'session-request'
  | 'card-params'
  | 'sale-form'
  | 'wallet1-token'
  | 'wallet2-token'
  | 'wallet1-settings'
  | 'wallet2-settings';
