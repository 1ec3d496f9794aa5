import { readFileSync } from 'node:fs';
import { proseTypes, TOKEN, walletBrands } from './prose-types.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A value in the document. */
export interface Node {
  /** As the document writes it, like `AN255`; `object` if there are `fields`, `array` if there is an `item`. */
  readonly type: string;
  readonly fields?: Map<string, Node>;
  readonly item?: Node;
  readonly required?: boolean;
  /** The section of the document. */
  readonly source: string;
  /** The field names of each alternative, if the object has alternatives. */
  sets?: readonly (readonly string[])[];
  /** The names of fields that an object's other fields require. */
  conditionallyRequired?: (object: Fields) => readonly string[];
  /** Whether it is sent as a form, which has only strings. */
  isForm?: boolean;
}

/** `values` is a closed list, `given` an open one, `fields` the names of a small object's fields. */
type Row = Readonly<{
  name: string;
  type?: string;
  mandatory?: string;
  values?: readonly string[];
  given?: readonly string[];
  fields?: readonly string[];
}>;
type Table = Readonly<{ id: string; at: string; section: string; rows: readonly Row[] }>;

const FILE = new URL('../../../packages/lint/test/interface-tables.json', import.meta.url);
const tables: readonly Table[] = JSON.parse(readFileSync(FILE, 'utf8'));

const objectNode = (source: string) => ({ type: 'object', fields: new Map<string, Node>(), source });

/** The type of a row is in the prose about the row, or in the table, or in the prose about the whole table. */
function nodeOf(table: string, { name, type: ownType, mandatory, values, fields = [] }: Row, section: string): Node {
  const list = values && `one of ${values.join(', ')}`;
  const fromProse = (row: string) => proseTypes.find(([each]) => each === row);
  const [, type = ownType ?? list, source = section] =
    fromProse(`${table}.${name}`) ?? (ownType || list ? undefined : fromProse(`${table}.*`)) ?? [];
  if (type === undefined) throw new Error(`${table}.${name} has no type`);
  if (type === 'object') {
    const node = objectNode(source);
    for (const inner of fields) node.fields.set(inner, nodeOf(`${table}.${name}`, { name: inner }, section));
    return node;
  }
  const [, item] = /^array of (.+)$/.exec(type) ?? [];
  const required = mandatory === 'required';
  return item
    ? { type: 'array', item: { type: list ?? item, source }, source }
    : { type: list ?? type, required, source };
}

/** The object at a path like `cart.items[].recipient`. Creates missing objects and arrays. */
function objectAt(root: Node, at: string, source: string): Node {
  let parent = root;
  for (const step of at.split('.').filter((each) => each !== '')) {
    const name = step.replace('[]', '');
    const existing = parent.fields?.get(name);
    const next = existing?.item ?? existing ?? objectNode(source);
    if (!existing) parent.fields?.set(name, name === step ? next : { type: 'array', item: next, source });
    parent = next;
  }
  return parent;
}

function treeOf(ids: RegExp, nameOf = (name: string) => name): Node {
  const root = objectNode('4');
  for (const { id, at, section, rows } of tables.filter((each) => ids.test(each.id))) {
    const { fields } = objectAt(root, at, section);
    for (const row of rows) fields?.set(nameOf(row.name), nodeOf(id, row, section));
  }
  return root;
}

/** Reading 20: the keys of a settings file are the panel's labels in camelCase. */
const inCamelCase = (label: string): string =>
  label.toLowerCase().replaceAll(/ [a-z]/g, (start) => start.trim().toUpperCase());

export const session = treeOf(/^session|^card/);
// Section 1: the methods are keys of `parameters`. Their values are objects (2.1).
const { given: methods = [] } = tables.flatMap(({ rows }) => rows).find(({ name }) => name === 'methods') ?? {};
for (const method of methods) objectAt(session, `parameters.${method}`, '1');
export const card = objectAt(session, 'parameters.card', '2.2');
card.sets = [1, 2, 3, 4, 5, 6].map((set) => {
  const { fields } = objectAt(treeOf(RegExp(`^card.set${set}`)), 'parameters.card', '2.2');
  return [...(fields?.keys() ?? [])];
});

export const sale = treeOf(/^sale$/);
sale.isForm = true;
sale.conditionallyRequired = ({ brand }) => (walletBrands.some((each) => each === brand) ? [TOKEN] : []);

export const wallet1 = treeOf(/^wallet1/, inCamelCase);
export const wallet2 = treeOf(/^wallet2/, inCamelCase);
