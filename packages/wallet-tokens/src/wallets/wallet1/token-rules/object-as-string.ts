import type { Messages, Path, Rule, RuleDocs } from '@pg/rule-kit';
import { contentOf } from '../token-content.ts';

export const rule: Rule = {
  id: 'object-as-string',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  check(token) {
    const { header } = contentOf(token).paymentData;
    const objects: [unknown, Path][] = [
      [token.paymentData, ['paymentData']],
      [token.paymentMethod, ['paymentMethod']],
      [header, contentOf(token).path],
    ];
    return objects
      .filter(([value]) => typeof value === 'string' && value.trimStart().startsWith('{'))
      .map(([, path]) => ({ path, code: 'nested-json-string' }));
  },
};

export const messages = {
  'nested-json-string': {
    message: '{field} must be an object, but is a JSON string',
    hint: 'Encode the whole token as JSON once, and nothing inside it.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The objects in a `wallet1` token are objects, not JSON strings.',
  accepts: [{ value: { paymentData: { header: {} } } }],
  rejects: [{ value: { paymentData: '{}' } }, { value: { paymentData: { header: '{}' } } }],
};
