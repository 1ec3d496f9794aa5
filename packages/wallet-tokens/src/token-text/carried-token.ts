import type { ResourceText, RuleFound, TextReading } from '@pg/rule-kit';
import { encodingRules } from '../formats/encoding-rules.ts';
import { findMisplaced, type Misplaced } from './misplaced.ts';
import { isMistakenToken, readTokenText } from './read-token-text.ts';
import { tokenTextRules } from './token-text-rules.ts';

/** What is sent instead of a token; made on first use. */
type MisplacedKinds = () => readonly Misplaced[];

/** A resource that is sent as the JSON text of a token. */
export function carriedToken(misplaced: MisplacedKinds): ResourceText {
  let kinds: readonly Misplaced[] | undefined;
  const look = (value: unknown): RuleFound | undefined => {
    kinds ??= misplaced();
    return findMisplaced(value, kinds);
  };
  return {
    rules: [...tokenTextRules, ...encodingRules],
    resembles: (given) => (typeof given === 'string' ? isMistakenToken(given) : look(given) !== undefined),
    read(given) {
      const reading = typeof given === 'string' ? readTokenText(given) : { value: given, found: [] };
      const found = look(reading.value);
      return found ? { value: undefined, found: [...reading.found, found] } : reading;
    },
  };
}

/** A JSON text inside a token. */
export const innerText: ResourceText = {
  rules: [],
  resembles: () => false,
  read: (given): TextReading => (typeof given === 'string' ? readTokenText(given) : { value: given, found: [] }),
};
