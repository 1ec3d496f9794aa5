import type { Messages } from '@pg/rule-kit';

/** The messages of the rules of `parameters.card`. */
// biome-ignore format: a table
export const messages = {
  'bracket-name': { message: '{field} {must} be nested objects in JSON: {place}', hint: 'nestBracketNames() of @pg/card-params converts a whole object.' },
  'short-bracket-name': '{field} {must} be nested objects in JSON: {place}',
  'field-of-other-set': { message: '{field} belongs to {other:set}, but the other fields here belong to {own:set}', hint: 'Send the fields of one set only. Your account manager knows which set your connector needs.' },
  'fields-of-other-set': { message: '{field} and {others:other field} belong to {other:set}, but the rest here belongs to {own:set}', hint: 'Send the fields of one set only. Your account manager knows which set your connector needs.' },
  'not-in-profile-set': '{field} belongs to {other:set}, but the merchant profile requires {own:set}',
  'not-all-in-profile-set': '{field} and {others:other field} belong to {other:set}, but the merchant profile requires {own:set}',
  'missing-in-profile-set': '{field} is missing; the merchant profile requires {own:set}',
  'receiver-last-name': { message: '{field} should be named payer_last_name: Set 5 (sender and receiver) describes that as the receiver’s last name', hint: 'Rename it to payer_last_name. The name says payer, but its meaning in the document is the receiver.' },
  'second-last-name': '{field} should not be sent: the receiver’s last name in Set 5 (sender and receiver) is payer_last_name',
  'tax-category': '{field} is missing; an item with {level3} should have it',
  'undefined-field': { message: '{field} is in the document’s sample, but no table defines it; it is not checked', hint: 'Ask your account manager whether your connector needs it.' },
  'set:1': 'Set 1 (instalments)',
  'set:2': 'Set 2 (tax and document)',
  'set:3': 'Set 3 (descriptor)',
  'set:4': 'Set 4 (customer and shipping)',
  'set:5': 'Set 5 (sender and receiver)',
  'set:6': 'Set 6 (cart and shipping)',
} as const satisfies Messages;
