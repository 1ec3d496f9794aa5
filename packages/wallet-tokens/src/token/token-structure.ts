import type {
  Payload,
  ProofOptions,
  Resource,
  ResourceProof,
  ResourceText,
  Rule,
  RuleFound,
  Table,
} from '@pg/rule-kit';
import { isObject } from '@pg/rule-kit';
import { fromAnyBase64 } from '../keys/bytes.ts';
import { type ReadJson, readTokenText } from './read-token-text.ts';
import { notAToken, oneLevelDown, otherWallet, tokenTextRules } from './text-rules.ts';
import { TOKEN_AT } from './token-table.ts';

/** A wallet's token as a sender checks it: structure and rules. */
export interface TokenStructure {
  readonly wallet: string;
  /** The tables by whose names it is recognized. */
  readonly tables: readonly Table[];
  /** Objects around the token that people send instead of it. */
  readonly wrappers: readonly Misplaced[];
  readonly resource: <TOptions extends ProofOptions>(parts: TokenParts<TOptions>) => Resource<TOptions>;
}

/** What a resource of a token is made of besides its structure. */
export interface TokenParts<TOptions extends ProofOptions> {
  readonly text: ResourceText;
  /** The text of a JSON text inside the token. */
  readonly partText: ResourceText;
  readonly proof?: ResourceProof<TOptions>;
}

/** An object that people send instead of a token. */
interface Misplaced {
  /** The name of the field that the object is known by; `undefined` if it is another object. */
  readonly findField: (payload: Payload) => string | undefined;
  readonly found: string;
  readonly allowed: string;
  readonly hint: string;
}

/**
 * Makes the resource of a wallet's token.
 *
 * @param all Every wallet's structure: their tokens are told apart.
 * @param proof What takes cryptography or a clock; a sender leaves it out.
 */
// @__NO_SIDE_EFFECTS__
export function tokenResource<TOptions extends ProofOptions>(
  structure: TokenStructure,
  all: readonly TokenStructure[],
  readJson: ReadJson,
  proof?: ResourceProof<TOptions>,
): Resource<TOptions> {
  const read: ResourceText['read'] = (given) =>
    typeof given === 'string' ? readTokenText(given, readJson) : { value: given, found: [] };
  const partText = { rules: [], resembles: () => false, read };
  return structure.resource({ text: tokenText(structure, all, read), partText, ...(proof && { proof }) });
}

function tokenText(own: TokenStructure, all: readonly TokenStructure[], read: ResourceText['read']): ResourceText {
  let made: Recognition | undefined;
  const recognition = (): Recognition => {
    made ??= makeRecognition(own, all);
    return made;
  };
  return {
    rules: tokenTextRules,
    resembles(given) {
      const { findMisplaced, isSpokenOf } = recognition();
      if (typeof given === 'string') return isSpokenOf(given);
      return isObject(given) && findMisplaced(given) !== undefined && isSpokenOf(JSON.stringify(given));
    },
    read(given) {
      const reading = read(given);
      if (!isObject(reading.value)) return reading;
      const found = recognition().findMisplaced(reading.value) ?? findStranger(reading.value, recognition().names);
      return found ? { value: undefined, found: [...reading.found, found] } : reading;
    },
  };
}

/** What is made of the wallets' names when they are first needed. */
interface Recognition {
  readonly names: ReadonlySet<string>;
  /** Finds what is sent instead of a token. */
  readonly findMisplaced: (payload: Payload) => RuleFound | undefined;
  /** Whether a text speaks of the token, whatever has become of it. */
  readonly isSpokenOf: (text: string) => boolean;
}

function makeRecognition(own: TokenStructure, all: readonly TokenStructure[]): Recognition {
  const names = namesOf([own]);
  const others = all.filter((each) => each !== own);
  const misplaced: readonly [Rule, Misplaced][] = [
    ...own.wrappers.map((wrapper): [Rule, Misplaced] => [oneLevelDown, wrapper]),
    ...others.map((other): [Rule, Misplaced] => [otherWallet, tokenOfOther(names, other)]),
  ];
  const otherNames = namesOf(others);
  const patterns = [...names]
    .filter((name) => name.length >= LONG && !otherNames.has(name))
    .map((name) => new RegExp(`\\b${name}\\b`));
  return {
    names,
    findMisplaced(payload) {
      for (const [rule, { findField, found, allowed, hint }] of misplaced) {
        const field = findField(payload);
        if (field !== undefined) return { rule, found: { path: [field], found, allowed, hint } };
      }
      return undefined;
    },
    isSpokenOf(text) {
      const readable = toReadable(text);
      // A text that names the field of the token is a sale, or something around one.
      return !readable.includes(TOKEN_AT) && patterns.filter((pattern) => pattern.test(readable)).length >= ENOUGH;
    },
  };
}

/** No other payload has a name of this length by accident; a single one might be another payload's. */
const LONG = 12;
const ENOUGH = 2;

const namesOf = (structures: readonly TokenStructure[]): ReadonlySet<string> =>
  new Set(structures.flatMap(({ tables }) => tables.flatMap(({ rows }) => Object.keys(rows))));

/** Another wallet's token: an object with names of its tables, and none that only the own tables have. */
function tokenOfOther(own: ReadonlySet<string>, other: TokenStructure): Misplaced {
  const names = namesOf([other]);
  return {
    findField(payload) {
      const telling = Object.keys(payload).filter((name) => own.has(name) !== names.has(name));
      return telling.some((name) => own.has(name)) ? undefined : telling[0];
    },
    found: `an entry of ${other.wallet}’s token`,
    allowed: 'the token of the wallet that the brand names',
    hint: `Send it with the brand ${other.wallet}.`,
  };
}

/** An object that has nothing of a token. */
function findStranger(payload: Payload, names: ReadonlySet<string>): RuleFound | undefined {
  for (const name in payload) if (names.has(name)) return undefined;
  return { rule: notAToken, found: { path: [], found: 'an object without an entry of a token', allowed: 'a token' } };
}

/** Undoes what hides the names in a text. */
function toReadable(text: string): string {
  const bare = text.trim();
  const isBase64 = /^e[wy][\w+/-]+={0,2}$/.test(bare);
  try {
    return isBase64 ? new TextDecoder().decode(fromAnyBase64(bare)) : decodeURIComponent(text);
  } catch {
    return text;
  }
}
