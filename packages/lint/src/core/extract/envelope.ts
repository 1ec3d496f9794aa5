import { type TextMap, verbatim } from '@pg/nested-text';
import { isObject, type Path } from '@pg/rule-kit';
import type { Source } from '../read/source.ts';
import { recogniseKind } from '../rules/evidence.ts';
import type { EmbeddedPayload } from './embedded-payload.ts';

/** How deep payloads are looked for: an array of events, each with a request that has a body, is three levels. */
const MOST_LEVELS = 3;

/** The payloads in a JSON text that is none itself, such as an array of payloads or an event with a body. */
export function readEnvelope(text: string, { value, map }: Source): EmbeddedPayload[] {
  const paths = pathsInside(value, [], MOST_LEVELS);
  const places: TextMap | undefined = paths.length > 0 ? map() : undefined;
  return paths.flatMap((path) => {
    const span = places?.locate(path)?.value;
    return span ? [{ layer: verbatim(text, span), syntax: 'json' as const }] : [];
  });
}

/** A JSON Schema has the names of a payload there, and no payload. */
const SCHEMA = 'properties';

function pathsInside(value: unknown, path: Path, levels: number): Path[] {
  if (levels === 0 || (!Array.isArray(value) && !isObject(value))) return [];
  const fields: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return fields.flatMap(([name, inner]) =>
    name === SCHEMA
      ? []
      : recogniseKind(inner)?.isCertain
        ? [[...path, name]]
        : pathsInside(inner, [...path, name], levels - 1),
  );
}
