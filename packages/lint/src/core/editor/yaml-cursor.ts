import { isAlias, isMap, isNode, isScalar, isSeq } from 'yaml';
import { documentsIn } from '../read/yaml.ts';
import { YamlLimit } from '../read/yaml-limits.ts';
import { type Cursor, type EditorOptions, type Found, inPayload } from './cursor.ts';

/** Stands for what is written at the cursor. */
const MARK = 'pg-lint-cursor';

/** Finds the field at an offset of a YAML text, which may be unfinished. */
export function yamlCursorAt(text: string, offset: number, options: EditorOptions = {}): Cursor | undefined {
  const word = wordAt(text, offset);
  const { span } = word;
  const mark = word.isName && !word.hasValue ? `${MARK}:` : MARK;
  try {
    for (const { contents } of documentsIn(text.slice(0, span.start) + mark + text.slice(span.end))) {
      const place = findMark(contents, []);
      if (place) return toCursor({ ...place, ...word }, contents, options);
    }
  } catch (error) {
    if (!(error instanceof YamlLimit)) throw error;
  }
  return undefined;
}

function toCursor(found: Found, contents: unknown, options: EditorOptions): Cursor | undefined {
  const cursor = inPayload('yaml', found, readValue(contents), options);
  return cursor && asItem(cursor);
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
    isName: /^\s*(?:-\s+)*$/.test(text.slice(lineStart, start)),
    hasValue: /^\s*:(?:\s|$)/.test(text.slice(end, end + 100)),
  };
}

type MarkPlace = Pick<Found, 'what' | 'path' | 'siblings'>;

function findMark(node: unknown, path: Found['path']): MarkPlace | undefined {
  if (isSeq(node)) {
    for (const [i, item] of node.items.entries()) {
      if (isMark(item)) return { what: 'value', path: [...path, i], siblings: [] };
      const found = findMark(item, [...path, i]);
      if (found) return found;
    }
  } else if (isMap(node)) {
    const names = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
    for (const [i, { key, value }] of node.items.entries()) {
      const siblings = names.filter((_, other) => other !== i);
      if (isMark(key)) return { what: 'name', path: [...path, ''], siblings };
      const inner = [...path, names[i] ?? ''];
      if (isMark(value)) return { what: 'value', path: inner, siblings };
      const found = findMark(value, inner);
      if (found) return found;
    }
  }
  return undefined;
}

const isMark = (node: unknown): boolean => isScalar(node) && node.value === MARK;

/** The value of a document, without aliases and what is at the cursor. */
function readValue(node: unknown): unknown {
  if (isSeq(node)) return node.items.map(readValue);
  if (isMap(node)) {
    const fields = node.items.flatMap(({ key, value }) =>
      isScalar(key) && !isMark(key) ? [[String(key.value), readValue(value)]] : [],
    );
    return Object.fromEntries(fields);
  }
  return isScalar(node) && !isMark(node) ? node.value : isNode(node) && !isAlias(node) ? null : undefined;
}

/** After a dash, a name may be the item of a list of strings. */
function asItem(cursor: Cursor): Cursor {
  const { what, object, hasValue } = cursor;
  const isItem = what === 'name' && !hasValue && object !== undefined && Object.keys(object.fields).length === 0;
  return isItem ? { ...cursor, what: 'value', field: object } : cursor;
}
