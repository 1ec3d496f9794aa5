import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { CERTIFICATE, isFileName, KEYS, settingText } from '../setting-texts.ts';

/** The panel accepts files for some settings. The document doesn't show how to write these in a settings file. */
export const rule: Rule = {
  id: 'file-name',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'inferred',
  check: (settings) =>
    [CERTIFICATE, ...KEYS]
      .filter((name) => isFileName(settingText(settings, name) ?? ''))
      .map((name) => ({ path: [name], code: 'file-name' })),
};

export const messages = {
  'file-name': {
    message: "{field} should be the file's content, but is a file name",
    hint: 'Put the content of the file here: the file itself is not checked.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A setting for a key or a certificate has the content of the file, not its name.',
  accepts: [{ value: { privateKey: '<PRIVATE_KEY>' } }],
  rejects: [{ value: { privateKey: 'keys/merchant.key' } }],
};
