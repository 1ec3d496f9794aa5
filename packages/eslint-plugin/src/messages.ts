import type { LintOptions } from '@pg/lint';

/** Messages about a file's kind: the command has an option for it, too. */
export const kindMessages = {
  'unknown-object': {
    message: '{field} is not a payload of a known kind',
    hint: 'Set its kind in pg-lint.config.json if it is {kinds}.',
  },
  'misspelled-names': {
    message: '{field} has the field names of {kind}, but with other letter case or extra spaces',
    hint: 'Set its kind to {kind} in pg-lint.config.json to see which names are wrong.',
  },
} as const satisfies LintOptions['messages'];
