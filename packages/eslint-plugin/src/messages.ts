import type { LintOptions } from '@pg/lint';

/** Messages about a file's kind: the command has an option for it, the plugin a setting. */
export const kindMessages = {
  'unknown-object': {
    message: '{field} is not a payload of a known kind',
    hint: 'Set settings.pg.kind if it is {kinds}.',
  },
  'misspelled-names': {
    message: '{field} has the field names of {kind}, but with other letter case or extra spaces',
    hint: 'Set settings.pg.kind to {kind} to see which names are wrong.',
  },
} as const satisfies LintOptions['messages'];
