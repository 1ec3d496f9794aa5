import { indexOfOne } from './search.ts';

const WORDS = ['true', 'false', 'null'];

/** The end of the number, `true`, `false` or `null` at an offset; `undefined` if there is none. */
export function scalarEnd(text: string, start: number): number | undefined {
  const word = WORDS.find((each) => text.startsWith(each, start));
  const end = word === undefined ? numberEnd(text, start) : start + word.length;
  return end === undefined || continues(text, end) ? undefined : end;
}

/** Whether a number or word continues at an offset, as in `01`, `1.` or `nullable`. */
const continues = (text: string, end: number): boolean => /[\p{L}\p{N}_$.+-]/u.test(text.charAt(end));

function numberEnd(text: string, start: number): number | undefined {
  const first = text[start] === '-' ? start + 1 : start;
  const whole = text[first] === '0' ? first + 1 : digitsEnd(text, first);
  if (whole === undefined) return undefined;
  const fraction = text[whole] === '.' ? digitsEnd(text, whole + 1) : whole;
  if (fraction === undefined || !/e/i.test(text.charAt(fraction))) return fraction;
  return digitsEnd(text, /[+-]/.test(text.charAt(fraction + 1)) ? fraction + 2 : fraction + 1);
}

const NO_DIGIT = /\D/g;

function digitsEnd(text: string, start: number): number | undefined {
  const end = indexOfOne(NO_DIGIT, text, start);
  return end > start ? end : undefined;
}
