import type { Rule } from '@pg/rule-kit';
import { onOneLine } from '../../keys/pem.ts';
import { wallet1Panel } from '../wallet1-panel.ts';
import { NO_KEY } from './key-samples.ts';
import { findInOneLineKey } from './one-line-key.ts';

const LINE = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', NO_KEY);

/** Key files carry blocks of curve parameters and "Bag Attributes" too. */
export const keyExtraText: Rule = {
  id: 'key-extra-text',
  concern: 'wallet-settings',
  get section() {
    return wallet1Panel.section;
  },
  basis: 'stated',
  summary: 'The Processing Private Key is the key alone: no curve parameters, attributes or certificates around it.',
  accepts: [{ value: { processingPrivateKey: LINE } }],
  rejects: [{ value: { processingPrivateKey: /* @__PURE__ */ ['Bag Attributes\n', LINE].join('') } }],
  check: (settings) =>
    findInOneLineKey(settings, ({ hasMore }) =>
      hasMore ? { found: 'other text around the key', allowed: 'the key and its markers only' } : undefined,
    ),
};
