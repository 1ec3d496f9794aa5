import { sameCode } from '@pg/rule-kit';
import type { Brand, SaleFieldName } from './sale.ts';

/** The document's rules for a brand. */
export interface BrandRules {
  readonly section: string;
  readonly meaning: string;
  /** Fields that the document requires. */
  readonly requires: readonly SaleFieldName[];
  /** Fields that the brand needs, although the document doesn't say that they are required. */
  readonly expects: readonly SaleFieldName[];
  /** Fields that belong to other brands. */
  readonly excludes: readonly SaleFieldName[];
  /** What the document does not show; ask the account manager. */
  readonly notShown?: string;
}

const TOKEN = 'parameters[paymentToken]' satisfies SaleFieldName;

/** Section 4, E2: the rules of each brand. */
export const brands: Readonly<Record<Brand, BrandRules>> = {
  wallet1: {
    section: '4 E2 Sale, brand rule 2',
    meaning: 'First wallet; the payment token is the JSON string of its paymentData object',
    requires: [TOKEN],
    expects: [],
    excludes: [],
  },
  wallet2: {
    section: '4 E2 Sale, brand rule 3',
    meaning: 'Second wallet; the payment token is the token of its PaymentData, or the whole PaymentData',
    requires: [TOKEN],
    expects: [],
    excludes: [],
  },
  'om-wallet': {
    section: '4 E2 Sale, brand rule 7',
    meaning: 'Wallet that identifies the payer by phone number',
    requires: [],
    expects: [],
    excludes: [TOKEN],
    notShown: 'Its extra parameters',
  },
  naps: {
    section: '4 E2 Sale, brand rule 7',
    meaning: 'Payment by naps',
    requires: [],
    expects: [],
    excludes: [TOKEN],
    notShown: 'Its extra parameters',
  },
  vcard: {
    section: '4 E2 Sale, brand rule 6',
    meaning: 'Payment on the test connector',
    requires: [],
    expects: ['identifier'],
    excludes: [TOKEN],
    notShown: 'The two identifiers that simulate success and decline',
  },
};

/** The brand that a sale means: `Wallet2` means wallet2. `undefined` if the brand is missing or unknown. */
export const meantBrand = (brand: unknown): Brand | undefined =>
  typeof brand === 'string' ? (sameCode(brand, Object.keys(brands)) as Brand | undefined) : undefined;
