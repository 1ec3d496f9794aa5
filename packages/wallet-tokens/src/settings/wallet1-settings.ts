import type { Resource } from '@pg/rule-kit';
import { proveCertificate } from './certificate-proof.ts';
import { proveKeyCurve } from './key-curve-proof.ts';
import { certificateForm } from './rules/certificate-form.ts';
import { certificateKey } from './rules/certificate-key.ts';
import { certificatePeriod } from './rules/certificate-period.ts';
import { certificateUid } from './rules/certificate-uid.ts';
import { fileName } from './rules/file-name.ts';
import { keyCurve } from './rules/key-curve.ts';
import { keyEncrypted } from './rules/key-encrypted.ts';
import { keyExtraText } from './rules/key-extra-text.ts';
import { keyIsCertificate } from './rules/key-is-certificate.ts';
import { keyIsPublic } from './rules/key-is-public.ts';
import { keyLineBreaks } from './rules/key-line-breaks.ts';
import { keyLiteralLineBreaks } from './rules/key-literal-line-breaks.ts';
import { keyNotReadable } from './rules/key-not-readable.ts';
import { keyOfCertificate } from './rules/key-of-certificate.ts';
import { keyWithoutMarkers } from './rules/key-without-markers.ts';
import { merchantPrefix } from './rules/merchant-prefix.ts';
import { processingKeyLeftOut } from './rules/processing-key-left-out.ts';
import { supports3ds } from './rules/supports-3ds.ts';
import { ONE_LINE_KEY } from './setting-texts.ts';
import { labelPattern } from './settings-table.ts';
import { Wallet1Settings, wallet1Panel } from './wallet1-panel.ts';

/** The settings of `wallet1` (section 2.4) as a resource: schema, table, rules, and what takes cryptography to know. */
export const wallet1Settings: Resource = {
  kind: 'wallet1-settings',
  schema: Wallet1Settings,
  tables: [wallet1Panel],
  get telltale() {
    return labelPattern(wallet1Panel);
  },
  rules: [
    merchantPrefix,
    supports3ds,
    certificateForm,
    keyLineBreaks,
    keyLiteralLineBreaks,
    keyWithoutMarkers,
    keyExtraText,
    keyIsPublic,
    keyIsCertificate,
    keyEncrypted,
    keyNotReadable,
    fileName,
    processingKeyLeftOut,
  ],
  proof: {
    rules: [certificateKey, certificatePeriod, certificateUid, keyOfCertificate, keyCurve],
    async prove(settings, { now = Date.now() }) {
      const inCertificate = proveCertificate(settings, now);
      const inKey = proveKeyCurve(settings, ONE_LINE_KEY);
      return [...(await inCertificate), ...(await inKey)];
    },
  },
};
