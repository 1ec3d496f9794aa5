import { type DocsOf, defineRules } from '@pg/rule-kit';
import { showName } from '@pg/rule-kit/internal';
import { saleTable } from '../tables/sale.ts';

/** The end of a URL whose `&` was not encoded is read as fields of the form. */
export const rules = defineRules(
  { section: '4 E2 Sale', basis: 'inferred', onlyIfRowsFail: true, marks: 'name' },
  {
    'ampersand-in-url': {
      // biome-ignore format: a table
      messages: {
  'rest-of-url': { message: '{field} is not a known field, but perhaps the end of the URL in {url}', hint: 'If it is, write each & inside that URL as %26.' },
},
      *check(sale) {
        let before = '';
        for (const name of Object.keys(sale)) {
          if (name in saleTable.rows || name.startsWith('parameters[')) before = name;
          else if (endsWithQuery(sale[before]))
            yield { path: [name], code: 'rest-of-url', params: { url: showName(before) } };
        }
      },
    },
  },
);

const endsWithQuery = (value: unknown): boolean =>
  typeof value === 'string' && /(?:^|\s)[a-z][a-z\d+.-]*:\/\/[^\s?]*\?\S*$/i.test(value);

export const docs: DocsOf<typeof rules> = {
  'ampersand-in-url': {
    summary: 'An `&` inside a URL is written `%26` in a form: otherwise it ends the value.',
    accepts: [{ value: { return_url: 'https://shop.example/done?a=1&b=2' } }],
    rejects: [{ value: { action: 'SALE', brand: 'naps', return_url: 'https://shop.example/done?a=1', b: '2' } }],
  },
};
