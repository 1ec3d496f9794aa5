import { brands, sale } from '@pg/sale-form';
import type { JSX } from 'preact';
import { type Brand, brandNames } from './sale-samples.ts';

/** What tells the brands apart: the fields that not all of them have alike. */
export function BrandDifferences({ brand }: { readonly brand: Brand }): JSX.Element {
  const fields = Object.keys(sale.rows).filter(
    (name) => new Set(brandNames.map((each) => wordOf(each, name))).size > 1,
  );
  return (
    <section class="block" aria-labelledby="differences">
      <h2 id="differences">What tells the brands apart</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too */}
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
              <th scope="col">Not shown in the document</th>
            </tr>
          </thead>
          <tbody>
            {brandNames.map((each) => (
              <tr key={each} aria-current={each === brand || undefined}>
                <th scope="row">{each}</th>
                {fields.map((name) => (
                  <td key={name} class={`word-${wordOf(each, name).split(' ')[0]}`}>
                    {wordOf(each, name)}
                  </td>
                ))}
                <td>{brands[each].notShown ?? 'nothing'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function wordOf(brand: Brand, field: string): string {
  const { requires, expects, takesNot } = brands[brand];
  if (requires.some((name) => name === field)) return 'required';
  if (expects.some((name) => name === field)) return 'expected';
  return takesNot.some((name) => name === field) ? 'not taken' : 'as for all';
}
