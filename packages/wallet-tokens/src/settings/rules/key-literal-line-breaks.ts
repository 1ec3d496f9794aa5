import type { Found, Payload, Rule } from '@pg/rule-kit';
import { onOneLine } from '../../keys/pem.ts';
import { FILE_KEY, readKey } from '../setting-texts.ts';
import { NO_KEY } from './key-samples.ts';
import { findInOneLineKey } from './one-line-key.ts';

const LINE = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', NO_KEY);
const BROKEN = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', /* @__PURE__ */ ['\\n', NO_KEY, '\\n'].join(''));
const FOUND = { found: 'line breaks written as \\n', allowed: 'no backslash is a part of a key' };

/** A key that was copied out of an environment variable, or escaped twice. */
export const keyLiteralLineBreaks: Rule = {
  id: 'key-literal-line-breaks',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'stated',
  milder: 'warning',
  summary: 'A private key has no line breaks written as the letters `\\n`.',
  accepts: [{ value: { processingPrivateKey: LINE } }, { value: { privateKey: LINE } }],
  rejects: [{ value: { processingPrivateKey: BROKEN } }, { value: { privateKey: BROKEN } }],
  check: (settings) => [...findInFileKey(settings), ...findInLine(settings)],
};

const findInLine = (settings: Payload): Found[] =>
  findInOneLineKey(settings, ({ inBody }) => (inBody === 'literal line breaks' ? FOUND : undefined));

/** How these keys are written, the document doesn't say. */
function findInFileKey(settings: Payload): Found[] {
  const key = readKey(settings, FILE_KEY);
  if (key === undefined || 'problem' in key || key.inBody !== 'literal line breaks') return [];
  return [{ path: [FILE_KEY], ...FOUND, basis: 'inferred', hint: 'Write real line breaks: in JSON, a single \\n.' }];
}
