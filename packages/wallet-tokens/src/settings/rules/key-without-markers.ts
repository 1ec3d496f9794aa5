import type { Found, Rule } from '@pg/rule-kit';
import { onOneLine } from '../../keys/pem.ts';
import type { PrivateKey } from '../../keys/private-key.ts';
import { wallet1Panel } from '../wallet1-panel.ts';
import { NO_KEY } from './key-samples.ts';
import { findInOneLineKey } from './one-line-key.ts';

const RIGHT = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', NO_KEY);
const OTHER = /* @__PURE__ */ onOneLine('PRIVATE KEY', NO_KEY);

/** Section 2.4, `wallet1`: the key stands between the BEGIN and END markers, so they are a part of the text. */
export const keyWithoutMarkers: Rule = {
  id: 'key-without-markers',
  concern: 'wallet-settings',
  get section() {
    return wallet1Panel.section;
  },
  basis: 'stated',
  summary: 'The Processing Private Key stands between the BEGIN and END markers of its form.',
  accepts: [{ value: { processingPrivateKey: RIGHT } }],
  rejects: [{ value: { processingPrivateKey: NO_KEY } }, { value: { processingPrivateKey: OTHER } }],
  check: (settings) => findInOneLineKey(settings, describeMarkers),
};

function describeMarkers({ markers }: PrivateKey): Pick<Found, 'found' | 'allowed'> | undefined {
  const allowed = 'BEGIN and END markers expected';
  switch (markers) {
    case 'missing':
      return { found: 'a key without its markers', allowed };
    case 'without blanks':
      return { found: 'markers that lost their blanks', allowed };
    case 'of another form':
      return { found: 'the markers of another form of key', allowed: 'the markers name the form' };
    default:
      return undefined;
  }
}
