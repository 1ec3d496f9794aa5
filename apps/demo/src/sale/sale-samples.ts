import { brands, decodeSaleForm, type Sale } from '@pg/sale-form';
import { samples } from '../samples/samples.ts';

export type Brand = Sale['brand'];

/** The fields of a sale, as entered. */
export type EnteredSale = Readonly<Record<string, string>>;

/** The names of the brands, in the document's order. */
export const brandNames: readonly Brand[] = Object.keys(brands).filter(isBrand);

export function isBrand(name: string | undefined): name is Brand {
  return name !== undefined && Object.hasOwn(brands, name);
}

/** A sample sale of a brand. Without one, another brand's sample without the fields that this brand excludes. */
export async function sampleSale(brand: Brand): Promise<EnteredSale> {
  const forms = samples.filter(({ name }) => /^good\/.*\.form$/.test(name));
  const sales = await Promise.all(forms.map(async ({ load }) => decodeSaleForm((await load()).trim()).sale));
  const sample = sales.find((sale) => sale.brand === brand) ?? sales[0] ?? {};
  const fields = Object.entries(sample).filter(([name]) => !brands[brand].excludes.some((each) => each === name));
  return { ...Object.fromEntries(fields), brand };
}
