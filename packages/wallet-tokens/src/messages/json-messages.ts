import type { Messages } from '@pg/rule-kit';
import { AS_GIVEN, WHOLE } from './hints.ts';

/** The messages about a token that is not valid JSON. Unlike those of JSON, their hints don't suggest edits. */
export const jsonMessages = {
  'empty-token': {
    message: '{field} is empty',
    hint: 'If the token is from a simulator, use a real device: simulators give no payment data.',
  },
  'token-cut-off': { message: '{field} is cut off before its end', hint: WHOLE },
  'token-cut-off-inside': { message: 'the token is cut off inside {field}', hint: WHOLE },
  'token-line-break': {
    message: 'the token has a line break inside {field}, as in an e-mail',
    hint: AS_GIVEN,
  },
  'token-not-json': { message: '{field} is not valid JSON: it was changed after the wallet gave it', hint: AS_GIVEN },
  'duplicate-token-field': { message: '{field} appears twice in the token; only the last one is read', hint: AS_GIVEN },
} as const satisfies Messages;
