import { ProfileError, type Rule } from '@pg/rule-kit';
import { brandOf, brands } from '../brands.ts';

export const brandParameter: Rule = {
  id: 'brand-parameter',
  section: '4 E2 Sale, brand rule 1',
  basis: 'stated',
  summary: 'A sale has the extra parameters that the merchant’s profile names for its brand, and they are not empty.',
  accepts: [
    { value: { brand: 'naps' } },
    {
      value: { brand: 'naps', 'parameters[branch]': '1' },
      profile: { brandParameters: { naps: ['parameters[branch]'] } },
    },
    { value: { brand: 'vcard' }, profile: { brandParameters: { naps: ['parameters[branch]'] } } },
  ],
  rejects: [
    { value: { brand: 'naps' }, profile: { brandParameters: { naps: ['parameters[branch]'] } } },
    {
      value: { brand: 'naps', 'parameters[branch]': '' },
      profile: { brandParameters: { naps: ['parameters[branch]'] } },
    },
  ],
  check({ brand, ...fields }, { profile: { brandParameters = {} } }) {
    const stray = Object.keys(brandParameters).find((each) => brandOf(each) === undefined);
    if (stray !== undefined) {
      throw new ProfileError(`profile: "${stray}" is no brand; there are ${Object.keys(brands).join(', ')}`);
    }
    const names = typeof brand === 'string' ? (brandParameters[brand] ?? []) : [];
    return names
      .filter((name) => fields[name] === undefined || fields[name] === '')
      .map((name) => ({
        path: [name],
        found: fields[name] === '' ? 'an empty text' : 'missing',
        allowed: `required by the profile with the brand ${brand}`,
      }));
  },
};
