import { composeLayers, type Span, type TextLayer } from '@pg/nested-text';
import type { Path } from '@pg/rule-kit';
import type { Syntax } from '../read/source.ts';
import type { SentPart } from '../rules/sending.ts';

/** The parts of a request around its body as the file writes them; `null` for a header that is missing. */
export type SendingLayers = { readonly [part in SentPart]?: TextLayer | null | undefined };

/** A payload that is embedded in a file. */
export interface EmbeddedPayload {
  /** Its text, and where the parts of it are in the file. */
  readonly layer: TextLayer;
  readonly syntax: Syntax;
  /** The kind that the file sets; by default, the content decides. */
  readonly kind?: string;
  /** Set for the body of a request, which is sent as it is: what is known of the rest of the request. */
  readonly sending?: SendingLayers;
  /** Whether it is a whole document of the file, which is a payload or has some inside. */
  readonly isDocument?: boolean;
  /** Where the document can't be read. */
  readonly problem?: Span;
  /** Where it is in the document: findings have the path from there. */
  readonly at?: Path;
  /** Whether parts of it are filled in only when it is sent, such as a shell's `$NAME`. */
  readonly hasVariables?: boolean;
}

/** Finds the payloads in a file's text, and what may be one, in their order. */
export type PayloadReader = (text: string) => readonly EmbeddedPayload[];

/** Finds the payloads of a text that is itself a part of a file. */
export const readInside = (outer: TextLayer, read: PayloadReader): EmbeddedPayload[] =>
  read(outer.text).map((payload) => placeInside(outer, payload));

/** Moves a payload from a part of a file to its place in the file. */
export function placeInside(outer: TextLayer, { sending, ...payload }: EmbeddedPayload): EmbeddedPayload {
  const place = <T extends TextLayer | null | undefined>(inner: T) => inner && composeLayers(outer, inner);
  const { method, url, contentType } = sending ?? {};
  return {
    ...payload,
    layer: composeLayers(outer, payload.layer),
    ...(sending && { sending: { method: place(method), url: place(url), contentType: place(contentType) } }),
  };
}
