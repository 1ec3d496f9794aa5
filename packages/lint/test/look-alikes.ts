/** Files of a merchant's own repository that have the names of payloads, but are none. */
// biome-ignore format: a list
export const LOOK_ALIKES: readonly (readonly [what: string, file: string, text: string])[] = [
  // Translations.
  ['German labels', 'de.json', '{"payee_city":"Ort","payee_zip":"Postleitzahl","payee_phone":"Telefon","payee_birth_date":"Geburtsdatum"}'],
  ['German labels of a session', 'de.json', '{"merchant_key":"Händlerschlüssel","operation":"Vorgang","methods":"Zahlarten","order":{"number":"Nummer","amount":"Betrag","currency":"Währung","description":"Beschreibung"},"hash":"Prüfsumme"}'],
  ['German labels inside', 'de.json', '{"checkout":{"shipping":{"houseNumber1":"Hausnummer","logisticsProvider":"Versanddienst","country":"Land"}}}'],
  ['German labels of a cart', 'de.json', '{"cart":{"items":{"merchantItemId":"Artikel","commodityCode":"Warennummer","quantityUnit":"Einheit","imageUrl":"Bild"}}}'],
  ['English labels', 'en.yaml', 'payee_city: City\npayee_zip: ZIP\npayee_state: State\nfiscal_country: Country\n'],
  ['English labels of a sale', 'en.yaml', 'client_key: Client key\npayer_ip: IP address\norder_id: Order\nbrand: Brand\nhash: Hash\n'],
  ['English messages', 'en.yml', 'checkout:\n  payee_identity_id: Enter the number of your document\n  payee_identity_type: Choose a document\n'],
  ['Spanish labels', 'es.json', '{"payee_first_name":"Nombre","payer_last_name":"Apellidos","payee_address":"Dirección","payee_country":"País"}'],
  ['Spanish labels of instalments', 'es.json', '{"bnrg_installm_def":"Aplazado","bnrg_installm_months":"Meses","bnrg_installm_plan":"Plan"}'],
  ['Spanish questions', 'es.yaml', 'social_name: "¿Nombre social?"\nfiscal_country: "¿País fiscal?"\npayer_nationality: "¿Nacionalidad?"\n'],
  ['French labels', 'fr.json', '{"payee_city":"Ville","payee_zip":"Code postal","payee_birth_date":"Date de naissance","payee_nationality":"Nationalité"}'],
  ['French labels of settings', 'fr.json', '{"processingPrivateKey":"Clé de traitement","merchantIdentifier":"Identifiant","supportedNetworks":"Réseaux"}'],
  ['Portuguese labels', 'pt.json', '{"social_name":"Nome social","fiscal_country":"País","document_type":"Documento","document_number":"Número"}'],
  ['Portuguese labels', 'pt-BR.yaml', 'payee_identity_id: CPF\npayee_identity_country: Emissor\npayee_identity_exp_date: Validade\n'],
  ['Japanese labels', 'ja.json', '{"payee_city":"市","payee_state":"県","payee_zip":"郵便番号"}'],
  ['Polish labels of a token', 'pl.json', '{"signedMessage":"Wiadomość","intermediateSigningKey":"Klucz","signature":"Podpis"}'],
  // Columns and types.
  ['columns of a table', 'columns.json', '{"merchant_key":"merchantKey","client_key":"clientKey","payee_city":"payeeCity","payee_zip":"payeeZip"}'],
  ['columns of a sheet', 'sheet.json', '{"payee_city":"A","payee_zip":"B","payee_phone":"AC","payee_state":"D2"}'],
  ['abbreviations', 'short.json', '{"fiscal_country":"FC","social_name":"SN","payee_state":"ST"}'],
  ['widths in pixels', 'css.json', '{"payee_city":"120px","payee_zip":"80px","payee_state":"25%"}'],
  ['positions of columns', 'csv.json', '{"payee_city":3,"payee_zip":4,"payee_phone":5}'],
  ['types', 'types.json', '{"merchant_key":"string","hash":"string","payee_city":"string","payee_birth_date":"date"}'],
  ['types of a database', 'schema.yaml', 'payee_city: VARCHAR(64)\npayee_zip: VARCHAR(16)\npayee_birth_date: DATE\nfiscal_country: CHAR(2)\n'],
  ['the greatest lengths', 'limits.json', '{"payee_city":64,"payee_zip":16,"houseNumber1":100,"fiscal_country":2}'],
  ['widths', 'grid.json', '{"shipping":{"houseNumber1":120,"logisticsProvider":240,"validationStatus":80,"cost":90}}'],
  ['descriptions', 'docs.yaml', 'payee_city: The city of the payee, up to 64 characters\nfiscal_country: Two letters\nsocial_name: The name of the company\n'],
  ['rules of a validator', 'rules.json', '{"payee_city":"required|max:64","payee_zip":"required|max:16","fiscal_country":"size:2"}'],
  ['a mapping to another service', 'map.yaml', 'houseNumber1: $.address.line1\nshipping:\n  houseNumber1: address.number\n  logisticsProvider: carrier.name\n'],
  ['type codes', 'codes.json', '{"payee_city":"AN255","payee_zip":"AN16","houseNumber1":"N10.N2"}'],
  ['fields of another service', 'fields.yaml', 'payee_city: cf_10021\npayee_zip: cf_10022\n'],
  ['identifiers of columns', 'sheet.json', '{"payee_city":360012345678,"payee_zip":360012345999}'],
  ['the times of changes', 'audit.json', '{"payee_city":"2026-01-03T10:00:00Z","payee_zip":"2026-02-01T11:30:00Z"}'],
  ['numbers of values', 'stats.json', '{"payee_city":12034,"payee_zip":884,"payee_phone":144120}'],
  ['shares of values', 'stats.json', '{"payee_city":98.5,"payee_zip":0.25,"payee_phone":null}'],
  ['patterns', 'patterns.json', '{"payee_zip":"^\\\\d{5}$","bnrg_installm_def":"^0[01]$","bnrg_installm_plan":"^0[357]$"}'],
  ['examples in words', 'docs.yaml', 'bnrg_installm_def: 00 or 01\nbnrg_installm_plan: "03, 05, 07"\npayee_zip: z. B. 10115\n'],
  // Lists of names.
  ['a redaction list', 'log.json', '{"redact":{"merchant_key":true,"client_key":true,"hash":true,"payee_city":true,"payee_zip":true}}'],
  ['masks', 'masks.json', '{"merchant_key":"***","hash":"[REDACTED]","payee_city":"***","payee_phone":"***"}'],
  ['a projection', 'projection.json', '{"merchant_key":1,"hash":0,"payee_city":1,"payee_zip":1,"order":{"number":1,"amount":1,"currency":1,"description":1}}'],
  ['an index', 'index.json', '{"key":{"payee_city":1,"payee_zip":-1},"name":"payee"}'],
  ['fields that are required', 'fields.yaml', 'payee_city: true\npayee_zip: false\npayer_nationality: true\n'],
  ['filters', 'query.json', '{"payee_city":{"$exists":true},"payee_zip":{"$ne":""},"social_name":{"$in":[]}}'],
  // A form.
  ['the initial state of a form', 'initial.json', '{"payee_city":"","payee_zip":"","payee_phone":"","fiscal_country":""}'],
  ['the initial state of a form with a default', 'initial.json', '{"document_type":"cpf","social_name":"","fiscal_country":""}'],
  ['the empty state of a form', 'empty.json', '{"payee_city":null,"payee_zip":null,"social_name":null,"fiscal_country":null}'],
  ['touched fields', 'touched.json', '{"initial":{"payee_city":"","payee_zip":""},"touched":{"payee_city":true,"payee_zip":true}}'],
  ['errors of a form', 'errors.json', '{"payee_city":["is required"],"payee_zip":["is too long"],"fiscal_country":["must have two letters"]}'],
  ['an error of each field', 'errors.yaml', 'payee_city: is required\npayee_zip: is too long\npayee_birth_date: is in the future\n'],
  ['test ids', 'ids.json', '{"payee_city":"payee-city-input","payee_zip":"payee-zip-input","houseNumber1":"house-number"}'],
  ['selectors', 'selectors.json', '{"payee_city":"#payee_city","payee_zip":"[name=payee_zip]","payee_phone":".phone"}'],
  ['analytics', 'analytics.json', '{"payee_city":"cd1","payee_zip":"cd2","payee_country":"dimension3","payee_state":"dimension4"}'],
  ['variables of a tag manager', 'tags.json', '{"event":"checkout","payee_city":"{{DLV - payee_city}}","payee_zip":"{{DLV - payee_zip}}"}'],
  ['steps of a funnel', 'funnel.yaml', 'merchant_key: step_key\noperation: step_operation\nmethods: [step_methods]\norder:\n  number: step_number\n  amount: step_amount\n  currency: step_currency\n  description: step_description\n'],
];

const ORDER = { number: 'order-1', amount: '100.00', currency: 'EUR', description: 'Gift' };
const SESSION = {
  merchant_key: 'b5dd6a8a-7c2e-11ee-b962-0242ac120002',
  operation: 'purchase',
  methods: ['card'],
  order: ORDER,
};
const HASH = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';
const SALE =
  'action=SALE&client_key=c4ca4238&brand=naps&order_id=A-1&order_currency=EUR&order_description=Gift&payer_ip=203.0.113.7';

/** Payloads with mistakes, and the rules that they break. */
// biome-ignore format: a list
export const WITH_MISTAKES: readonly (readonly [what: string, file: string, text: string, rules: readonly string[]])[] = [
  ['a wrong amount', 'a.json', JSON.stringify({ ...SESSION, hash: HASH, order: { ...ORDER, amount: '100' } }), ['string-format']],
  ['an amount as a number', 'a.json', JSON.stringify({ ...SESSION, hash: HASH, order: { ...ORDER, amount: 100 } }), ['value-type']],
  ['an empty name', 'a.json', JSON.stringify({ ...SESSION, hash: HASH, customer: { name: '', email: 'ana@shop.example' } }), ['empty-string']],
  ['words as a currency', 'a.json', JSON.stringify({ ...SESSION, hash: HASH, order: { ...ORDER, currency: 'Euro' } }), ['string-format']],
  ['a sample key', 'a.json', JSON.stringify({ ...SESSION, merchant_key: 'my-merchant-key', hash: HASH, success_url: 'ok' }), ['string-format']],
  ['three wrong values', 'a.json', JSON.stringify({ ...SESSION, methods: 'card', operation: true, hash: 5 }), ['value-type']],
  ['a list of methods with a misspelling', 'a.yaml', 'merchant_key: b5dd6a8a\nmethods: [crd]\norder:\n  number: a-1\n  amount: "1.00"\n  currency: EUR\n  description: Gift\nhash: 9f86d081884c7d65\noperation: purchase\n', ['given-value']],
  ['instalments without a zero', 'a.json', '{"bnrg_installm_def":"00","bnrg_installm_months":"3","bnrg_installm_plan":"03"}', ['string-format']],
  ['instalments as numbers', 'a.json', '{"bnrg_installm_def":"01","bnrg_installm_months":12,"bnrg_installm_plan":"5"}', ['value-type']],
  ['a country of three letters', 'a.json', '{"social_name":"Loja 24","fiscal_country":"BRA","document_type":"cpf","document_number":"12345678909"}', ['string-format']],
  ['a date in another order', 'a.json', '{"payee_first_name":"Ana","payee_city":"Lisboa","payee_birth_date":"31/12/1990"}', ['string-format']],
  ['a date that does not exist', 'a.yaml', 'payee_first_name: Ana\npayer_last_name: Silva\npayee_identity_exp_date: "2030-13"\n', ['string-format']],
  ['a postal code with letters', 'a.json', '{"customer_telnocc":"44","shipping_postcode":"SW1A 1AA","shipping_city":"London"}', ['string-format']],
  ['a postal code as a number', 'a.json', '{"customer_telnocc":"33","shipping_street1":"12 rue Neuve","shipping_postcode":69001}', ['value-type']],
  ['a house number as a number', 'a.json', '{"shipping":{"houseNumber1":1,"houseNumber2":"2"}}', ['value-type']],
  ['a long type', 'a.json', '{"shipping":{"type":"sent back","houseNumber1":"1","logisticsProvider":"Post"}}', ['type-code']],
  ['an unknown unit', 'a.json', '{"cart":{"items":[{"name":"Cup","quantityUnit":"pcs","commodityCode":"12345678","taxCategory":"AA"}]}}', ['allowed-value']],
  ['a country in words', 'a.json', '{"cart":{"items":[{"commodityCode":"12345678","taxCategory":"AA","merchantItemId":"17","recipient":{"country":"France"}}]}}', ['type-code']],
  ['an amount without decimals', 'a.form', `${SALE}&order_amount=100&return_url=https%3A%2F%2Fshop.example&hash=${HASH}`, ['string-format']],
  ['an address of the payer in words', 'a.form', `${SALE.replace('203.0.113.7', 'localhost')}&order_amount=1.00&return_url=https%3A%2F%2Fshop.example&hash=${HASH}`, ['string-format']],
  ['a wrong version', 'a.json', '{"protocolVersion":"ECv3","signature":"MEUCIQDx","signedMessage":"{\\"encryptedMessage\\":\\"AA\\"}","intermediateSigningKey":{"signedKey":"{\\"keyExpiration\\":\\"1700000000000\\"}","signatures":["MEUC"]}}', ['allowed-value']],
  ['networks in small letters', 'a.json', '{"environment":"TEST","allowedAuthMethod":"PAN_ONLY","gatewayMerchantId":"m-1","supportedNetworks":["visa"]}', ['allowed-value']],
];
