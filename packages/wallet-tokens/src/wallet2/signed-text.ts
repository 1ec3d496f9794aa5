import type { ResourceText } from '@pg/rule-kit';
import { findRewritten, rewritten } from './rules/rewritten.ts';

/** A text that the wallet signed, or that carries such texts: one that was written again shows it. */
export const signedText = (text: ResourceText): ResourceText => ({
  ...text,
  rules: [...text.rules, rewritten],
  read(given) {
    const reading = text.read(given);
    const found = typeof given === 'string' && reading.value !== undefined ? findRewritten(given) : undefined;
    return found ? { ...reading, found: [...reading.found, found] } : reading;
  },
});
