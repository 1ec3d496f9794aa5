import { type Budget, composeLayers, type TextLayer } from '@pg/nested-text';
import type { Path } from '@pg/rule-kit';
import type { ReadProblem } from '../rules/catalog.ts';
import type { SentPart } from '../rules/sending.ts';
import type { Reading, Syntax } from './read/source.ts';

/** The parts of a request other than its body, as the file writes them; `null` for a missing header. */
export type SendingLayers = { readonly [part in SentPart]?: TextLayer | null | undefined };

/** A payload that is embedded in a file. */
export interface EmbeddedPayload {
  /** Its text, and the positions of its parts in the file. */
  readonly layer: TextLayer;
  readonly syntax: Syntax;
  /** Its values, if they were read with the file. */
  readonly reading?: Reading;
  /** The kind that the file sets; by default, the content decides. */
  readonly kind?: string;
  /** For the body of a request: the other known parts of the request. */
  readonly sending?: SendingLayers;
  /** Whether it is a whole document, which is a payload or contains payloads. */
  readonly isDocument?: boolean;
  /** Why the document can't be read. */
  readonly problem?: ReadProblem;
  /** Its path in the document, which is put before the paths of findings. */
  readonly at?: Path;
  /** Whether it is part of documentation, which may have samples like `AMOUNT` in place of values. */
  readonly isDocumentation?: boolean;
  /** Whether parts of it are filled in when it is sent, such as a shell's `$NAME`. */
  readonly hasVariables?: boolean;
}

/**
 * Finds the payloads and possible payloads in a file's text, in their order. They may be found one at a time.
 *
 * @param budget What may still be read of the file.
 */
export type PayloadReader = (text: string, budget?: Budget) => Iterable<EmbeddedPayload>;

/** Finds the payloads in a part of a file. */
export function* readInside(outer: TextLayer, payloads: Iterable<EmbeddedPayload>): Generator<EmbeddedPayload, void> {
  for (const payload of payloads) yield placeInside(outer, payload);
}

/** Converts the positions of a payload from a part of a file to the whole file. */
export function placeInside(outer: TextLayer, { sending, ...payload }: EmbeddedPayload): EmbeddedPayload {
  const place = <T extends TextLayer | null | undefined>(inner: T) => inner && composeLayers(outer, inner);
  const { method, url, contentType } = sending ?? {};
  return {
    ...payload,
    layer: composeLayers(outer, payload.layer),
    ...(sending && { sending: { method: place(method), url: place(url), contentType: place(contentType) } }),
  };
}
