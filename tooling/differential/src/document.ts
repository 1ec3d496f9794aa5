import { readFileSync } from 'node:fs';
import { facts, methods, TOKEN, walletBrands } from './facts.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What the document says of a value. */
export interface Node {
  /** As the document writes it: `AN255`; `object` and `array` where the next two have what is inside. */
  readonly type: string;
  readonly fields?: Map<string, Node>;
  readonly item?: Node;
  /** Whether its row is marked as required. */
  readonly required?: boolean;
  /** Where the document says it. */
  readonly source: string;
  /** Of an object with alternatives: the names of each. */
  sets?: readonly (readonly string[])[];
  /** The names that an object must have because of its other fields. */
  further?: (object: Fields) => readonly string[];
}

type Row = Readonly<{ name: string; type?: string; mandatory?: string; ticked?: readonly string[] }>;
type Table = Readonly<{ id: string; at: string; section: string; rows: readonly Row[] }>;

const FILE = new URL('../../../packages/lint/test/interface-tables.json', import.meta.url);
const tables: readonly Table[] = JSON.parse(readFileSync(FILE, 'utf8'));

const objectNode = (source: string) => ({ type: 'object', fields: new Map<string, Node>(), source });

/** The node of a row. A fact of the row comes first, then the table's type, then a fact of the whole table. */
function nodeOf(table: string, { name, type: ownType, mandatory, ticked = [] }: Row, section: string): Node {
  const fact = (row: string) => facts.find(([each]) => each === row);
  const of = fact(`${table}.${name}`) ?? (ownType ? undefined : fact(`${table}.*`));
  const [, type = ownType, source = section] = of ?? [];
  if (type === undefined) throw new Error(`${table}.${name} has no type`);
  if (type === 'object') {
    const node = objectNode(source);
    // The row of a small object has the names of its fields.
    for (const inner of ticked.filter((each) => /^[a-z]+$/.test(each))) {
      node.fields.set(inner, nodeOf(`${table}.${name}`, { name: inner }, section));
    }
    return node;
  }
  const [, item] = /^array of (.+)$/.exec(type) ?? [];
  const required = mandatory === 'required';
  return item ? { type: 'array', item: { type: item, source }, source } : { type, required, source };
}

/** The object at `cart.items[].recipient` inside another; what is missing on the way is made. */
function objectAt(root: Node, at: string, source: string): Node {
  let home = root;
  for (const step of at.split('.').filter((each) => each !== '')) {
    const name = step.replace('[]', '');
    const there = home.fields?.get(name);
    const next = there?.item ?? there ?? objectNode(source);
    if (!there) home.fields?.set(name, name === step ? next : { type: 'array', item: next, source });
    home = next;
  }
  return home;
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
sale.further = ({ brand }) => (walletBrands.some((each) => each === brand) ? [TOKEN] : []);

export const wallet1 = treeOf(/^wallet1/, inCamelCase);
export const wallet2 = treeOf(/^wallet2/, inCamelCase);
