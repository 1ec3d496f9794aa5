import { isObject, type Payload, type RuleViolation, type Table } from '@pg/rule-kit';
import { fromAnyBase64 } from '../keys/bytes.ts';
import { tokenViolation } from './define-rules.ts';
import { parseJson } from './read-token-text.ts';
import { decryptedData, nestedToken, notAToken, otherWallet, tokenPart } from './text-rules.ts';
import type { TokenStructure, WrongObject } from './token-structure.ts';
import { TOKEN_AT } from './token-table.ts';

/** What is made of the wallets' field names when they are first needed. */
export interface Recognition {
  /** Finds what is sent instead of a token. */
  readonly findWrongObject: (payload: Payload) => RuleViolation | undefined;
  /** Finds an object without any field of a token. */
  readonly findStranger: (payload: Payload) => RuleViolation | undefined;
  /** Whether a text has names of the token, however it was damaged. */
  readonly hasNames: (text: string) => boolean;
}

export function makeRecognition(own: TokenStructure, all: readonly TokenStructure[]): Recognition {
  const others = all.filter((each) => each !== own);
  const shape = shapeOf(own, others);
  const otherShapes = others.map((other) => shapeOf(other, [own]));
  const otherNames = namesOf(others.flatMap(tablesOf));
  const patterns = [...namesOf(tablesOf(own))]
    .filter((name) => name.length >= LONG && !otherNames.has(name))
    .map((name) => new RegExp(`\\b${name}\\b`));
  return {
    findWrongObject(payload) {
      const decrypted = findDecrypted(payload);
      if (decrypted) return decrypted;
      if (isToken(shape, payload)) return findOwnWrong(own.wrongObjects, payload);
      return (
        otherShapes.map((other) => findTokenOf(other, payload, shape)).find((found) => found !== undefined) ??
        findOwnWrong(own.wrongObjects, payload) ??
        findPart(all, shape, payload) ??
        findNested(shape, payload)
      );
    },
    findStranger: (payload) => (Object.keys(payload).some(shape.has) ? undefined : describeStranger(own, payload)),
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

const tablesOf = ({ tables, parts }: TokenStructure): readonly Table[] => [...tables, ...parts];

const namesOf = (tables: readonly Table[]): ReadonlySet<string> =>
  new Set(tables.flatMap(({ rows }) => Object.keys(rows)));

/** A name without what people vary: case, `-` and `_`. */
const bare = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');

/** By which names a wallet's token is known. */
interface Shape {
  readonly wallet: string;
  /** Whether the token itself has the field. */
  readonly has: (name: string) => boolean;
  /** The same for names that only this wallet has, in any spelling. */
  readonly hasOnly: (name: string) => boolean;
  /** Whether the token or an object in it has the field, which only this wallet has. */
  readonly hasInside: (name: string) => boolean;
}

function shapeOf(own: TokenStructure, others: readonly TokenStructure[]): Shape {
  const foreign = new Set([...namesOf(others.flatMap(tablesOf))].map(bare));
  const only = (tables: readonly Table[]): Shape['has'] => {
    const names = new Set([...namesOf(tables)].map(bare).filter((name) => !foreign.has(name)));
    return (name) => names.has(bare(name));
  };
  const names = namesOf(own.tables);
  return {
    wallet: own.wallet,
    has: (name) => names.has(name),
    hasOnly: only(own.tables),
    hasInside: only(tablesOf(own)),
  };
}

/** Whether an object is a token: it has a name that only this wallet has, and another one or an object with one. */
function isToken({ hasOnly, hasInside }: Shape, payload: Payload): boolean {
  const names = Object.keys(payload).filter(hasOnly);
  const inside = Object.values(payload).flatMap((value) => (isObject(value) ? Object.keys(value) : []));
  return names.length > 0 && (names.length > 1 || inside.some(hasInside));
}

/** The fields of decrypted tokens that have the card: its number, when it expires, its cryptogram. */
const CARD =
  /^(?:applicationPrimaryAccountNumber|applicationExpirationDate|onlinePaymentCryptogram|d?pan|3dsCryptogram)$/;

/** Decrypted card data, which is never looked at any further. */
function findDecrypted(payload: Payload): RuleViolation | undefined {
  for (const [name, value] of Object.entries(payload)) {
    const inside = isObject(value) ? Object.keys(value).find((each) => CARD.test(each)) : undefined;
    if (inside !== undefined || CARD.test(name)) {
      const path = inside === undefined ? [name] : [name, inside];
      return { rule: decryptedData, violation: tokenViolation(path, 'decrypted-card-data') };
    }
  }
  return undefined;
}

/** Another wallet's token: the object itself, or one of its fields. */
function findTokenOf(other: Shape, payload: Payload, own: Shape): RuleViolation | undefined {
  const isDirect = isToken(other, payload) && !Object.keys(payload).some(own.hasOnly);
  const field = isDirect ? Object.keys(payload).find(other.hasOnly) : findFieldWith(other, payload, own);
  if (field === undefined) return undefined;
  const params = { actual: other.wallet, expected: own.wallet };
  return { rule: otherWallet, violation: tokenViolation([field], 'other-wallet', params) };
}

/** Where people put a token. Under another name it is a part of something else, such as a log or a test's list. */
const AROUND = /^(?:payment(?:Data|Token|Method)?|token(?:izationData)?|data)$/i;

/** The field that has a token inside it: an object or, if it is not a string of the own token, its JSON. */
function findFieldWith(inside: Shape, payload: Payload, own: Shape): string | undefined {
  return Object.keys(payload).find((name) => {
    if (!AROUND.test(name)) return false;
    const given = payload[name];
    const isText = typeof given === 'string' && !own.has(name) && given.trimStart().startsWith('{');
    const value = isText ? parseJson(given).value : given;
    return isObject(value) && isToken(inside, value);
  });
}

function findNested(own: Shape, payload: Payload): RuleViolation | undefined {
  const field = findFieldWith(own, payload, own);
  return field === undefined ? undefined : { rule: nestedToken, violation: tokenViolation([field], 'token-in-field') };
}

function findOwnWrong(wrongObjects: readonly WrongObject[], payload: Payload): RuleViolation | undefined {
  for (const { rule, findField, code } of wrongObjects) {
    const field = findField(payload);
    if (field !== undefined) return { rule, violation: { path: [field], code } };
  }
  return undefined;
}

/** An object that belongs inside a token, sent alone: the part with most of its names. */
function findPart(all: readonly TokenStructure[], own: Shape, payload: Payload): RuleViolation | undefined {
  const names = Object.keys(payload);
  if (names.some(own.hasOnly)) return undefined;
  const [best] = all
    .flatMap(({ wallet, parts }) =>
      parts.map(({ at, rows }) => ({ wallet, at, count: names.filter((name) => name in rows).length })),
    )
    .sort((one, other) => other.count - one.count);
  if (best === undefined || best.count < ENOUGH) return undefined;
  const params = { part: best.at.slice(TOKEN_AT.length + 1), actual: best.wallet };
  return { rule: tokenPart, violation: tokenViolation([], 'part-of-token', params) };
}

/** An object without a field of a token; perhaps one of its names is only misspelled. */
function describeStranger(own: TokenStructure, payload: Payload): RuleViolation {
  const names = [...namesOf(own.tables)];
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
