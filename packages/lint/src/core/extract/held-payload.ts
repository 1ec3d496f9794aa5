import { inside, type TextLayer } from '@pg/nested-text';
import type { Found } from '@pg/rule-kit';
import type { Syntax } from '../read/source.ts';

/** A payload that a file holds among other things. */
export interface HeldPayload {
  /** Its text, and where the parts of it stand in the file. */
  readonly layer: TextLayer;
  readonly syntax: Syntax;
  /** What the file says that it is; left out, its content tells. */
  readonly kind?: string;
  /** Of the body of a request, which is sent as it stands there: with which `Content-Type`, where that is known. */
  readonly body?: { readonly contentType: string | undefined };
  /** What is wrong with where it stands, in spite of which it is certain what it is; told at its start. */
  readonly misplaced?: Pick<Found, 'found' | 'allowed' | 'hint'>;
  /** Whether parts of it are filled in only when it is sent: it can't be checked. */
  readonly hasVariables?: boolean;
}

/** Finds the payloads of a file's text, or what may be one, in their order. */
export type PayloadReader = (text: string) => readonly HeldPayload[];

/** Finds the payloads of a text that itself stands in a file. */
export const readInside = (outer: TextLayer, read: PayloadReader): HeldPayload[] =>
  read(outer.text).map((held) => ({ ...held, layer: inside(outer, held.layer) }));
