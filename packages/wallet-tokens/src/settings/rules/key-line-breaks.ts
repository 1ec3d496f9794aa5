import type { Rule } from '@pg/rule-kit';
import { onOneLine } from '../../keys/pem.ts';
import { wallet1Panel } from '../wallet1-panel.ts';
import { NO_KEY } from './key-samples.ts';
import { findInOneLineKey } from './one-line-key.ts';

const LINE = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', NO_KEY);
const FILE = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', /* @__PURE__ */ ['\n', NO_KEY, '\n'].join(''));
const BROKEN = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', /* @__PURE__ */ ['\n', NO_KEY, '\n \n'].join(''));

/**
 * Section 2.4, `wallet1`. The document wants no blanks and no breaks between the markers, not that the markers stand on
 * the same line: a break right beside a marker passes.
 */
export const keyLineBreaks: Rule = {
  id: 'key-line-breaks',
  concern: 'wallet-settings',
  get section() {
    return wallet1Panel.section;
  },
  basis: 'stated',
  summary: 'The Processing Private Key is one line between its markers, without blanks and line breaks.',
  accepts: [{ value: { processingPrivateKey: LINE } }, { value: { processingPrivateKey: FILE } }],
  rejects: [{ value: { processingPrivateKey: BROKEN } }],
  check: (settings) =>
    findInOneLineKey(settings, ({ inBody }) =>
      inBody === 'blanks' || inBody === 'line breaks'
        ? { found: `${inBody} between the markers`, allowed: 'one line without blanks only' }
        : undefined,
    ),
};
