import { Budget, plainValue } from '@pg/nested-text';
import { documentsIn } from '../readers/read/yaml.ts';
import { YamlLimit, yamlTree } from '../readers/read/yaml-tree.ts';
import { type Cursor, type EditorOptions, type Found, findNode, inPayload } from './cursor.ts';

/** Finds the field at an offset of a YAML text, which may be unfinished: it is read with a whole string there. */
export function yamlCursorAt(text: string, offset: number, options: EditorOptions = {}): Cursor | undefined {
  const { isName, ...word } = wordAt(text, offset);
  const { start, end } = word.span;
  const string = JSON.stringify(word.written) + (isName && !word.hasValue ? ':' : '');
  const whole = text.slice(0, start) + string + text.slice(end);
  try {
    for (const { contents } of documentsIn(whole)) {
      const { tree } = yamlTree(whole, contents, new Budget());
      const found = findNode(tree, start);
      if (found) return asItem(inPayload('yaml', { ...found, ...word }, plainValue(tree, tree.root), options));
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

/** After a dash, a name may be the item of a list of strings. */
function asItem(cursor: Cursor): Cursor {
  const { what, object, hasValue } = cursor;
  const isItem = what === 'name' && !hasValue && object !== undefined && Object.keys(object.fields).length === 0;
  return isItem ? { ...cursor, what: 'value', field: object } : cursor;
}
