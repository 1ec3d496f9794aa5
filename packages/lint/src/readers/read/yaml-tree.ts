import {
  type Budget,
  BudgetSpent,
  type JsonProblem,
  MAX_FIELDS,
  MAX_ITEMS,
  MAX_LEVELS,
  type NodeKind,
  ReadNode,
  type Span,
  type TextLayer,
  type Tree,
  type TreeNode,
  treesInside,
  verbatim,
  wholeText,
} from '@pg/nested-text';
import type { Violation } from '@pg/rule-kit';
import {
  type Alias,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type ScalarTag,
  Schema,
  type Tags,
  visit,
  type YAMLMap,
} from 'yaml';
import { fileViolation, type ReadProblem, TOO_DEEP, TOO_MANY_VALUES } from '../../rules/catalog.ts';
import { yamlString } from './yaml-string.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A variable, which YAML reads as a map in a map. */
const TEMPLATE = /^\{\{[^{}\n]+\}\}\s*$/;

/** What a character of YAML takes of the budget. All of a file is in memory, and each use of an alias is read. */
export const CHARACTER = 1 / 8;

const UNDEFINED_ALIAS = { rule: 'syntax', code: 'undefined-alias' } as const;

/** Ends the reading of a file. */
export class YamlLimit extends Error {
  readonly problem: ReadProblem;

  constructor(problem: Omit<ReadProblem, keyof Span>, at: number) {
    super();
    this.problem = { ...problem, start: at, end: at + 1 };
  }
}

/** The numbers of YAML 1.1 don't start with 0 as `083` does, which the library reads as one. */
export const customTags = (tags: Tags): Tags =>
  tags.map((tag) => (isDecimalOf11(tag) ? { ...tag, test: /^[-+]?(?:0|[1-9][0-9_]*)$/ } : tag));

const isDecimalOf11 = (tag: Tags[number]): tag is ScalarTag =>
  typeof tag === 'object' && 'test' in tag && tag.test?.source === '^[-+]?[0-9][0-9_]*$';

/** What YAML 1.1 does not read as strings, like `NO` and `2030-01-31`. */
const NO_STRINGS = new Schema({ schema: 'yaml-1.1', customTags }).tags.flatMap((tag) =>
  tag.default === true && 'test' in tag && tag.test ? [tag.test] : [],
);

/** The values of a YAML document, its duplicate names, and notes about strings. */
export interface YamlTree {
  readonly tree: Tree & { readonly root: TreeNode };
  readonly problems: readonly JsonProblem[];
  readonly notes: readonly Violation[];
}

/**
 * Makes the tree of a YAML document. Each use of an alias has nodes of its own, at the places of its anchor.
 *
 * @throws {YamlLimit} if aliases expand to too many values, or it is too deep.
 */
export function yamlTree(text: string, contents: unknown, budget: Budget): YamlTree {
  const reader = new TreeReader(text, budget);
  const root = reader.read(contents);
  const decode = (node: TreeNode): TextLayer => {
    const scalar = reader.scalars.get(node);
    return isString(scalar) ? yamlString(text, scalar) : verbatim(text, node);
  };
  const scalarOf = (node: TreeNode): unknown => reader.scalars.get(node)?.value ?? null;
  return {
    tree: { layer: wholeText(text), root, duplicates: 'last', scalarOf, decode, inside: treesInside(decode, budget) },
    problems: reader.problems,
    notes: reader.notes,
  };
}

const isString = (node: unknown): node is Scalar<string> => isScalar(node) && typeof node.value === 'string';

class TreeReader {
  readonly problems: JsonProblem[] = [];
  readonly notes: Violation[] = [];
  readonly scalars = new Map<TreeNode, Scalar>();
  readonly #text: string;
  readonly #budget: Budget;
  /** What aliases stand for; searched for the first alias. */
  #targets: ReadonlyMap<Alias, Node> | undefined;
  #contents: unknown;
  readonly #path: (string | number)[] = [];
  /** The start of the outermost alias that is being expanded. */
  #alias: number | undefined;
  /** Where it reads. */
  #at = 0;

  constructor(text: string, budget: Budget) {
    this.#text = text;
    this.#budget = budget;
  }

  read(contents: unknown): TreeNode {
    this.#contents = contents;
    try {
      return this.#readNode(contents, 0);
    } catch (error) {
      throw error instanceof BudgetSpent ? new YamlLimit(TOO_MANY_VALUES, this.#alias ?? this.#at) : error;
    }
  }

  /** @param missing The place of a value that is not in the file. */
  #readNode(node: unknown, missing: number): ReadNode {
    const outermost = this.#alias;
    if (isAlias(node)) this.#alias ??= node.range?.[0];
    const read = this.#readTarget(this.#resolve(node), missing);
    this.#alias = outermost;
    return read;
  }

  #readTarget(target: unknown, missing: number): ReadNode {
    const [start, end] = (isNode(target) && target.range) || [missing, missing];
    this.#at = start;
    const node = new ReadNode(this.#kindOf(target, start, end), start, end, this.#budget);
    if (isScalar(target)) this.#keep(node, target);
    else if (node.kind !== 'object' && node.kind !== 'array') return node;
    else if (this.#path.length === MAX_LEVELS) throw new YamlLimit(TOO_DEEP, this.#alias ?? start);
    else if (isMap(target)) node.members = this.#readFields(target, start);
    else if (isSeq(target)) node.members = this.#readItems(target.items, start);
    return node;
  }

  #kindOf(target: unknown, start: number, end: number): NodeKind {
    if (isMap(target)) return TEMPLATE.test(this.#text.slice(start, end)) ? 'unknown' : 'object';
    if (isSeq(target)) return 'array';
    const value = isScalar(target) ? target.value : null;
    if (typeof value === 'string') return 'string';
    if (typeof value === 'boolean') return 'boolean';
    // JSON has no infinity, but numbers that are too large.
    const isNumber = typeof value === 'number' && (Number.isFinite(value) || NUMBER.test(this.#text.slice(start, end)));
    return isNumber ? 'number' : 'null';
  }

  /** Keeps the value of a node. A long string may have many aliases. */
  #keep(node: ReadNode, scalar: Scalar): void {
    if (this.#alias !== undefined) this.#budget.spend((node.end - node.start) * CHARACTER);
    if (node.kind !== 'null') this.scalars.set(node, scalar);
    const { source = '', type, tag } = scalar;
    const isPlain = node.kind === 'string' && type === 'PLAIN' && tag === undefined;
    if (!isPlain || !NO_STRINGS.some((each) => each.test(source))) return;
    this.#budget.spend(1);
    const within = { path: [], start: node.start, end: node.end };
    this.notes.push({ ...fileViolation('yaml-string', 'yaml-string', {}, [...this.#path]), within });
  }

  /** @throws {YamlLimit} for an alias without an anchor before it. */
  #resolve(node: unknown): unknown {
    if (!isAlias(node)) return node;
    this.#targets ??= targetsIn(this.#contents);
    const target = this.#targets.get(node);
    if (target === undefined) throw new YamlLimit(UNDEFINED_ALIAS, node.range?.[0] ?? this.#at);
    return target;
  }

  #readItems(items: readonly unknown[], missing: number): ReadNode[] {
    if (items.length > MAX_ITEMS) throw this.#tooMany('too-many-items', MAX_ITEMS, items[MAX_ITEMS]);
    return items.map((item, i) => {
      this.#path.push(i);
      const node = this.#readNode(item, missing);
      this.#path.pop();
      return node;
    });
  }

  #readFields(map: YAMLMap, missing: number): ReadNode[] {
    const names = new Set<string>();
    return this.#pairsOf(map).map(({ key, value }) => {
      const [start, end] = (isNode(key) && key.range) || [missing, missing];
      const name = isString(key) ? key.value : this.#text.slice(start, end);
      const isNew = !names.has(name);
      if (isNew && names.size === MAX_FIELDS) throw this.#tooMany('too-many-fields', MAX_FIELDS, key);
      this.#path.push(name);
      if (!isNew) this.#addDuplicate({ start, end });
      const node = this.#readNode(value, end);
      this.#path.pop();
      node.name = name;
      node.nameStart = start;
      node.nameEnd = end;
      names.add(name);
      return node;
    });
  }

  #addDuplicate(span: Span): void {
    this.#budget.spend(1);
    this.problems.push({ kind: 'duplicate-field', code: 'duplicate-field', params: {}, path: [...this.#path], span });
  }

  #tooMany(code: 'too-many-fields' | 'too-many-items', max: number, first: unknown): YamlLimit {
    const start = (isNode(first) && first.range?.[0]) || this.#at;
    return new YamlLimit({ rule: 'too-many-values', code, params: { max } }, this.#alias ?? start);
  }

  /** The fields of a map, with those of the maps that `<<` merges into it. */
  #pairsOf({ items, range }: YAMLMap): readonly Pair[] {
    if (!items.some(isMerge)) return items;
    const pairs = items.filter((pair) => !isMerge(pair));
    const names = new Set(pairs.map(({ key }) => String(key)));
    const merge = (node: unknown): void => {
      const source = this.#resolve(node);
      this.#at = range?.[0] ?? 0;
      for (const pair of isMap(source) ? source.items : []) {
        const name = String(pair.key);
        this.#budget.spend(1);
        if (!names.has(name)) pairs.push(pair);
        names.add(name);
      }
    };
    for (const { value } of items.filter(isMerge)) {
      const source = this.#resolve(value);
      for (const each of isSeq(source) ? source.items : [source]) merge(each);
    }
    return pairs;
  }
}

/** The node that each alias stands for: the last one before it with its anchor. */
function targetsIn(contents: unknown): Map<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  if (isNode(contents)) {
    visit(contents, {
      Value: (_, node) => {
        if (node.anchor) anchors.set(node.anchor, node);
      },
      Alias: (_, alias) => {
        const target = anchors.get(alias.source);
        if (target) targets.set(alias, target);
      },
    });
  }
  return targets;
}

const isMerge = ({ key }: Pair): boolean => isScalar(key) && key.type === 'PLAIN' && key.value === '<<';
