import { isObject, type SentAsText } from '@pg/rule-kit';
import { AS_GIVEN } from './messages.ts';
import { readGivenToken } from './read-token-text.ts';
import { makeRecognition } from './recognition.ts';
import { damageRules, tokenTextRules } from './rules.ts';
import type { TokenStructure } from './token-structure.ts';

/**
 * Reads a wallet's token.
 *
 * @param all The structures of all wallets, to recognize another wallet's token.
 */
export function tokenText(own: TokenStructure, all: readonly TokenStructure[]): SentAsText {
  let made: ReturnType<typeof makeRecognition> | undefined;
  // On first use, so that an import does not read all tables.
  const recognition = () => {
    made ??= makeRecognition(own, all);
    return made;
  };
  return {
    rules: [...Object.values(tokenTextRules), ...Object.values(damageRules)],
    hint: AS_GIVEN,
    resembles(given) {
      const { findWrongObject, hasNames } = recognition();
      if (typeof given === 'string') return hasNames(given);
      return isObject(given) && findWrongObject(given) !== undefined && hasNames(JSON.stringify(given));
    },
    read(given) {
      const reading = readGivenToken(given);
      if (!isObject(reading.value)) return reading;
      const violation = recognition().findWrongObject(reading.value) ?? recognition().findNonToken(reading.value);
      return violation ? { value: undefined, violations: [...reading.violations, violation] } : reading;
    },
  };
}
