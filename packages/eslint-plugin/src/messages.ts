import type { LintOptions } from '@pg/lint';
import type { Messages } from '@pg/type-codes';

/** The messages about invalid `settings.pg`, and options of the form language. */
export const settingsMessages = {
  'unknown-setting': '{field} is not a setting; use {known}',
  'not-an-object': '{field} must be an object, but is {actual:type}',
  'unknown-kind': '{field} must be {kinds}',
  'not-a-position': '{field} must be the position of the payload among the arguments, like 0 for the first',
  'not-a-boolean': '{field} must be true or false',
  'not-false': '{field} must be false, which turns the kind off',
  'not-a-gateway': '{field} must be the name of your gateway',
  'not-a-live-name': '{field} must be the live service’s name: 1 to 50 letters, digits, - and _',
  'unknown-option': 'the form language takes no options, but has {option}',
} as const satisfies Messages;

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
