import { nearestName, type Rule } from '@pg/rule-kit';
import { wallet1Panel } from '../wallet1-panel.ts';

const REQUIRED = 'supports3DS';
const CAPABILITIES = 'merchantCapabilities' satisfies keyof typeof wallet1Panel.rows;

/** What the wallet provider publishes of merchant capabilities; the list is open otherwise. */
export const supports3ds: Rule = {
  id: 'supports-3ds',
  concern: 'wallet-settings',
  get section() {
    return wallet1Panel.section;
  },
  basis: 'published',
  summary: 'The merchant capabilities of `wallet1` have `supports3DS` among them.',
  accepts: [
    { value: { merchantCapabilities: ['supports3DS', 'supportsDebit'] } },
    { value: {} },
    // What is no text, or says nothing, may be the one: the walk says so.
    { value: { merchantCapabilities: [null] } },
  ],
  rejects: [
    { value: { merchantCapabilities: ['supportsDebit'] } },
    { value: { merchantCapabilities: ['supports3ds'] } },
    { value: { merchantCapabilities: [] } },
  ],
  check({ [CAPABILITIES]: capabilities }) {
    if (!Array.isArray(capabilities) || capabilities.includes(REQUIRED)) return [];
    if (capabilities.some((each) => typeof each !== 'string' || each.trim() === '')) return [];
    const like = capabilities.findIndex((each) => typeof each === 'string' && nearestName(each, [REQUIRED])?.certain);
    if (like < 0)
      return [{ path: [CAPABILITIES], found: `a list without ${REQUIRED}`, allowed: 'the wallet needs it' }];
    const hint = `Send "${REQUIRED}".`;
    const fix = { value: REQUIRED };
    return [{ path: [CAPABILITIES, like], found: 'another spelling', allowed: `${REQUIRED} is needed`, hint, fix }];
  },
};
