import { looksLikeForm, readForm, readTree, type Span, type Tree, type TreeNode } from '@pg/nested-text';
import { isObject, type Path, type PayloadType, valueAt } from '@pg/rule-kit';
import { type Field, tableSpec, tablesOf } from '@pg/rule-kit/internal';
import { saleType } from '@pg/sale-form';
import { sessionType } from '@pg/session-request';
import { recognizeForm, recognizeKind } from '../rules/detect/evidence.ts';
import { payloadTypeOf } from '../rules/kinds.ts';

/** A place in a text: a field's name or its value. */
export interface Cursor {
  readonly what: 'name' | 'value';
  /** What is written there; empty between two fields. Quotes are included. */
  readonly span: Span;
  /** The names or values that are written there, decoded. */
  readonly written: string;
  readonly syntax: EditorSyntax;
  readonly payloadType: PayloadType;
  /** Whether an option or a distinctive name or value says what kind it is; otherwise, `payloadType` is a guess. */
  readonly isLikely: boolean;
  /** The spec of the object that has the field, and of the field itself. */
  readonly object: Field | undefined;
  readonly field: Field | undefined;
  readonly path: Path;
  /** The names that the object has, without the one at the cursor. */
  readonly siblings: readonly string[];
  /** Whether the name at the cursor already has a value. */
  readonly hasValue: boolean;
}

/** How a text is written. */
export type EditorSyntax = 'json' | 'form' | 'yaml';

/** The options of `completionsAt` and `fieldsIn`. */
export interface EditorOptions {
  /** The kind of the payload; by default, its content decides. A text that says nothing is a session request. */
  readonly kind?: string | undefined;
}

/** Finds the field at an offset of a text that may be unfinished. */
export function cursorAt(given: string, offset: number, options: EditorOptions = {}): Cursor | undefined {
  const text = withoutComments(given);
  if (/^\s*[{[]/.test(text)) return inJson(text, offset, options);
  return looksLikeForm(text) || options.kind === saleType.name ? inForm(text, offset, options) : undefined;
}

/** A JSON text with blanks in place of the comments at its start. */
export function withoutComments(text: string): string {
  const blank = /\s+|\/\/[^\n]*|\/\*.*?\*\//sy;
  let end = 0;
  while (blank.test(text)) end = blank.lastIndex;
  return text.slice(0, end).replaceAll(/\S/g, ' ') + text.slice(end);
}

/** The cursor in a text that has only a few words, or nothing, as a file has that was just created. */
export function cursorInWords(
  text: string,
  offset: number,
  syntax: EditorSyntax,
  options: EditorOptions,
): Cursor | undefined {
  const written = text.trim();
  const start = Math.min(text.length - text.trimStart().length, offset);
  const end = Math.max(text.trimEnd().length, offset);
  if (!/^(?:\w[\w -]*)?$/.test(written) || /[\r\n]/.test(text.slice(start, end))) return undefined;
  const found = { what: 'name', span: { start, end }, written, path: [''], siblings: [], hasValue: false } as const;
  const cursor = inPayload(syntax, found, {}, options);
  // JSON can't have a name here.
  return syntax === 'json' ? { ...cursor, object: undefined } : cursor;
}

/** Adds the specs to a place in a document: the document, or a value in it, is the payload. */
export function inPayload(syntax: EditorSyntax, found: Found, document: unknown, { kind }: EditorOptions): Cursor {
  const given = kind === undefined ? undefined : payloadTypeOf(kind);
  const around = found.path.map((_, i) => valueAt(document, found.path.slice(0, i)));
  // A list of payloads: the kind is that of the item.
  const first = Array.isArray(document) && around.length > 1 ? 1 : 0;
  const recognized = given ? [] : around.map((value) => recognizeKind(value));
  const likely = recognized.findIndex((each) => each?.isLikely);
  const start = Math.max(likely, first);
  const payloadType = given ?? recognized[start]?.payloadType ?? sessionType;
  const path = found.path.slice(start);
  const object = specAt(payloadType, path.slice(0, -1));
  const isLikely = given !== undefined || likely >= 0;
  return { ...found, path, payloadType, isLikely, syntax, object, field: specIn(object, path.at(-1)) };
}

/** A place in a document. */
export type Found = Pick<Cursor, 'what' | 'span' | 'written' | 'path' | 'siblings' | 'hasValue'>;

/** Reads the JSON text with a whole string in place of what is written at the offset. */
function inJson(text: string, offset: number, options: EditorOptions): Cursor | undefined {
  const { start, end, isClosed } = wordAt(text, offset);
  const word = text.slice(start, end);
  const string = isClosed ? word : JSON.stringify(word.replace(/^["']/, ''));
  const before = text.slice(0, start).replace(/^\uFEFF/, ' ');
  const whole = `${before}${string}${needsComma(text, end) ? ',' : ''}${text.slice(end)}`;
  const { tree: read, value } = readTree(whole, { dialect: 'json5' });
  const tree = read();
  const found = tree.layer.text === whole && findNode(tree, start);
  if (!found) return undefined;
  const { what, path, node, siblings } = found;
  const bare = word.replace(/^["']|["']$/g, '');
  const written = what === 'name' ? (node.name ?? '') : node.kind === 'string' ? String(tree.scalarOf(node)) : bare;
  const hasValue = what === 'name' ? /^\s*:/.test(text.slice(end, end + FAR)) : end > start;
  return inPayload('json', { what, span: { start, end }, written, path, siblings, hasValue }, value, options);
}

/** How far to look for the next character that is not white space, and for the ends of a word. */
const FAR = 1000;

/** Whether a comma is missing after an offset. */
export const needsComma = (text: string, end: number): boolean => /^\s*["{[]/.test(text.slice(end, end + FAR));

/** At the start of an object or a list, several words may be those of an example. */
const FIRST_WORDS = /[{[]\s*(\w[\w ]*)$/;

/** The string or word at an offset. An unfinished string ends with its line. */
function wordAt(text: string, offset: number): Span & { readonly isClosed: boolean } {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  let quote = '';
  let start = offset;
  let at = lineStart;
  for (; at < text.length && (quote !== '' || at <= offset); at++) {
    const character = text.charAt(at);
    if (quote === '') {
      if (character !== '"' && !(character === "'" && !/\w/.test(text.charAt(at - 1)))) continue;
      [quote, start] = [character, at];
    } else if (/[\r\n]/.test(character)) break;
    else if (character === '\\') at++;
    else if (character === quote) {
      if (at + 1 >= offset) return { start, end: at + 1, isClosed: true };
      quote = '';
    }
  }
  if (quote !== '') return { start, end: at, isClosed: false };
  const near = text.slice(Math.max(0, offset - FAR), offset);
  const before = FIRST_WORDS.exec(near)?.[1] ?? /(?<![^\s{}[\],:"'])[^\s{}[\],:"']*$/.exec(near)?.[0] ?? '';
  const [after = ''] = /^[^\s{}[\],:"']*/.exec(text.slice(offset, offset + FAR)) ?? [];
  return { start: offset - before.length, end: offset + after.length, isClosed: false };
}

type FoundNode = Pick<Found, 'what' | 'path' | 'siblings'> & { readonly node: TreeNode };

/** The field or item whose name or value starts at an offset. */
export function findNode({ root }: Tree, start: number): FoundNode | undefined {
  const path: (string | number)[] = [];
  for (let node = root; node; ) {
    const { members }: TreeNode = node;
    const i = members.findIndex((each) => isStart(each, start) || (each.start <= start && start < each.end));
    const member = members[i];
    if (member === undefined) return undefined;
    path.push(member.name ?? i);
    const what = member.start === start ? 'value' : 'name';
    const siblings = members.flatMap(({ name = [] }, other) => (other === i ? [] : name));
    if (isStart(member, start)) return { what, path, node: member, siblings };
    node = member;
  }
  return undefined;
}

const isStart = ({ kind, name, nameStart, start }: TreeNode, at: number): boolean =>
  (name !== undefined && nameStart === at) || (start === at && kind !== 'object' && kind !== 'array');

function inForm(text: string, offset: number, { kind }: EditorOptions): Cursor | undefined {
  const [rest = ''] = /^[^&=\s]*/.exec(text.slice(offset, offset + FAR)) ?? [];
  const end = offset + rest.length;
  // A name that is not finished has no `=`.
  for (const written of [text, `${text.slice(0, end)}=${text.slice(end)}`]) {
    const { values, tree } = readForm(written);
    const { root, scalarOf } = tree();
    const node = root?.members.find(({ nameStart, end: last }) => nameStart <= offset && offset <= last);
    if (node === undefined) continue;
    const { name = '', nameStart, nameEnd } = node;
    const isName = offset <= nameEnd;
    const found = {
      what: isName ? 'name' : 'value',
      span: isName ? { start: nameStart, end: nameEnd } : { start: node.start, end: node.end },
      written: isName ? name : String(scalarOf(node)),
      path: [name],
      siblings: root?.members.flatMap((each) => (each === node ? [] : (each.name ?? []))) ?? [],
      hasValue: written === text,
    } as const;
    const recognized = kind === undefined ? recognizeForm(values) : undefined;
    const { payloadType = saleType } = recognized ?? {};
    const cursor = inPayload('form', found, values, { kind: kind ?? payloadType.name });
    return { ...cursor, isLikely: kind !== undefined || recognized?.isLikely === true };
  }
  return undefined;
}

/** The spec at a path of a payload type's payloads. A token is read from a text, so its spec is that of its tables. */
export function specAt(payloadType: PayloadType, path: Path): Field | undefined {
  const isInside = (at: string): boolean => at === path.filter((step) => typeof step === 'string').join('.');
  const root = tableSpec(payloadType.table);
  if (Object.keys(root.fields).length > 0) return path.reduce(specIn, root as Field | undefined);
  const table = tablesOf(payloadType).find(({ at }) => isInside(at.replaceAll('[]', '')));
  return table && tableSpec(table);
}

/** The spec of a field of an object, or of an item of an array. */
export const specIn = (spec: Field | undefined, step: string | number | undefined): Field | undefined =>
  typeof step === 'number' ? spec?.item : step === undefined || !isObject(spec?.fields) ? undefined : spec.fields[step];
