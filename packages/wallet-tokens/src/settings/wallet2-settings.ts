import type { Resource } from '@pg/rule-kit';
import { proveKeyCurve } from './key-curve-proof.ts';
import { decryptionKeyLeftOut } from './rules/decryption-key-left-out.ts';
import { fileName } from './rules/file-name.ts';
import { gatewayPair } from './rules/gateway-pair.ts';
import { keyCurve } from './rules/key-curve.ts';
import { keyEncrypted } from './rules/key-encrypted.ts';
import { keyIsCertificate } from './rules/key-is-certificate.ts';
import { keyIsPublic } from './rules/key-is-public.ts';
import { keyLiteralLineBreaks } from './rules/key-literal-line-breaks.ts';
import { keyNotReadable } from './rules/key-not-readable.ts';
import { oneAuthMethod } from './rules/one-auth-method.ts';
import { threeDSecureDuty } from './rules/three-d-secure-duty.ts';
import { FILE_KEY } from './setting-texts.ts';
import { labelPattern } from './settings-table.ts';
import { Wallet2Settings, wallet2Panel } from './wallet2-panel.ts';

/** The settings of `wallet2` (section 2.4) as a resource: schema, table, rules, and what takes cryptography to know. */
export const wallet2Settings: Resource = {
  kind: 'wallet2-settings',
  schema: Wallet2Settings,
  tables: [wallet2Panel],
  get telltale() {
    return labelPattern(wallet2Panel);
  },
  rules: [
    oneAuthMethod,
    threeDSecureDuty,
    gatewayPair,
    keyLiteralLineBreaks,
    keyIsPublic,
    keyIsCertificate,
    keyEncrypted,
    keyNotReadable,
    fileName,
    decryptionKeyLeftOut,
  ],
  proof: {
    rules: [keyCurve],
    prove: (settings) => proveKeyCurve(settings, FILE_KEY),
  },
};
