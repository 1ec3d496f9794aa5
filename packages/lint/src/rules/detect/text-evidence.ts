import type { Field } from '@pg/rule-kit/internal';
import { wallet2ClientRequestType } from '@pg/wallet-tokens';
import { payloadTypes } from '../kinds.ts';
import { eachField, fieldsOf, OWN, OWN_VALUE, SHARED, SHARED_VALUE, Signs, weigh } from './distinctive.ts';

const CLIENT_REQUEST = wallet2ClientRequestType.name;

/** What a name in a text is a sign of, for one kind of payload. */
interface Sign {
  readonly kind: string;
  readonly weight: number;
  /** An object of the document counts as a second name. */
  readonly isObject: boolean;
  /** The distinctive values of its fields. */
  readonly codes: readonly string[];
}

/**
 * The kind of payload of which a text has two distinctive names, or one and a distinctive value. It is for texts that can't be read,
 * because it ignores the other values.
 *
 * @param gateway Requests to the client of wallet2 count only if the text has this name.
 */
export function kindInText(text: string, gateway?: string): string | undefined {
  patterns ??= makePatterns();
  const { names, code, signsOf } = patterns;
  const found = new Map<string, Signs>();
  for (const { 0: word, index } of text.matchAll(names)) {
    code.lastIndex = index + word.length;
    const [, value = ''] = code.exec(text) ?? [];
    for (const { kind, weight, isObject, codes } of signsOf(word)) {
      const isOther = kind === CLIENT_REQUEST && !(gateway !== undefined && text.includes(gateway));
      if (isOther) continue;
      const signs = found.get(kind) ?? new Signs();
      found.set(kind, signs);
      signs.addName(word, weight, () => isObject);
      if (codes.includes(value)) signs.addValue(value);
      if (signs.isEnough) return kind;
    }
  }
  return undefined;
}

/** Whether a text may contain a payload that is recognized for certain, also in a string with escapes. */
export function mayHavePayload(text: string, gateway?: string): boolean {
  patterns ??= makePatterns();
  const { distinctive, ofClient } = patterns;
  return (
    text.includes('\\u00') ||
    distinctive.test(text) ||
    (gateway !== undefined && text.includes(gateway) && ofClient.test(text))
  );
}

/** Whether a text may be a payload: it has a name that is not common, or a distinctive value. */
export function mayBePayload(text: string): boolean {
  patterns ??= makePatterns();
  return patterns.possible.test(text);
}

const sourceOf = ({ source }: RegExp): string => source.slice(1, -1);

/** After a field's name: its colon or equals sign, and the items of an array before the value. */
const BEFORE_VALUE = String.raw`[\\"'\]]{0,4}(?:\[\d*\])?\s?[:=]\W{0,30}(?:\w+\W{1,12}){0,9}?`;
const ALL_VALUES = [OWN_VALUE, SHARED_VALUE].map(sourceOf).join('|');

let patterns: ReturnType<typeof makePatterns> | undefined;

function makePatterns() {
  const signs = new Map<string, Sign[]>();
  const possible = new Set<string>();
  for (const { name: kind, table } of payloadTypes) {
    const add = (name: string, spec: Field, isOutermost: boolean): void => {
      const weight = weigh(name, isOutermost);
      const word = name.replace(/^.*\[|\]$/g, '');
      const codes = [spec, ...(spec.item ? [spec.item] : [])]
        .flatMap((each) => [...each.values, ...(each.knownValues ?? [])])
        .filter((value) => OWN_VALUE.test(value) || SHARED_VALUE.test(value));
      if (weight > 1) possible.add(word);
      if (weight >= SHARED || codes.length > 0)
        signs.set(word, [...(signs.get(word) ?? []), { kind, weight, isObject: spec.kind === 'object', codes }]);
    };
    eachField(fieldsOf({ table }), add);
  }
  // The names that no table lists are patterns; those of settings are labels in any case, which are common.
  const others = payloadTypes.flatMap(({ name: kind, distinctiveName }) =>
    distinctiveName && !distinctiveName.ignoreCase ? [{ kind, name: distinctiveName }] : [],
  );
  const wordsOf = (words: Iterable<string>): string =>
    [...words, ...others.map(({ name }) => sourceOf(name))].join('|');
  const distinctive = (isIncluded: (kind: string) => boolean): string =>
    [
      ...[...signs].flatMap(([word, each]) =>
        each.some(({ kind, weight }) => weight >= SHARED && isIncluded(kind)) ? [word] : [],
      ),
      ...others.flatMap(({ kind, name }) => (isIncluded(kind) ? [sourceOf(name)] : [])),
    ].join('|');
  return {
    names: new RegExp(`\\b(?:${wordsOf(signs.keys())})\\b`, 'g'),
    code: new RegExp(`${BEFORE_VALUE}\\b(${ALL_VALUES})\\b`, 'y'),
    distinctive: new RegExp(`\\b(?:${distinctive((kind) => kind !== CLIENT_REQUEST)}|${sourceOf(OWN_VALUE)})\\b`),
    ofClient: new RegExp(`\\b(?:${distinctive((kind) => kind === CLIENT_REQUEST)})\\b`),
    possible: new RegExp(`\\b(?:${wordsOf(possible)}|${ALL_VALUES})\\b`),
    signsOf: (word: string): readonly Sign[] =>
      signs.get(word) ??
      others.flatMap(({ kind, name }) => (name.test(word) ? { kind, weight: OWN, isObject: false, codes: [] } : [])),
  };
}
