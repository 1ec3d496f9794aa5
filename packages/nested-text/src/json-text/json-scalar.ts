import { MINUS, NINE, PLUS, POINT, ZERO } from './character-codes.ts';

const WORDS = ['true', 'false', 'null'];

/** Where the number, `true`, `false` or `null` at an offset ends; `undefined` where none stands there. */
export function scalarEnd(text: string, start: number): number | undefined {
  const word = WORDS.find((each) => text.startsWith(each, start));
  const end = word === undefined ? numberEnd(text, start) : start + word.length;
  return end === undefined || goesOn(text, end) ? undefined : end;
}

/** Whether what seems to end here runs on, as in `01`, `1.` or `nullable`: then it is not what it seemed. */
const goesOn = (text: string, end: number): boolean => /[\p{L}\p{N}_$.+-]/u.test(text.charAt(end));

// No regular expression: on a number of millions of digits it would run out of the space it backtracks in.
function numberEnd(text: string, start: number): number | undefined {
  const first = text.charCodeAt(start) === MINUS ? start + 1 : start;
  const whole = text.charCodeAt(first) === ZERO ? first + 1 : digitsEnd(text, first);
  if (whole === first) return undefined;
  const fraction = text.charCodeAt(whole) === POINT ? requiredDigits(text, whole + 1) : whole;
  if (fraction === undefined || !/e/i.test(text.charAt(fraction))) return fraction;
  const sign = text.charCodeAt(fraction + 1);
  return requiredDigits(text, sign === PLUS || sign === MINUS ? fraction + 2 : fraction + 1);
}

function requiredDigits(text: string, start: number): number | undefined {
  const end = digitsEnd(text, start);
  return end === start ? undefined : end;
}

function digitsEnd(text: string, start: number): number {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}

const isDigit = (unit: number): boolean => unit >= ZERO && unit <= NINE;
