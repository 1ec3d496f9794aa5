import { type SampleFormat, sampleText } from '@pg/lint/sample';
import { looksLikeForm, readForm } from '@pg/nested-text';
import { isObject } from '@pg/rule-kit';
import { ifPossible } from '../parts/if-possible.ts';

/** A string, which may have no end, so that none is read twice; or a number. */
const STRINGS_AND_NUMBERS = /"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*/g;

/** A character for private use. It marks a number, so that `10.00` stays as it is. */
const MARK = '\uE000';
const MARKED = new RegExp(`(["'])${MARK}(.*?)\\1`, 'g');

/** Code that sends a payload; `undefined` if its text can't be read. */
export function writeCode(kind: string, text: string, format: SampleFormat): string | undefined {
  const keepNumber = (token: string): string => (token.startsWith('"') ? token : `"${MARK}${token}"`);
  const payload: unknown = looksLikeForm(text)
    ? readForm(text).values
    : ifPossible(() => JSON.parse(text.replaceAll(STRINGS_AND_NUMBERS, keepNumber)));
  return isObject(payload) ? ifPossible(() => sampleText(kind, payload, format))?.replaceAll(MARKED, '$2') : undefined;
}
