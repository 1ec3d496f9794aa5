import type { Rule } from '@pg/rule-kit';
import { CERTIFICATE, isFileName, KEYS, settingText } from '../setting-texts.ts';

/** The panel takes files for some settings; how a settings file holds them, the document doesn't say. */
export const fileName: Rule = {
  id: 'file-name',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'inferred',
  summary: 'A setting for a key or a certificate holds what stands in the file, not the file’s name.',
  accepts: [{ value: { privateKey: '<PRIVATE_KEY>' } }],
  rejects: [{ value: { privateKey: 'keys/merchant.key' } }],
  check: (settings) =>
    [CERTIFICATE, ...KEYS]
      .filter((name) => isFileName(settingText(settings, name) ?? ''))
      .map((name) => ({
        path: [name],
        found: 'the name of a file',
        allowed: 'what stands in it expected',
        hint: 'Nothing in the file is checked: put its content here.',
      })),
};
