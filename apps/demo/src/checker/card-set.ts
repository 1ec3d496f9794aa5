import { type CardSetNumber, cardTable, detectCardSet } from '@pg/card-params';
import { isObject, valueAt } from '@pg/rule-kit';
import { type FieldSpec, tableSpec } from '@pg/rule-kit/internal';

/** The card parameter set of a payload. */
export interface CardSetReport {
  readonly set: CardSetNumber;
  /** The number of its fields in the payload, and of all its fields. */
  readonly used: number;
  readonly all: number;
  /** Another set with fields of the payload, or with similar ones. */
  readonly nearest:
    | { readonly set: CardSetNumber; readonly fields: readonly string[]; readonly areSimilar: boolean }
    | undefined;
}

/** Detects the set of a session request or card object. */
export function reportCardSet(value: unknown, kind: string | undefined): CardSetReport | undefined {
  if (kind !== 'session-request' && kind !== 'card-params') return undefined;
  const card = kind === 'card-params' ? value : isObject(value) ? valueAt(value, ['parameters', 'card']) : undefined;
  const set = detectCardSet(card);
  if (set === undefined || !isObject(card)) return undefined;
  const given = [...new Set(namesIn(card))];
  const own = given.filter((name) => namesOf(set).includes(name));
  const others = given.filter((name) => !own.includes(name));
  const mostOf = (fieldsOf: (names: readonly string[]) => readonly string[], areSimilar: boolean) =>
    SETS.filter((each) => each !== set)
      .map((each) => ({ set: each, fields: fieldsOf(namesOf(each)), areSimilar }))
      .filter(({ fields }) => fields.length > 0)
      .sort((a, b) => b.fields.length - a.fields.length)[0];
  const similar = (names: readonly string[]) =>
    own.filter((name) => names.some((other) => plain(other) === plain(name)));
  return {
    set,
    used: own.length,
    all: namesOf(set).length,
    nearest: mostOf((names) => others.filter((name) => names.includes(name)), false) ?? mostOf(similar, true),
  };
}

const SETS: readonly CardSetNumber[] = [1, 2, 3, 4, 5, 6];

/** `shipping.city` of Set 6 is similar to `shipping_city` of Set 4. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[._[\]]/g, '');

function namesOf(set: CardSetNumber): readonly string[] {
  const table = cardTable.alternatives.tables[set - 1];
  return table ? specNames(tableSpec(table)) : [];
}

const specNames = ({ fields }: FieldSpec, prefix = ''): string[] =>
  Object.values(fields).flatMap((field) => {
    const inner = field.item ?? field;
    const name = `${prefix}${field.name}${field.item ? '[]' : ''}`;
    return Object.keys(inner.fields).length > 0 ? specNames(inner, `${name}.`) : [name];
  });

const namesIn = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([name, field]): string[] => {
    if (Array.isArray(field))
      return field.flatMap((item) => (isObject(item) ? namesIn(item, `${prefix}${name}[].`) : []));
    return isObject(field) ? namesIn(field, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
