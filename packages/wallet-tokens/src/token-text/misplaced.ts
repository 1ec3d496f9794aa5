import { isObject, type Payload, type Rule, type RuleFound, type Table } from '@pg/rule-kit';
import { namesOf } from './token-names.ts';
import { otherWallet } from './token-text-rules.ts';

/** An object that people send instead of a token. */
export interface Misplaced {
  readonly rule: Rule;
  /** The entry by which an object is known as this one; `undefined` where it is not. */
  readonly findEntry: (payload: Payload) => string | undefined;
  readonly found: string;
  readonly allowed: string;
  readonly hint: string;
}

/** Says what is sent instead of a token; `undefined` where it may be one. */
export function findMisplaced(value: unknown, kinds: readonly Misplaced[]): RuleFound | undefined {
  if (!isObject(value)) return undefined;
  for (const kind of kinds) {
    const entry = kind.findEntry(value);
    if (entry !== undefined) return describeMisplaced(kind, entry);
  }
  return undefined;
}

const describeMisplaced = ({ rule, found, allowed, hint }: Misplaced, entry: string): RuleFound => ({
  rule,
  found: { path: [entry], found, allowed, hint },
});

/** The token of the other wallet: an object with names of its tables, and none of those that only the own ones have. */
export function tokenOfOther(own: readonly Table[], other: readonly Table[], wallet: string): Misplaced {
  const ownNames = namesOf(own);
  const otherNames = namesOf(other);
  return {
    rule: otherWallet,
    findEntry(payload) {
      let first: string | undefined;
      for (const name in payload) {
        if (ownNames.has(name) === otherNames.has(name)) continue;
        if (ownNames.has(name)) return undefined;
        first ??= name;
      }
      return first;
    },
    found: `an entry of ${wallet}’s token`,
    allowed: 'the token of the wallet that the brand names',
    hint: `Send it with the brand ${wallet}.`,
  };
}
