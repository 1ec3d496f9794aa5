import { looksLikeForm, readJson, verbatim } from '@pg/nested-text';
import { isObject, type Path } from '@pg/rule-kit';
import { stepsOf } from '../../config/paths.ts';
import type { EmbeddedPayload } from '../../core/extract/embedded-payload.ts';
import { readEmbedded } from '../../core/extract/read-embedded.ts';
import { withoutComments } from '../../core/read/without-comments.ts';

/** The payloads at the JSON pointers that a configuration lists. */
export interface PayloadsAt {
  readonly payloads: readonly EmbeddedPayload[];
  /** The pointers without a payload. */
  readonly missing: readonly string[];
}

/**
 * Finds the payloads at JSON pointers: objects, or strings that contain JSON or a form.
 *
 * @returns `undefined` if the text is not JSON.
 */
export function payloadsAt(
  text: string,
  pointers: readonly string[],
  kind: string | undefined,
): PayloadsAt | undefined {
  const bare = withoutComments(text.replace(/^\uFEFF/, ''));
  const { value, map } = readJson(bare);
  if (value === undefined) return undefined;
  const found = pointers.map((pointer) => {
    const path = pathIn(value, stepsOf(pointer));
    const place = map().locate(path)?.value;
    const layer = map().textAt(path) ?? (place && verbatim(bare, place));
    const syntax = layer && looksLikeForm(layer.text) ? 'form' : 'json';
    const payload: EmbeddedPayload | undefined = layer && { layer, syntax, ...(kind !== undefined && { kind }) };
    return { pointer, payloads: payload && readEmbedded(payload, undefined).length > 0 ? [payload] : [] };
  });
  return {
    payloads: found.flatMap(({ payloads }) => payloads),
    missing: found.filter(({ payloads }) => payloads.length === 0).map(({ pointer }) => pointer),
  };
}

/** Converts a pointer to a path: array indexes become numbers. */
function pathIn(value: unknown, steps: readonly string[]): Path {
  let inner = value;
  return steps.map((step) => {
    const isItem = Array.isArray(inner) && /^(?:0|[1-9]\d*)$/.test(step);
    inner = Array.isArray(inner) ? inner[Number(step)] : isObject(inner) ? inner[step] : undefined;
    return isItem ? Number(step) : step;
  });
}
