import type { Brand, SaleFieldName } from './sale.ts';

/** What the document says of a brand. */
export interface BrandRules {
  /** The section that says it. */
  readonly section: string;
  readonly meaning: string;
  /** Fields that a sale of the brand has, stated. */
  readonly requires: readonly SaleFieldName[];
  /** Fields that it has by what they mean. */
  readonly expects: readonly SaleFieldName[];
  /** Fields that belong to other brands. */
  readonly takesNot: readonly SaleFieldName[];
  /** What the document leaves open: the account manager says it. */
  readonly notShown?: string;
}

const TOKEN = 'parameters[paymentToken]' satisfies SaleFieldName;

/** Section 4, E2, brand rules: one place for each brand. */
export const brands: Readonly<Record<Brand, BrandRules>> = {
  wallet1: {
    section: '4 E2 Sale, brand rule 2',
    meaning: 'The first wallet: the payer’s card in a payment token, the JSON text of the wallet’s paymentData object',
    requires: [TOKEN],
    expects: [],
    takesNot: [],
  },
  wallet2: {
    section: '4 E2 Sale, brand rule 3',
    meaning: 'The second wallet: the payer’s card in a payment token, or in the whole PaymentData around it',
    requires: [TOKEN],
    expects: [],
    takesNot: [],
  },
  'om-wallet': {
    section: '4 E2 Sale, brand rule 7',
    meaning: 'A wallet that knows the payer by a phone number',
    requires: [],
    expects: [],
    takesNot: [TOKEN],
    notShown: 'Its extra parameters',
  },
  naps: {
    section: '4 E2 Sale, brand rule 7',
    meaning: 'Payments through naps',
    requires: [],
    expects: [],
    takesNot: [TOKEN],
    notShown: 'Its extra parameters',
  },
  vcard: {
    section: '4 E2 Sale, brand rule 6',
    meaning: 'Payments on the test connector',
    requires: [],
    expects: ['identifier'],
    takesNot: [TOKEN],
    notShown: 'The two identifiers that simulate success and decline',
  },
};

/** The rules of the brand that a sale names; `undefined` where it names none. */
export const brandOf = (brand: unknown): BrandRules | undefined =>
  typeof brand === 'string' && Object.hasOwn(brands, brand) ? brands[brand as Brand] : undefined;
