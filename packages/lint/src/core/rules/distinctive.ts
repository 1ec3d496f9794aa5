import { BRANDS } from '@pg/wallet-tokens/names';

/** How much a name says about a payload: few other programs have an `OWN` name, and some have a `SHARED` one. */
export const OWN = 4;
export const SHARED = 3;

/** A name of several words, or in brackets: few other programs have it, unless it is listed below. */
const COMPOSITE = /[a-z\d][A-Z]|[ _[-]/;

const bare = (text: string): string => text.toLowerCase().replaceAll(/[ _-]/g, '');
const bareNames = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/).map(bare));

/** Names that other programs have too: requests of other services, the wallets' own interfaces, logs, settings. */
const COMMON = bareNames(
  `action amount application_data api_version api_version_minor billing_address brand cancel_url card_details card_network cart certificate company_name country
  currency customer customer_phone data delivery_date description display_name document_number document_type email
  environment expected_date first_name gateway gateway_merchant_id gift_message hash header identifier image_url item_number last_name
  middle_name name number operation order order_amount order_currency
  order_description order_id original_price parameters part_number payment_data payment_method phone private_key
  product_code product_url protocol_version return_tracking_number return_url seller_id shipping shipping_method shop_name signature success_url
  tax_amount tax_category token total_amount total_tax_amount tracking_number transaction_id transaction_identifier type
  version work_phone`,
);

/** Names of several words that other services, shops and TLS settings have too. */
const SHARED_NAMES = bareNames(
  `client_key merchant_capabilities merchant_identifier merchant_key payment_method_data quantity_unit shipping_city shipping_country
  shipping_postcode shipping_state supported_networks tokenization_data total_discount_amount`,
);

/** The weight of a name: `OWN`, `SHARED`, or less. */
export function weigh(name: string, isOutermost: boolean): number {
  const word = bare(name);
  if (COMMON.has(word)) return isOutermost ? 1 : 0;
  if (SHARED_NAMES.has(word)) return SHARED;
  return COMPOSITE.test(name) ? OWN : isOutermost ? 2 : 1;
}

/** Values of the tables that no other program has in such a field. */
export const OWN_VALUE = new RegExp(`^(?:ECv[12]|(?:EC|RSA)_v1|${BRANDS.join('|')})$`);
/** Values that other programs may have in such a field. */
export const SHARED_VALUE = /^(?:SALE|purchase|card|PAN_ONLY|CRYPTOGRAM_3DS)$/;

/** Names of codes and credentials, whose values have no spaces. */
const CODE = /(?:key|hash|id|unit|code|amount)$/i;
const SPACE_INSIDE = /^[^<[{]*\p{L}\s+\p{L}/u;
const PATH = /^(?:~|\.{0,2})\/|^[A-Za-z]:\\|\.(?:pem|key|crt|cer|p12)$/;

/** Whether a string is what another program has under this name: a label in a translation, or the path of a file. */
export const isLabelOrPath = (name: string, value: string): boolean =>
  PATH.test(value) || (SPACE_INSIDE.test(value) && (CODE.test(name) || bare(value).includes(bare(name))));

/** What was found of one kind of payload. */
export interface Signs {
  readonly own: number;
  readonly shared: number;
  readonly ownValues: number;
  readonly sharedValues: number;
  /** Names with a value that only other programs have there. */
  readonly against: number;
}

/** Whether it is certain: two names that other programs don't have, or one with a distinctive value. */
export function isEnough({ own, shared, ownValues, sharedValues, against }: Signs): boolean {
  const values = ownValues + sharedValues;
  if (own + shared <= against) return against === 0 && ownValues > 0 && values > 1;
  return own > 1 || (own > 0 && shared > 0) || values > 0;
}
