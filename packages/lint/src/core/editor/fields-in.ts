import { looksLikeForm, readForm, readFormFields, type Span } from '@pg/nested-text';
import type { Resource } from '@pg/rule-kit';
import type { FieldSpec } from '@pg/rule-kit/internal';
import { verifiableSaleResource } from '@pg/sale-form';
import { sessionResource } from '@pg/session-request';
import { recognizeForm, recognizeKind } from '../rules/evidence.ts';
import { resourceOf } from '../rules/kinds.ts';
import { type EditorOptions, specAt, specIn } from './cursor.ts';
import { type EditorRow, toEditorRow } from './editor-row.ts';
import { decoded, type LooseValue, readLoosely, toValue } from './loose-json.ts';

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
  const given = kind === undefined ? undefined : resourceOf(kind);
  if (!/^\s*[{[]/.test(text)) return looksLikeForm(text) ? fieldsInForm(text, given) : [];
  const root = readLoosely(text);
  const fields: EditorField[] = [];
  const add = (what: EditorField['what'], span: Span, written: string, field: FieldSpec | undefined): void => {
    fields.push({ what, span, written, isKnown: field !== undefined, row: field && toEditorRow(field) });
  };
  const walk = (value: LooseValue, spec: FieldSpec | undefined): void => {
    if (value.kind === 'scalar') add('value', value, decoded(text, value), spec);
    for (const [i, { name, nameSpan, value: inner }] of value.members.entries()) {
      const field = specIn(spec, value.kind === 'array' ? i : name);
      if (nameSpan.end > nameSpan.start) add('name', nameSpan, name, field);
      if (inner) walk(inner, field);
    }
  };
  const payloads = root?.kind === 'array' ? root.members.flatMap(({ value }) => value ?? []) : root ? [root] : [];
  for (const payload of payloads) {
    const resource = given ?? recognizeKind(toValue(text, payload))?.resource ?? sessionResource;
    walk(payload, specAt(resource, []));
  }
  return fields;
}

function fieldsInForm(text: string, given: Resource | undefined): EditorField[] {
  const { values } = readForm(text);
  const object = specAt(given ?? recognizeForm(values)?.resource ?? verifiableSaleResource, []);
  return readFormFields(text).flatMap(({ name, value, nameSpan, valueSpan }): EditorField[] => {
    const field = specIn(object, name);
    const about = { isKnown: field !== undefined, row: field && toEditorRow(field) };
    return [
      { what: 'name', span: nameSpan, written: name, ...about },
      { what: 'value', span: valueSpan, written: value, ...about },
    ];
  });
}
