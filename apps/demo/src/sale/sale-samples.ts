import { brands, decodeSaleForm, type Sale } from '@pg/sale-form';
import { samples } from '../samples/samples.ts';

export type Brand = Sale['brand'];

/** The fields of a sale as they are typed. */
export type TypedSale = Readonly<Record<string, string>>;

/** The names of the brands, in the document's order. */
export const brandNames: readonly Brand[] = Object.keys(brands).filter(isBrand);

export function isBrand(name: string | undefined): name is Brand {
  return name !== undefined && Object.hasOwn(brands, name);
}

/** A sample of a brand's sale; of a brand without one, another's without the fields that it does not take. */
export async function sampleSale(brand: Brand): Promise<TypedSale> {
  const forms = samples.filter(({ name }) => /^good\/.*\.form$/.test(name));
  const sales = await Promise.all(forms.map(async ({ load }) => decodeSaleForm((await load()).trim()).sale));
  const sample = sales.find((sale) => sale.brand === brand) ?? sales[0] ?? {};
  const taken = Object.entries(sample).filter(([name]) => !brands[brand].takesNot.some((each) => each === name));
  return { ...Object.fromEntries(taken), brand };
}
