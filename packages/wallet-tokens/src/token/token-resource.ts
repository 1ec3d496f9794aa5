import { type CheckOptions, isObject, type Messages, type Resource, type ResourceText } from '@pg/rule-kit';
import { walletWords } from '../names.ts';
import { AS_GIVEN } from './messages.ts';
import { type ReadJson, readTokenText } from './read-token-text.ts';
import { makeRecognition } from './recognition.ts';
import { damageRules, tokenTextRules } from './rules.ts';
import type { TokenStructure } from './token-structure.ts';

/**
 * Makes the resource of a wallet's token.
 *
 * @param all The structures of all wallets, to recognize another wallet's token.
 * @param messages The messages of formats and rules.
 */
export function tokenResource<TMessages extends Messages>(
  structure: TokenStructure,
  all: readonly TokenStructure[],
  readJson: ReadJson,
  messages: TMessages,
): Resource<CheckOptions, TMessages> {
  const read: ResourceText['read'] = (given) =>
    typeof given === 'string' ? readTokenText(given, readJson) : { value: given, violations: [] };
  const partText = { rules: [], hint: AS_GIVEN, resembles: () => false, read };
  const text = tokenText(structure, all, read);
  const facts = { whole: 'the token', messages, text, partText };
  // Its messages have the names of the wallets, and no field of it.
  return { ...structure.resource(facts), names: { ...walletWords, in: [] } };
}

function tokenText(own: TokenStructure, all: readonly TokenStructure[], read: ResourceText['read']): ResourceText {
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
      const reading = read(given);
      if (!isObject(reading.value)) return reading;
      const violation = recognition().findWrongObject(reading.value) ?? recognition().findNonToken(reading.value);
      return violation ? { value: undefined, violations: [...reading.violations, violation] } : reading;
    },
  };
}
