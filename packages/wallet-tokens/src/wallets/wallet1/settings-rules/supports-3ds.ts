import type { Rule } from '@pg/rule-kit';
import { nearestName } from '@pg/rule-kit/internal';
import { docsTable } from '../../../rule-table.ts';

const REQUIRED = 'supports3DS';

/** The wallet provider publishes that this capability is required; others may be added. */
export const rule: Rule = {
  id: 'supports-3ds',
  section: '2.4 Wallet configuration, wallet1',
  basis: 'published',
  check({ merchantCapabilities: capabilities }) {
    if (!Array.isArray(capabilities) || capabilities.includes(REQUIRED)) return [];
    // A capability that is empty or not a string may mean supports3DS: the row reports it.
    // `some` would skip the holes of an array.
    if (Array.from(capabilities).some((each) => typeof each !== 'string' || each.trim() === '')) return [];
    const like = capabilities.findIndex((each) => nearestName(each, [REQUIRED])?.certain);
    if (like < 0) return [{ path: ['merchantCapabilities'], code: 'no-3ds-capability', marks: 'name' }];
    const params = { meant: REQUIRED };
    return [{ path: ['merchantCapabilities', like], code: 'misspelled-name', params, fix: { value: REQUIRED } }];
  },
};

export const docs = docsTable({
  'supports-3ds': [
    'The merchant capabilities of `wallet1` include `supports3DS`.',
    [{ merchantCapabilities: ['supports3DS', 'supportsDebit'] }, {}, { merchantCapabilities: [null] }],
    [
      { merchantCapabilities: ['supportsDebit'] },
      { merchantCapabilities: ['supports3ds'] },
      { merchantCapabilities: [] },
    ],
  ],
});
