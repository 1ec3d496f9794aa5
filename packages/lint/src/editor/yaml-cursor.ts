import { Budget, plainValue, type Tree, type TreeNode } from '@pg/nested-text';
import { isObject } from '@pg/rule-kit';
import { documentsIn } from '../readers/read/yaml.ts';
import { YamlLimit, yamlTree } from '../readers/read/yaml-tree.ts';
import { type Cursor, type EditorOptions, type Found, inPayload } from './cursor.ts';

/** Stands for what is written at the cursor. */
const MARK = 'pg-lint-cursor';

/** Finds the field at an offset of a YAML text, which may be unfinished. */
export function yamlCursorAt(text: string, offset: number, options: EditorOptions = {}): Cursor | undefined {
  const word = wordAt(text, offset);
  const { span } = word;
  const mark = word.isName && !word.hasValue ? `${MARK}:` : MARK;
  const marked = text.slice(0, span.start) + mark + text.slice(span.end);
  try {
    for (const { contents } of documentsIn(marked)) {
      const { tree } = yamlTree(marked, contents, new Budget());
      const place = findMark(tree, tree.root, []);
      const value = place && withoutMark(plainValue(tree, tree.root));
      const cursor = place && inPayload('yaml', { ...place, ...word }, value, options);
      if (place) return cursor && asItem(cursor);
    }
  } catch (error) {
    if (!(error instanceof YamlLimit)) throw error;
  }
  return undefined;
}

type Word = Pick<Found, 'span' | 'written' | 'hasValue'> & { readonly isName: boolean };

/** The most characters of a name or value on each side of the cursor. */
const LONGEST = 1000;

/** The start of the string that is open at the end of a line's part, or of the last word. */
function startOfWord(part: string): number {
  let quote: string | undefined;
  let start = 0;
  for (const [i, character] of part.split('').entries()) {
    if (quote !== undefined) {
      if (character !== quote) continue;
      quote = undefined;
      start = i + 1;
    } else if (/["']/.test(character) && start === i) quote = character;
    else if (/[\s,{}["']/.test(character)) start = i + 1;
  }
  return start;
}

/** What is written at an offset: the start of a line, after dashes, is a name. */
function wordAt(text: string, offset: number): Word {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const near = text.slice(Math.max(lineStart, offset - LONGEST), offset);
  const before = near.slice(startOfWord(near));
  const quote = /^["']/.exec(before)?.[0];
  const [after = ''] =
    (quote === undefined ? /^[^\s,{}\]"':]*/ : quote === '"' ? /^[^"\r\n]*"?/ : /^[^'\r\n]*'?/).exec(
      text.slice(offset, offset + LONGEST),
    ) ?? [];
  const start = offset - before.length;
  const end = offset + after.length;
  return {
    span: { start, end },
    written: text.slice(start, end).replace(/^["']|["']$/g, ''),
    isName: /^(?!.*-(?!\s))[\s-]*$/s.test(text.slice(lineStart, start)),
    hasValue: /^\s*:(?:\s|$)/.test(text.slice(end, end + 100)),
  };
}

type MarkPlace = Pick<Found, 'what' | 'path' | 'siblings'>;

function findMark(tree: Tree, { members }: TreeNode, path: Found['path']): MarkPlace | undefined {
  for (const [i, member] of members.entries()) {
    const siblings = members.flatMap(({ name }, other) => (other === i || name === undefined ? [] : name));
    if (member.name === MARK) return { what: 'name', path: [...path, ''], siblings };
    const inner = [...path, member.name ?? i];
    if (tree.scalarOf(member) === MARK) return { what: 'value', path: inner, siblings };
    const found = findMark(tree, member, inner);
    if (found) return found;
  }
  return undefined;
}

/** The value of a document without what is at the cursor. */
function withoutMark(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMark);
  if (!isObject(value)) return value === MARK ? undefined : value;
  const others = Object.entries(value).filter(([name]) => name !== MARK);
  return Object.fromEntries(others.map(([name, each]) => [name, withoutMark(each)]));
}

/** After a dash, a name may be the item of a list of strings. */
function asItem(cursor: Cursor): Cursor {
  const { what, object, hasValue } = cursor;
  const isItem = what === 'name' && !hasValue && object !== undefined && Object.keys(object.fields).length === 0;
  return isItem ? { ...cursor, what: 'value', field: object } : cursor;
}
