import { isObject, type Payload, readJsonText, type Table, type Violation } from '@pg/rule-kit';
import { bareName } from '@pg/rule-kit/internal';
import { decodeText } from './encoded-text.ts';
import { tokenTextRules } from './rules.ts';
import type { TokenStructure } from './token-structure.ts';
import { TOKEN_AT } from './token-table.ts';

/** Recognizes tokens, and objects that are sent instead of tokens, by their field names. */
export function makeRecognition(own: TokenStructure, all: readonly TokenStructure[]) {
  const others = all.filter((each) => each !== own);
  const shape = shapeOf(own, others);
  const otherShapes = others.map((other) => shapeOf(other, [own]));
  const patterns = [...namesOf(tablesOf(own))]
    .filter((name) => name.length >= MIN_NAME_LENGTH && shape.hasUniqueInside(name))
    .map((name) => new RegExp(`\\b${name}\\b`));
  return {
    /** Reports another object than the token: decrypted data, a part, another wallet's token, or an object around a token. */
    findWrongObject(payload: Payload) {
      const decrypted = findDecrypted(payload);
      if (decrypted) return decrypted;
      if (isToken(shape, payload)) return own.findWrongObject(payload);
      return (
        otherShapes.map((other) => findTokenOf(other, payload, shape)).find((found) => found !== undefined) ??
        own.findWrongObject(payload) ??
        findPart(all, shape, payload) ??
        findNested(shape, payload)
      );
    },
    /** Reports an object without any field of a token. */
    findNonToken: (payload: Payload) =>
      Object.keys(payload).some(shape.has) ? undefined : describeNonToken(own, payload),
    /** Whether a text, even if damaged, has field names of the token. */
    hasNames(text: string) {
      const readable = toReadable(text);
      // A text with the name of the token's field is a sale, or contains one.
      return !readable.includes(TOKEN_AT) && patterns.filter((pattern) => pattern.test(readable)).length >= MIN_NAMES;
    },
  };
}

/** Names of this length are unlikely in other payloads. One name alone is not enough. */
const MIN_NAME_LENGTH = 12;
const MIN_NAMES = 2;

const tablesOf = ({ tables, parts }: TokenStructure): readonly Table[] => [...tables, ...parts];

const namesOf = (tables: readonly Table[]): ReadonlySet<string> =>
  new Set(tables.flatMap(({ rows }) => Object.keys(rows)));

/** The field names of a wallet's token. */
interface Shape {
  readonly wallet: string;
  /** Whether the token itself has the field. */
  readonly has: (name: string) => boolean;
  /** Whether the token itself has the field, and no other wallet has it. Case, `-` and `_` are ignored. */
  readonly hasUnique: (name: string) => boolean;
  /** The same, including the fields of objects inside the token. */
  readonly hasUniqueInside: (name: string) => boolean;
}

function shapeOf(own: TokenStructure, others: readonly TokenStructure[]): Shape {
  const foreign = new Set([...namesOf(others.flatMap(tablesOf))].map(bareName));
  const unique = (tables: readonly Table[]): Shape['has'] => {
    const names = new Set([...namesOf(tables)].map(bareName).filter((name) => !foreign.has(name)));
    return (name) => names.has(bareName(name));
  };
  const names = namesOf(own.tables);
  return {
    wallet: own.wallet,
    has: (name) => names.has(name),
    hasUnique: unique(own.tables),
    hasUniqueInside: unique(tablesOf(own)),
  };
}

/** Whether an object is a token: it has a unique field of this wallet, and a second one at its top or one level deeper. */
function isToken({ hasUnique, hasUniqueInside }: Shape, payload: Payload): boolean {
  const names = Object.keys(payload).filter(hasUnique);
  const inside = Object.values(payload).flatMap((value) => (isObject(value) ? Object.keys(value) : []));
  return names.length > 0 && (names.length > 1 || inside.some(hasUniqueInside));
}

/** The fields of decrypted tokens with card data: number, expiry date, cryptogram. */
const CARD =
  /^(?:applicationPrimaryAccountNumber|applicationExpirationDate|onlinePaymentCryptogram|d?pan|3dsCryptogram)$/;

/** Finds decrypted card data. It is not checked any further. */
function findDecrypted(payload: Payload): Violation | undefined {
  for (const [name, value] of Object.entries(payload)) {
    const inside = isObject(value) ? Object.keys(value).find((each) => CARD.test(each)) : undefined;
    if (inside !== undefined || CARD.test(name)) {
      const path = inside === undefined ? [name] : [name, inside];
      return { rule: tokenTextRules['decrypted-data'], path, code: 'decrypted-card-data' };
    }
  }
  return undefined;
}

/** Finds another wallet's token: the object itself, or one of its fields. */
function findTokenOf(other: Shape, payload: Payload, own: Shape): Violation | undefined {
  const isDirect = isToken(other, payload) && !Object.keys(payload).some(own.hasUnique);
  const field = isDirect ? Object.keys(payload).find(other.hasUnique) : findTokenField(other, payload, own);
  if (field === undefined) return undefined;
  const params = { actual: other.wallet, expected: own.wallet };
  const choices = [{ value: other.wallet, at: ['brand'] }];
  return { rule: tokenTextRules['other-wallet'], path: [field], code: 'other-wallet', params, choices };
}

/** Names of fields that people put a token in. Under another name it belongs to something else, such as a log. */
const CONTAINER = /^(?:payment(?:Data|Token|Method)?|token(?:izationData)?|data)$/i;

/** The name of a field with a token inside: an object or, unless the own token has that field, a JSON string. */
function findTokenField(inside: Shape, payload: Payload, own: Shape): string | undefined {
  return Object.keys(payload).find((name) => {
    if (!CONTAINER.test(name)) return false;
    const given = payload[name];
    const isJson = typeof given === 'string' && !own.has(name) && given.trimStart().startsWith('{');
    const value = isJson ? readJsonText(given).value : given;
    return isObject(value) && isToken(inside, value);
  });
}

function findNested(own: Shape, payload: Payload): Violation | undefined {
  const field = findTokenField(own, payload, own);
  return field === undefined ? field : { rule: tokenTextRules['nested-token'], path: [field], code: 'token-in-field' };
}

/** Finds an object from inside a token that was sent alone: the part of a token that shares the most names with it. */
function findPart(all: readonly TokenStructure[], own: Shape, payload: Payload): Violation | undefined {
  const names = Object.keys(payload);
  if (names.some(own.hasUnique)) return undefined;
  const [best] = all
    .flatMap(({ wallet, parts }) =>
      parts.map(({ at, rows }) => ({ wallet, at, count: names.filter((name) => name in rows).length })),
    )
    .sort((one, other) => other.count - one.count);
  if (best === undefined || best.count < MIN_NAMES) return undefined;
  const params = { part: best.at.slice(TOKEN_AT.length + 1), actual: best.wallet };
  return { rule: tokenTextRules['token-part'], path: [], code: 'part-of-token', params };
}

/** Describes an object without a field of a token. If one of its names is a misspelled field, that is the mistake. */
function describeNonToken(own: TokenStructure, payload: Payload): Violation {
  const rule = tokenTextRules['not-a-token'];
  const names = [...namesOf(own.tables)];
  for (const name in payload) {
    const meant = names.find((each) => bareName(each) === bareName(name));
    if (meant !== undefined) return { rule, path: [name], code: 'misspelled-name', params: { meant }, marks: 'name' };
  }
  return { rule, path: [], code: 'not-a-token', params: { expected: own.wallet } };
}

/** Decodes what hides the names in a text. */
function toReadable(text: string): string {
  try {
    return decodeText(text)?.decoded ?? decodeURIComponent(text);
  } catch {
    return text;
  }
}
