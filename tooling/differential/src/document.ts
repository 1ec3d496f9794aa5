import { readFileSync } from 'node:fs';
import { methods, proseTypes, TOKEN, walletBrands } from './prose-types.ts';

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

type Row = Readonly<{ name: string; type?: string; mandatory?: string; ticked?: readonly string[] }>;
type Table = Readonly<{ id: string; at: string; section: string; rows: readonly Row[] }>;

const FILE = new URL('../../../packages/lint/test/interface-tables.json', import.meta.url);
const tables: readonly Table[] = JSON.parse(readFileSync(FILE, 'utf8'));

const objectNode = (source: string) => ({ type: 'object', fields: new Map<string, Node>(), source });

/** The type of a row is in the prose about the row, or in the table, or in the prose about the whole table. */
function nodeOf(table: string, { name, type: ownType, mandatory, ticked = [] }: Row, section: string): Node {
  const fromProse = (row: string) => proseTypes.find(([each]) => each === row);
  const [, type = ownType, source = section] =
    fromProse(`${table}.${name}`) ?? (ownType ? undefined : fromProse(`${table}.*`)) ?? [];
  if (type === undefined) throw new Error(`${table}.${name} has no type`);
  if (type === 'object') {
    const node = objectNode(source);
    // The row of a small object lists the names of its fields.
    for (const inner of ticked.filter((each) => /^[a-z]+$/.test(each))) {
      node.fields.set(inner, nodeOf(`${table}.${name}`, { name: inner }, section));
    }
    return node;
  }
  const [, item] = /^array of (.+)$/.exec(type) ?? [];
  const required = mandatory === 'required';
  return item ? { type: 'array', item: { type: item, source }, source } : { type, required, source };
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
