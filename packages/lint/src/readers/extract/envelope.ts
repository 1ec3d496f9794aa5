import { type Budget, looksLikeForm, nodeAt, type TextLayer, type TextMap } from '@pg/nested-text';
import { isObject, type Path } from '@pg/rule-kit';
import { TOO_MANY_VALUES } from '../../rules/catalog.ts';
import { recognizeKind } from '../../rules/detect/evidence.ts';
import { mayHavePayload } from '../../rules/detect/text-evidence.ts';
import { entriesOf } from '../../rules/variables.ts';
import { type EmbeddedPayload, readInside } from '../embedded-payload.ts';
import { readingOf, readText, type Source, toSource } from '../read/source.ts';
import { readLog } from './log.ts';
import { readCommands } from './shell/curl.ts';

/** Payloads are searched down to this level. Examples in an OpenAPI description are at level nine. */
const MAX_LEVELS = 12;

/** In a JSON Schema, this field has the names of a payload's fields, but no payload. */
const SCHEMA = 'properties';

/**
 * Finds the certain payloads inside JSON or YAML, such as an array of payloads or an event with a body. They are objects,
 * or strings: JSON, also after other words, a form, or commands with `curl`.
 */
export const readEnvelope = (source: Source, budget: Budget): Iterable<EmbeddedPayload> =>
  mayHavePayload(source.text, '') ? payloadsInside(source, MAX_LEVELS, budget) : [];

function* payloadsInside(source: Source, levels: number, budget: Budget): Generator<EmbeddedPayload, void> {
  const { value } = source;
  let places: TextMap | undefined;
  function* look(inner: unknown, at: Path): Generator<EmbeddedPayload, void> {
    if (typeof inner === 'string') {
      if (at.length === 0 || !isTextOfPayload(inner)) return;
      places ??= source.map();
      const layer = places.textAt(at);
      if (layer) yield* payloadsOfText(layer, at, levels - at.length, budget);
      return;
    }
    if (!Array.isArray(inner) && !isObject(inner)) return;
    if (at.length > 0 && recognizeKind(inner)?.isCertain) {
      const tree = source.tree?.();
      const node = tree && nodeAt(tree, at);
      const isDocumentation = at.some((step) => step === 'example' || step === 'examples');
      if (tree && node) yield { ...readingOf(source, tree, node, at), syntax: 'json', at, isDocumentation };
    } else if (at.length < levels)
      for (const [name, each] of entriesOf(inner)) if (name !== SCHEMA) yield* look(each, [...at, name]);
  }
  yield* look(value, []);
}

const isTextOfPayload = (text: string): boolean =>
  (/^\s*[{[]|\{\s*"/.test(text) || looksLikeForm(text) || COMMAND.test(text)) && mayHavePayload(text, '');

const COMMAND = /(?:^|[\s;|&($])curl\s/;

/** Finds the payloads in a string, which is a payload or an envelope itself. */
function* payloadsOfText(
  written: TextLayer,
  at: Path,
  levels: number,
  budget: Budget,
): Generator<EmbeddedPayload, void> {
  if (COMMAND.test(written.text))
    for (const payload of readInside(written, readCommands(written.text, budget))) yield { ...payload, at };
  else if (!/^\s*[{[]/.test(written.text) && !looksLikeForm(written.text))
    // The message of a log.
    for (const { layer } of readInside(written, readLog(written.text)))
      yield* payloadsOfText(layer, at, levels, budget);
  else {
    const reading = readText(written.text, undefined, budget);
    const source = toSource(reading, undefined, undefined);
    if (budget.isSpent) yield { layer: written, syntax: 'text', problem: TOO_MANY_VALUES };
    else if (source.value === undefined) return;
    else if (source.isCertain) {
      const isForm = source.syntax === 'form';
      // A token may look like a form.
      const isRead = isForm === (reading.syntax === 'form');
      yield { layer: written, syntax: isForm ? 'form' : 'json', at, ...(isRead && { reading }) };
    } else
      for (const payload of readInside(written, payloadsInside(source, levels, budget)))
        yield { ...payload, at: [...at, ...(payload.at ?? [])] };
  }
}
