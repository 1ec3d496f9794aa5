import { type FieldSpec, tableSpec } from '@pg/rule-kit/internal';
import { verifiableSaleResource } from '@pg/sale-form';
import { sessionResource } from '@pg/session-request';
import { wallet2ClientRequestResource } from '@pg/wallet-tokens';
import { asciiInBase64 } from '../decode/base64.ts';
import { isEnough, OWN, OWN_VALUE, SHARED, SHARED_VALUE, weigh } from './distinctive.ts';
import { resources } from './kinds.ts';

/** What a name in a text is a sign of, for one kind of payload. */
interface Sign {
  readonly kind: string;
  readonly sign: 'own' | 'shared';
  readonly count: number;
}

/** The values of a kind, after the names of their fields. */
interface ValuePatterns {
  readonly kind: string;
  readonly own: RegExp | undefined;
  readonly shared: RegExp | undefined;
}

/**
 * The kind of payload of which a text has two distinctive names, or one and a distinctive value. This is much faster than
 * parsing the text.
 *
 * @param gateway Requests to the client of wallet2 count only if the text has this name; empty if all count.
 */
export const kindInText = (text: string, gateway?: string): string | undefined => findKind(text, gateway, false);

/** Whether a text may contain a payload that is recognized for certain, also in a string with escapes or base64. */
export const mayHavePayload = (text: string, gateway?: string): boolean =>
  [text, ...asciiInBase64(text)].some((each) => each.includes('\\u00') || findKind(each, gateway, true) !== undefined);

function findKind(text: string, gateway: string | undefined, isLenient: boolean): string | undefined {
  patterns ??= makePatterns();
  const { pattern, signs, values } = patterns;
  const isOwn = (kind: string): boolean => kind !== CLIENT_REQUEST || (gateway !== undefined && text.includes(gateway));
  const seen = new Set<string>();
  const counts = new Map<string, Record<Sign['sign'], number>>();
  for (const [word] of text.matchAll(pattern)) {
    if (seen.has(word)) continue;
    seen.add(word);
    for (const { kind, sign, count } of signs(word)) {
      const counted = counts.get(kind) ?? { own: 0, shared: 0 };
      counted[sign] += count;
      counts.set(kind, counted);
      if (isEnough({ ...counted, ownValues: 0, sharedValues: 0, against: 0 }) && isOwn(kind)) return kind;
    }
  }
  return values.find(({ kind, own, shared }) => {
    if (!isOwn(kind)) return false;
    const { own: ownNames, shared: sharedNames } = counts.get(kind) ?? { own: 0, shared: 0 };
    const ownValues = own?.test(text) ? 1 : 0;
    // Two values without a name are rare: the text is parsed for one.
    if (isLenient && ownValues > 0) return true;
    if (ownNames + sharedNames + ownValues === 0) return false;
    const hasContext = isLenient && sharedNames > 0 && CONTEXTS.get(kind)?.test(text);
    const sharedValues = hasContext || shared?.test(text) ? 1 : 0;
    return isEnough({ own: ownNames, shared: sharedNames, ownValues, sharedValues, against: 0 });
  })?.kind;
}

const CLIENT_REQUEST = wallet2ClientRequestResource.kind;

/** What else makes a payload certain: a session's whole order, and another action than a sale. */
const CONTEXTS: ReadonlyMap<string, RegExp> = new Map([
  [sessionResource.kind, /\border\b[\\"']{0,4}\s?[:=]\W{1,12}(?:number|amount|currency|description)\b/],
  [verifiableSaleResource.kind, /\baction\b[\\"']{0,4}\s?[:=]\W{0,12}[A-Z]+\b/],
]);

/** Whether a text may be a payload: it has a name that is not common, or a distinctive value. */
export function mayBePayload(text: string): boolean {
  patterns ??= makePatterns();
  return patterns.possible.test(text);
}

const ALL_VALUES = [OWN_VALUE, SHARED_VALUE].map(({ source }) => source.slice(1, -1)).join('|');

/** After a field's name: its colon or equals sign, and the items of an array before the value. */
const BEFORE_VALUE = String.raw`\b[\\"'\]]{0,4}(?:\[\d*\])?\s?[:=]\W{0,30}(?:\w+\W{1,12}){0,9}?`;

/** Matches a field with one of its values. */
function patternOfValues(codes: ReadonlyMap<string, readonly string[]>): RegExp | undefined {
  const each = [...codes].filter(([, list]) => list.length > 0);
  const parts = each.map(([name, list]) => `\\b${name}${BEFORE_VALUE}\\b(?:${[...new Set(list)].join('|')})\\b`);
  return parts.length === 0 ? undefined : new RegExp(parts.join('|'));
}

let patterns: ReturnType<typeof makePatterns> | undefined;

function makePatterns() {
  const signsOf = new Map<string, Sign[]>();
  const possible = new Set<string>();
  const add = (word: string, sign: Sign): void => {
    const known = signsOf.get(word) ?? [];
    if (!known.some(({ kind }) => kind === sign.kind)) signsOf.set(word, [...known, sign]);
  };
  const values: ValuePatterns[] = [];
  for (const { kind, table } of resources) {
    const own = new Map<string, readonly string[]>();
    const shared = new Map<string, readonly string[]>();
    const collect = ({ fields, item }: FieldSpec, isOutermost: boolean): void => {
      for (const [name, spec] of Object.entries(fields)) {
        const weight = weigh(name, isOutermost);
        const word = name.replace(/^.*\[|\]$/g, '');
        // An object of the document counts as a second name if it has its fields.
        const count = spec.kind === 'object' ? 2 : 1;
        if (weight === OWN) add(word, { kind, sign: 'own', count });
        else if (weight === SHARED) add(word, { kind, sign: 'shared', count: 1 });
        if (weight > 1) possible.add(word);
        const codes = [spec, ...(spec.item ? [spec.item] : [])].flatMap((each) => [
          ...each.values,
          ...(each.knownValues ?? []),
        ]);
        own.set(word, [...(own.get(word) ?? []), ...codes.filter((code) => OWN_VALUE.test(code))]);
        shared.set(word, [...(shared.get(word) ?? []), ...codes.filter((code) => SHARED_VALUE.test(code))]);
        collect(spec, false);
      }
      if (item) collect(item, false);
    };
    collect(tableSpec(table), true);
    values.push({ kind, own: patternOfValues(own), shared: patternOfValues(shared) });
  }
  // The names that no table lists are patterns; those of settings are common.
  const others = resources.flatMap(({ kind, at, distinctiveName }) =>
    at !== undefined && distinctiveName ? [{ kind, name: distinctiveName }] : [],
  );
  const wordsOf = (words: Iterable<string>): string =>
    [...words, ...others.map(({ name }) => name.source.slice(1, -1)), 'allowPaymentMethods'].join('|');
  return {
    pattern: new RegExp(`\\b(?:${wordsOf(signsOf.keys())})\\b`, 'g'),
    possible: new RegExp(`\\b(?:${wordsOf(possible)}|${ALL_VALUES})\\b`),
    values,
    signs: (word: string): readonly Sign[] =>
      signsOf.get(word) ??
      others.flatMap(({ kind, name }) => (name.test(word) ? [{ kind, sign: 'own' as const, count: 1 }] : [])),
  };
}
