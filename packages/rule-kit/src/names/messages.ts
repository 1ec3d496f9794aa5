import type { Messages } from '../words/messages.ts';

/** Messages about names of a live service. */
export const nameMessages = {
  'unmapped-value': {
    message: '{field} {must} be {known}',
    hint: 'If it is a name of the live service, map it with the option names.',
  },
  'unmapped-name': {
    message: '{field} is not a known field',
    hint: 'Remove it, or correct its name. If it has a name of the live service, map that with the option names.',
  },
  'neutral-value': '{field} {must} be {meant}, the live service’s name for {neutral}',
  'neutral-name': '{field} {must} be spelled {meant}, the live service’s name for {neutral}',
} as const satisfies Messages;
