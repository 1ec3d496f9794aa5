import { BACKSLASH, CLOSE_BRACE, OPEN_BRACE, QUOTE, SPACE } from './character-codes.ts';

/** Whether a JSON text has more levels of arrays and objects; of a text that is not JSON it may say either. */
export function isDeeper(text: string, maxDepth: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= maxDepth; at++) {
    const unit = text.charCodeAt(at);
    if (unit <= SPACE) continue;
    if (unit === QUOTE) at = closingQuote(text, at);
    else if (isOpening(unit)) depth++;
    else if (isClosing(unit)) depth--;
  }
  return depth > maxDepth;
}

/** The quote that closes the string opened at an offset; the text's end where none does. */
function closingQuote(text: string, open: number): number {
  let at = open + 1;
  for (; at < text.length && text.charCodeAt(at) !== QUOTE; at++) {
    if (text.charCodeAt(at) === BACKSLASH) at++;
  }
  return at;
}

// The bit 0x20 is all that tells { from [, and } from ].
const isOpening = (unit: number): boolean => (unit | 0x20) === OPEN_BRACE;

const isClosing = (unit: number): boolean => (unit | 0x20) === CLOSE_BRACE;
