import type { Position } from '@pg/nested-text';

/** What the nodes of a form have in common. */
export interface FormNodeBase<TType extends string> {
  readonly type: TType;
  /** UTF-16 offsets, the end exclusive. */
  readonly range: [number, number];
  readonly loc: { readonly start: Position; readonly end: Position };
}

/** A URL-encoded form: the root. It is not called `Program`, so that no rule for JavaScript takes it for one. */
export interface Form extends FormNodeBase<'Form'> {
  readonly entries: readonly Entry[];
}

/** `name=value` */
export interface Entry extends FormNodeBase<'Entry'> {
  readonly name: EntryName;
  /** Empty, behind the name, where there is no `=`. */
  readonly value: EntryValue;
}

/** The name of an entry. */
export interface EntryName extends FormNodeBase<'EntryName'> {
  /** Decoded. */
  readonly value: string;
}

/** The value of an entry. */
export interface EntryValue extends FormNodeBase<'EntryValue'> {
  /** Decoded. */
  readonly value: string;
}

/** Any node of a form. */
export type FormNode = Form | Entry | EntryName | EntryValue;

/** The nodes inside a node, by its type. */
export const visitorKeys: Record<FormNode['type'], string[]> = {
  Form: ['entries'],
  Entry: ['name', 'value'],
  EntryName: [],
  EntryValue: [],
};
