import { composeLayers, looksLikeForm, type TextLayer, type TextMap, verbatim } from '@pg/nested-text';
import { isObject, type Path } from '@pg/rule-kit';
import { fromBase64 } from '../decode/base64.ts';
import { readSource, type Source, type Syntax } from '../read/source.ts';
import { recognizeKind } from '../rules/evidence.ts';
import { mayHavePayload } from '../rules/text-evidence.ts';
import { type EmbeddedPayload, readInside } from './embedded-payload.ts';
import { readCommands } from './shell/curl.ts';

/** Payloads are searched down to this level. Examples in an OpenAPI description are at level nine. */
const MAX_LEVELS = 12;

/** In a JSON Schema, this field has the names of a payload's fields, but no payload. */
const SCHEMA = 'properties';

/**
 * Finds the certain payloads inside a JSON text, such as an array of payloads or an event with a body. They are objects,
 * or strings: JSON, a form, commands with `curl`, or one of these in base64.
 */
export const readEnvelope = (text: string, source: Source, syntax: Syntax): EmbeddedPayload[] =>
  mayHavePayload(text, '') ? payloadsInside(text, source, syntax, MAX_LEVELS) : [];

function payloadsInside(text: string, { value, map }: Source, syntax: Syntax, levels: number): EmbeddedPayload[] {
  let places: TextMap | undefined;
  const look = (inner: unknown, at: Path): EmbeddedPayload[] => {
    if (typeof inner === 'string') {
      if (at.length === 0 || !isTextOfPayload(fromBase64(inner)?.text ?? inner)) return [];
      places ??= map();
      const layer = places.textAt(at);
      return layer ? payloadsOfText(layer, at, levels - at.length) : [];
    }
    if (!Array.isArray(inner) && !isObject(inner)) return [];
    if (at.length > 0 && recognizeKind(inner)?.isCertain) {
      places ??= map();
      const span = places.locate(at)?.value;
      const isDocumentation = at.some((step) => step === 'example' || step === 'examples');
      return span ? [{ layer: verbatim(text, span), syntax, at, isDocumentation }] : [];
    }
    if (at.length >= levels) return [];
    const fields: [string | number, unknown][] = Array.isArray(inner) ? [...inner.entries()] : Object.entries(inner);
    return fields.flatMap(([name, each]) => (name === SCHEMA ? [] : look(each, [...at, name])));
  };
  return look(value, []);
}

const isTextOfPayload = (text: string): boolean =>
  (/^\s*[{[]/.test(text) || looksLikeForm(text) || COMMAND.test(text)) && mayHavePayload(text, '');

const COMMAND = /(?:^|[\s;|&($])curl\s/;

/** Finds the payloads in a string, which is a payload or an envelope itself. */
function payloadsOfText(written: TextLayer, at: Path, levels: number): EmbeddedPayload[] {
  const decoded = fromBase64(written.text);
  if (decoded) return payloadsOfText(composeLayers(written, decoded), at, levels);
  if (COMMAND.test(written.text)) return readInside(written, readCommands).map((payload) => ({ ...payload, at }));
  const source = readSource(written.text, undefined, undefined);
  if (source.value === undefined) return [];
  if (source.isCertain) return [{ layer: written, syntax: source.syntax === 'form' ? 'form' : 'json', at }];
  return payloadsInside(written.text, source, 'json', levels).map((payload) => ({
    ...payload,
    layer: composeLayers(written, payload.layer),
    at: [...at, ...(payload.at ?? [])],
  }));
}
