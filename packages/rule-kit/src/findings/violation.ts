import { type Messages, type Params, textMessages, type Wording, wordFailure, wordsOf } from '@pg/type-codes';

/** What is wrong with a value, as data or in words, which go before those of the code. */
export interface Violation {
  readonly code?: string | undefined;
  readonly params?: Params | undefined;
  readonly found?: string | undefined;
  readonly allowed?: string | undefined;
  /** What to do about it: the code of a hint, or its words. */
  readonly hint?: string | undefined;
  /** Words of its codes that the catalogs do not have. */
  readonly messages?: Messages | undefined;
}

/** The words of what rows refuse. */
const failureMessages: Messages = {
  missing: 'missing',
  'expected.missing': 'required',
  'not-listed': '"{value}"',
  'unlike-listed': '{length character}',
  'expected.code': 'only {codes}',
  'expected.code-as-string': 'only {codes}, as text',
  'expected.boolean': 'true or false only',
  'expected.object': 'an object only',
  'expected.array': 'an array only',
};

/** The words of what is questionable besides, and of hints. */
const findingMessages: Messages = {
  'expected.given-code': 'the document gives {codes}',
  'expected.some-text': 'some text, or the entry left out',
  'expected.json-text': 'its JSON text only',
  'control-character': 'a control character at character {at}',
  'expected.control-character': 'printable text',
  'expected.profile': 'required by the profile',
  'all-spaces': 'nothing but blanks',
  'no-value': '{word} as text',
  'empty-array': 'an empty list',
  'empty-object': 'an empty object',
  'unknown-field': 'an unknown entry',
  'expected.unknown-field': 'passed on unchecked',
  'misplaced-fields': 'an unknown entry and {others other} of {home}',
  'expected.misplaced-fields': 'passed on unchecked',
  'misnamed-field': 'an unknown entry in place of {meant}',
  elsewhere: ' and in {elsewhere other value}',
  'hint.did-you-mean': 'Did you mean "{meant}"?',
  'hint.fill-up-zeros': 'Fill it up with zeros at the front.',
  'hint.group-fields': 'Put the entries of {home} into an object of that name.',
  'hint.leave-out-null': 'Leave the entry out instead of sending null.',
  'hint.leave-out-sign': 'Leave the sign out.',
  'hint.move-field': 'Move it to {place}.',
  'hint.quote': 'Send it as a text, in quotes.',
  'hint.quote-digits': 'Send it as a text, with its leading zeros.',
  'hint.send-code': 'Send "{meant}".',
  'hint.send-code-as-string': 'Send "{meant}", as text.',
  'hint.send-instead': 'Send "{instead}". {quirk}',
  'hint.send-object': 'Send an object. PHP writes [] for an empty array: cast it to an object.',
  'hint.send-object-or-none':
    'Send an object, or leave the entry out. PHP writes [] for an empty array: cast it to an object.',
  'hint.send-text':
    'Put the text there as it was given, byte for byte: an object written out again may be another text.',
  'hint.send-value': 'Send a value: the entry is required.',
  'hint.split-list': 'Make it a list: each part between the commas is a text of its own.',
  'hint.unquote': 'Send true or false without quotes.',
  'hint.wrap-in-list': 'Put it into square brackets: a list of one.',
  'hint.write-point': 'Write a point before the decimals, and no thousands separators.',
};

const FAILURES = [failureMessages, textMessages];
const FINDINGS = [findingMessages, failureMessages, textMessages];

/** Words what the rows refuse. */
export function wordViolation(violation: Violation, catalogs: readonly Messages[] = FAILURES): Wording {
  const { code = '', params = {}, found, allowed, messages } = violation;
  const words = wordFailure({ code, params }, messages ? [messages, ...catalogs] : catalogs);
  return { received: found ?? words.received, expected: allowed ?? words.expected };
}

/** Words whatever is found, and what to do about it. */
export function wordFinding(violation: Violation): Wording & { readonly hint: string | undefined } {
  const { params = {}, hint } = violation;
  const { received, expected } = wordViolation(violation, FINDINGS);
  const elsewhere = params.elsewhere === undefined ? '' : wordsOf('elsewhere', params, FINDINGS);
  return {
    received: `${received}${elsewhere}`,
    expected,
    hint: hint && (wordsOf(`hint.${hint}`, params, FINDINGS) ?? hint),
  };
}
