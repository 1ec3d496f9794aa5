import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { onOneLine } from '../../encodings/pem.ts';
import { PRIVATE_KEY, ZERO_KEY } from '../example-keys.ts';
import { checkOneLineKey } from '../key-problems.ts';
import { FILE_KEY, readKey } from '../setting-texts.ts';

/** The causes are a key copied from an environment variable, or escaped twice. */
export const rule: Rule = {
  id: 'key-literal-line-breaks',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'stated',
  uncertainSeverity: 'warning',
  check(settings) {
    const key = readKey(settings, FILE_KEY);
    const hasBreaks = key !== undefined && !('problem' in key) && key.inBody === 'literal-line-breaks';
    const inFile = { path: [FILE_KEY], code: 'literal-line-breaks', basis: 'inferred' } as const;
    return [
      // Inferred, since the document doesn't show how to write this key.
      ...(hasBreaks ? [inFile] : []),
      ...checkOneLineKey(settings, ({ inBody }) =>
        inBody === 'literal-line-breaks' ? 'literal-line-breaks-in-key' : undefined,
      ),
    ];
  },
};

export const messages = {
  'literal-line-breaks': {
    message: '{field} should have real line breaks, but has the two characters \\n',
    hint: 'Write real line breaks. Inside a JSON string, that is a single \\n.',
  },
  'literal-line-breaks-in-key': {
    message: '{field} must be one line, but has the two characters \\n',
    hint: 'Remove each \\n. normalizeProcessingKey of @pg/wallet-tokens does it.',
  },
} as const satisfies Messages;

const BROKEN = onOneLine('EC PRIVATE KEY', `\\n${ZERO_KEY}\\n`);

export const docs: RuleDocs = {
  summary: 'A private key has no line breaks written as the two characters `\\n`.',
  accepts: [{ value: { processingPrivateKey: PRIVATE_KEY } }, { value: { privateKey: PRIVATE_KEY } }],
  rejects: [{ value: { processingPrivateKey: BROKEN } }, { value: { privateKey: BROKEN } }],
};
