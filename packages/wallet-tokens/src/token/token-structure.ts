import type {
  Payload,
  ProofOptions,
  Resource,
  ResourceProof,
  ResourceText,
  Rule,
  RuleViolation,
  Table,
  Violation,
} from '@pg/rule-kit';
import { isObject } from '@pg/rule-kit';
import { fromAnyBase64 } from '../keys/bytes.ts';
import type { formatMessages } from '../messages/format-messages.ts';
import type { ProofCode } from '../messages/proof-messages.ts';
import type { TokenCode } from '../messages/token-messages.ts';
import { type ReadJson, readTokenText } from './read-token-text.ts';
import { notAToken, otherWallet, tokenTextRules } from './text-rules.ts';
import { TOKEN_AT } from './token-table.ts';

/** The codes of a token as a sender checks it. */
export type SentTokenCode = keyof typeof formatMessages | TokenCode;

/** The codes of a token with what takes cryptography. */
export type ProvenTokenCode = SentTokenCode | ProofCode;

/** A wallet's token as a sender checks it: structure and rules. */
export interface TokenStructure {
  readonly wallet: string;
  /** The tables by whose names it is recognized. */
  readonly tables: readonly Table[];
  /** Objects that people send instead of the token. */
  readonly wrongObjects: readonly WrongObject[];
  readonly resource: <TOptions extends ProofOptions, TCode extends string>(
    parts: TokenParts<TOptions, TCode>,
  ) => Resource<TOptions, TCode>;
}

/** What a resource of a token is made of besides its structure. */
export interface TokenParts<TOptions extends ProofOptions, TCode extends string>
  extends Pick<Resource<TOptions, TCode>, 'whole' | 'messages' | 'proof'> {
  readonly text: ResourceText;
  /** The text of a JSON string inside the token. */
  readonly partText: ResourceText;
}

/** An object that people send instead of a token. */
interface WrongObject {
  readonly rule: Rule;
  /** The name of the field that shows it; `undefined` if it is another object. */
  readonly findField: (payload: Payload) => string | undefined;
  readonly code: TokenCode;
  readonly params?: Violation['params'];
}

/**
 * Makes the resource of a wallet's token.
 *
 * @param all Every wallet's structure: a token of another wallet is reported as such.
 * @param messages Those of the formats and rules; with `proof`, those of the proof too.
 * @param proof What takes cryptography or a clock; a sender leaves it out.
 */
// @__NO_SIDE_EFFECTS__
export function tokenResource<TOptions extends ProofOptions, TCode extends string>(
  structure: TokenStructure,
  all: readonly TokenStructure[],
  readJson: ReadJson,
  messages: Resource<TOptions, TCode>['messages'],
  proof?: ResourceProof<TOptions>,
): Resource<TOptions, TCode> {
  const read: ResourceText['read'] = (given) =>
    typeof given === 'string' ? readTokenText(given, readJson) : { value: given, violations: [] };
  const partText = { rules: [], resembles: () => false, read };
  const text = tokenText(structure, all, read);
  return structure.resource({ whole: 'the token', messages, text, partText, ...(proof && { proof }) });
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
      const { findWrongObject, hasNames } = recognition();
      if (typeof given === 'string') return hasNames(given);
      return isObject(given) && findWrongObject(given) !== undefined && hasNames(JSON.stringify(given));
    },
    read(given) {
      const reading = read(given);
      if (!isObject(reading.value)) return reading;
      const violation = recognition().findWrongObject(reading.value) ?? recognition().findStranger(reading.value);
      return violation ? { value: undefined, violations: [...reading.violations, violation] } : reading;
    },
  };
}

/** What is made of the wallets' field names when they are first needed. */
interface Recognition {
  /** Finds what is sent instead of a token. */
  readonly findWrongObject: (payload: Payload) => RuleViolation | undefined;
  /** Finds an object without any field of a token. */
  readonly findStranger: (payload: Payload) => RuleViolation | undefined;
  /** Whether a text has names of the token, however it was damaged. */
  readonly hasNames: (text: string) => boolean;
}

function makeRecognition(own: TokenStructure, all: readonly TokenStructure[]): Recognition {
  const others = all.filter((each) => each !== own);
  const wrongObjects = [...own.wrongObjects, ...others.map((other) => tokenOfOther(own, other))];
  const ownNames = namesOf([own]);
  const otherNames = namesOf(others);
  const patterns = [...ownNames]
    .filter((name) => name.length >= LONG && !otherNames.has(name))
    .map((name) => new RegExp(`\\b${name}\\b`));
  return {
    findWrongObject(payload) {
      for (const { rule, findField, code, params } of wrongObjects) {
        const field = findField(payload);
        if (field !== undefined) return { rule, violation: { path: [field], code, params } };
      }
      return undefined;
    },
    findStranger: (payload) =>
      Object.keys(payload).some((name) => ownNames.has(name)) ? undefined : describeStranger(own, payload),
    hasNames(text) {
      const readable = toReadable(text);
      // A text with the name of the token's field is a sale, or something around one.
      return !readable.includes(TOKEN_AT) && patterns.filter((pattern) => pattern.test(readable)).length >= ENOUGH;
    },
  };
}

/** No other payload has a name of this length by accident; a single one might be another payload's. */
const LONG = 12;
const ENOUGH = 2;

const namesOf = (structures: readonly TokenStructure[]): ReadonlySet<string> =>
  new Set(structures.flatMap(({ tables }) => tables.flatMap(({ rows }) => Object.keys(rows))));

/** A name without what people vary: case, `-` and `_`. */
const bare = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');

const bareNamesOf = (structure: TokenStructure): ReadonlySet<string> => new Set([...namesOf([structure])].map(bare));

/** Another wallet's token: an object with names of its tables, and none that only the own tables have. */
function tokenOfOther(own: TokenStructure, other: TokenStructure): WrongObject {
  const [ownNames, otherNames] = [bareNamesOf(own), bareNamesOf(other)];
  return {
    rule: otherWallet,
    findField(payload) {
      const distinct = Object.keys(payload).filter((name) => ownNames.has(bare(name)) !== otherNames.has(bare(name)));
      return distinct.some((name) => ownNames.has(bare(name))) ? undefined : distinct[0];
    },
    code: 'other-wallet',
    params: { actual: other.wallet, expected: own.wallet },
  };
}

/** An object without a field of a token; perhaps one of its names is only misspelled. */
function describeStranger(own: TokenStructure, payload: Payload): RuleViolation {
  const names = [...namesOf([own])];
  for (const name in payload) {
    const meant = names.find((each) => bare(each) === bare(name));
    if (meant === undefined) continue;
    const violation = { path: [name], code: 'misspelled-name', params: { meant }, fix: { name: meant } };
    return { rule: notAToken, violation: { ...violation, marks: 'name' } };
  }
  return { rule: notAToken, violation: { path: [], code: 'not-a-token', params: { expected: own.wallet } } };
}

/** Undoes the encodings that hide the names in a text. */
function toReadable(text: string): string {
  const trimmed = text.trim();
  const isBase64 = /^e[wy][\w+/-]+={0,2}$/.test(trimmed);
  try {
    return isBase64 ? new TextDecoder().decode(fromAnyBase64(trimmed)) : decodeURIComponent(text);
  } catch {
    return text;
  }
}
