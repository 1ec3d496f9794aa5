import { brands, sale } from '@pg/sale-form';
import type { JSX } from 'preact';
import { type Brand, brandNames } from './sale-samples.ts';

/** How the brands differ: the fields that are not the same for all of them. */
export function BrandDifferences({ brand }: { readonly brand: Brand }): JSX.Element {
  const fields = Object.keys(sale.rows).filter(
    (name) => new Set(brandNames.map((each) => wordOf(each, name))).size > 1,
  );
  return (
    <section class="block" aria-labelledby="differences">
      <h2 id="differences">How the brands differ</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must scroll by keyboard too */}
      <section class="wide-table" tabIndex={0} aria-label="Brands and fields">
        <table class="differences">
          <thead>
            <tr>
              <th scope="col">Brand</th>
              {fields.map((name) => (
                <th key={name} scope="col">
                  <code>{name}</code>
                </th>
              ))}
              <th scope="col">Not in the document</th>
            </tr>
          </thead>
          <tbody>
            {brandNames.map((each) => (
              <tr key={each} aria-current={each === brand || undefined}>
                <th scope="row">{each}</th>
                {fields.map((name) => (
                  <td key={name} class={`mark-${wordOf(each, name).split(' ')[0]}`}>
                    {wordOf(each, name)}
                  </td>
                ))}
                <td>{brands[each].notShown ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function wordOf(brand: Brand, field: string): string {
  const { requires, expects, excludes } = brands[brand];
  if (requires.some((name) => name === field)) return 'required';
  if (expects.some((name) => name === field)) return 'expected';
  return excludes.some((name) => name === field) ? 'not for this brand' : 'no rule';
}
