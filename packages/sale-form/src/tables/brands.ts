import { isMissing, type Payload, type PlacedMistake } from '@pg/rule-kit';
import { BRANDS, WALLETS } from '@pg/wallet-tokens/names';
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

const rulesOfWallet = (brand: Brand): BrandRules => ({
  section: '4 E2 Sale, brand rules 2 to 5',
  meaning: `Payment by ${brand}; the payment token is the JSON string that the wallet gave`,
  requires: [TOKEN],
  expects: [],
  excludes: [],
});

const rulesOfOther = (brand: Brand): BrandRules => ({
  section: '4 E2 Sale, brand rule 7',
  meaning: `Payment by ${brand}`,
  requires: [],
  expects: [],
  excludes: [TOKEN],
  notShown: 'Its extra parameters',
});

/** What section 4, E2, says about one brand only. */
const OWN: { readonly [TBrand in Brand]?: Partial<BrandRules> } = {
  wallet1: {
    section: '4 E2 Sale, brand rule 2',
    meaning: 'First wallet; the payment token is the JSON string of its paymentData object',
  },
  wallet2: {
    section: '4 E2 Sale, brand rule 3',
    meaning: 'Second wallet; the payment token is the token of its PaymentData, or the whole PaymentData',
  },
  'om-wallet': { meaning: 'Wallet that identifies the payer by phone number' },
  vcard: {
    section: '4 E2 Sale, brand rule 6',
    meaning: 'Payment on the test connector',
    expects: ['identifier'],
    notShown: 'The two identifiers that simulate success and decline',
  },
};

const isWallet = (brand: Brand): boolean => WALLETS.some((wallet) => wallet === brand);

/** Section 4, E2: the rules of each brand. */
export const brands: Readonly<Record<Brand, BrandRules>> = Object.fromEntries(
  BRANDS.map((brand) => [brand, { ...(isWallet(brand) ? rulesOfWallet : rulesOfOther)(brand), ...OWN[brand] }]),
) as Record<Brand, BrandRules>;

/** The brand of a sale; `undefined` if it is missing or unknown. */
export const knownBrand = (brand: unknown): Brand | undefined => BRANDS.find((each) => each === brand);

/** The mistakes of a sale that lacks fields of its brand. */
export function findMissingForBrand(sale: Payload, list: 'requires' | 'expects', code: string): PlacedMistake[] {
  const brand = knownBrand(sale.brand);
  if (brand === undefined) return [];
  const { [list]: names, section } = brands[brand];
  return names
    .filter((name) => isMissing(sale, name))
    .map((name) => ({ path: [name], code, params: { brand }, section }));
}
