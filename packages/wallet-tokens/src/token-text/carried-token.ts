import { isObject, type ResourceText, type RuleFound, type TextReading } from '@pg/rule-kit';
import { encodingRules } from '../formats/encoding-rules.ts';
import { findMisplaced, type Misplaced } from './misplaced.ts';
import { readTokenText } from './read-token-text.ts';
import { notAToken, tokenTextRules } from './token-text-rules.ts';

/** What is known of a wallet's token besides its tables. */
export interface TokenSigns {
  /** The names of its entries. */
  readonly names: ReadonlySet<string>;
  /** What is sent instead of it. */
  readonly misplaced: readonly Misplaced[];
  /** Whether a text speaks of it, whatever has become of it. */
  readonly speaksOf: (text: string) => boolean;
}

/** A resource that is sent as the JSON text of a token. Its signs are made on first use. */
// @__NO_SIDE_EFFECTS__
export function carriedToken(makeSigns: () => TokenSigns): ResourceText {
  let made: TokenSigns | undefined;
  const signs = (): TokenSigns => {
    made ??= makeSigns();
    return made;
  };
  const isMisplaced = (value: unknown): boolean => findMisplaced(value, signs().misplaced) !== undefined;
  return {
    rules: [...tokenTextRules, ...encodingRules],
    resembles(given) {
      if (typeof given === 'string') return signs().speaksOf(given);
      return isObject(given) && isMisplaced(given) && signs().speaksOf(JSON.stringify(given));
    },
    read(given) {
      const reading = readText(given);
      const found = findMisplaced(reading.value, signs().misplaced) ?? findStranger(reading.value, signs().names);
      return found ? { value: undefined, found: [...reading.found, found] } : reading;
    },
  };
}

/** An object that has nothing of a token. */
function findStranger(value: unknown, names: ReadonlySet<string>): RuleFound | undefined {
  if (!isObject(value)) return undefined;
  for (const name in value) if (names.has(name)) return undefined;
  return { rule: notAToken, found: { path: [], found: 'an object without an entry of a token', allowed: 'a token' } };
}

/** A JSON text inside a token. */
export const innerText: ResourceText = { rules: [], resembles: () => false, read: readText };

function readText(given: unknown): TextReading {
  return typeof given === 'string' ? readTokenText(given) : { value: given, found: [] };
}
