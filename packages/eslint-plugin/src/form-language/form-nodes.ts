import type { Position } from '@pg/nested-text';

/** What all nodes of a form have. */
export interface FormNodeBase<TType extends string> {
  readonly type: TType;
  /** UTF-16 offsets. The end is exclusive. */
  readonly range: [number, number];
  readonly loc: { readonly start: Position; readonly end: Position };
}

/** The root node. It is not called `Program`, because JavaScript rules listen to that name. */
export interface Form extends FormNodeBase<'Form'> {
  readonly fields: readonly Field[];
}

/** `name=value` */
export interface Field extends FormNodeBase<'Field'> {
  readonly name: FieldName;
  /** If there is no `=`, it is empty, and at the end of the name. */
  readonly value: FieldValue;
}

export interface FieldName extends FormNodeBase<'FieldName'> {
  /** The decoded name. */
  readonly value: string;
}

export interface FieldValue extends FormNodeBase<'FieldValue'> {
  /** The decoded value. */
  readonly value: string;
}

export type FormNode = Form | Field | FieldName | FieldValue;

/** The children of a node, by its type. */
export const visitorKeys: Record<FormNode['type'], string[]> = {
  Form: ['fields'],
  Field: ['name', 'value'],
  FieldName: [],
  FieldValue: [],
};
