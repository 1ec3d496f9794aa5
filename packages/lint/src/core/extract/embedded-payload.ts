import { inside, type TextLayer } from '@pg/nested-text';
import type { Syntax } from '../read/source.ts';

/** A payload that a file holds among other things. */
export interface EmbeddedPayload {
  /** Its text, and where the parts of it are in the file. */
  readonly layer: TextLayer;
  readonly syntax: Syntax;
  /** What the file says that it is; left out, its content tells. */
  readonly kind?: string;
  /** Of the body of a request, which is sent as it is: its `Content-Type`, where that is known. */
  readonly body?: { readonly contentType: string | undefined };
  /** Whether parts of it are filled in only when it is sent: it can't be checked. */
  readonly hasVariables?: boolean;
}

/** Finds the payloads of a file's text, or what may be one, in their order. */
export type PayloadReader = (text: string) => readonly EmbeddedPayload[];

/** Finds the payloads of a text that is itself a part of a file. */
export const readInside = (outer: TextLayer, read: PayloadReader): EmbeddedPayload[] =>
  read(outer.text).map((payload) => ({ ...payload, layer: inside(outer, payload.layer) }));

/** Whether a text has variables as HTTP clients write them: `{{name}}`. */
export const hasTemplates = (text: string): boolean => /\{\{[^{}\n]+\}\}/.test(text);
