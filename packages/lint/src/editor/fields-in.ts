import { looksLikeForm, plainValue, readForm, readTree, type Span, type Tree, type TreeNode } from '@pg/nested-text';
import type { PayloadType } from '@pg/rule-kit';
import type { Field } from '@pg/rule-kit/internal';
import { saleType } from '@pg/sale-form';
import { sessionType } from '@pg/session-request';
import { recognizeForm, recognizeKind } from '../rules/detect/evidence.ts';
import { payloadTypeOf } from '../rules/kinds.ts';
import { type EditorOptions, specAt, specIn } from './cursor.ts';
import { type EditorRow, toEditorRow } from './editor-row.ts';

/** A name or a single value in a text. */
export interface EditorField {
  readonly what: 'name' | 'value';
  /** What is written, with its quotes. */
  readonly span: Span;
  /** What is written, decoded. */
  readonly written: string;
  /** Whether the document lists the field. A field without a row, such as `cart`, has a list or an object. */
  readonly isKnown: boolean;
  readonly row: EditorRow | undefined;
}

/** The names and single values of a JSON text or a form, with their rows. The text may be unfinished; a value inside a string is not listed. */
export function fieldsIn(text: string, { kind }: EditorOptions = {}): EditorField[] {
  const given = kind === undefined ? undefined : payloadTypeOf(kind);
  if (/^\s*[{[]/.test(text)) {
    const tree = readTree(text, { dialect: 'json5' }).tree();
    const payloads = tree.root?.kind === 'array' ? tree.root.members : tree.root ? [tree.root] : [];
    return payloads.flatMap((payload) =>
      fieldsOf(tree, payload, given ?? recognizeKind(plainValue(tree, payload))?.payloadType ?? sessionType),
    );
  }
  if (!looksLikeForm(text)) return [];
  const { values, tree } = readForm(text);
  return fieldsOf(tree(), tree().root, given ?? recognizeForm(values)?.payloadType ?? saleType);
}

function fieldsOf({ layer, scalarOf }: Tree, payload: TreeNode | undefined, payloadType: PayloadType): EditorField[] {
  const fields: EditorField[] = [];
  const add = (what: EditorField['what'], span: Span, written: string, field: Field | undefined): void => {
    const row = field && toEditorRow(field);
    fields.push({ what, span: layer.toOuter(span), written, isKnown: field !== undefined, row });
  };
  const walk = (node: TreeNode, spec: Field | undefined): void => {
    const { kind, start, end, members } = node;
    const written = kind === 'string' ? String(scalarOf(node)) : layer.text.slice(start, end);
    if (kind !== 'object' && kind !== 'array' && end > start) add('value', { start, end }, written, spec);
    for (const [i, member] of members.entries()) {
      const { name, nameStart, nameEnd } = member;
      const field = specIn(spec, name ?? i);
      if (name !== undefined) add('name', { start: nameStart, end: nameEnd }, name, field);
      walk(member, field);
    }
  };
  if (payload) walk(payload, specAt(payloadType, []));
  return fields;
}
