import { looksLikeForm, nodeAt, wholeText } from '@pg/nested-text';
import { isObject, type Path } from '@pg/rule-kit';

import { type EmbeddedPayload, type PayloadReader, placeInside } from '../../readers/embedded-payload.ts';
import { readingOf, readText } from '../../readers/read/source.ts';
import { readEmbedded } from '../../readers/read-embedded.ts';

/**
 * Finds the payloads at JSON pointers: objects, or strings that contain JSON or a form.
 *
 * @param readDocuments Reads the documents of a file that is not JSON.
 * @returns The payloads, and the pointers without one; `undefined` if the text can't be read.
 */
export function payloadsAt(
  text: string,
  pointers: readonly string[],
  kind: string | undefined,
  readDocuments: PayloadReader = readAsJson,
) {
  const documents = Array.from(readDocuments(text.replace(/^\uFEFF/, '')))
    .filter(({ isDocument }) => isDocument)
    .map(({ layer, syntax, reading, problem }) => ({
      layer,
      problem,
      reading: reading ?? readText(layer.text, syntax),
    }));
  const isBroken = documents.some(
    ({ problem, reading }) => problem || reading.violations.some(({ rule }) => rule.id === 'syntax'),
  );
  if (isBroken) return undefined;
  const found = pointers.map((pointer) => {
    const payloads = documents.flatMap(({ layer, reading }): EmbeddedPayload[] => {
      const { value, map } = reading;
      const tree = reading.tree?.();
      const path = pathIn(value, stepsOf(pointer));
      const string = map().textAt(path);
      const node = tree && nodeAt(tree, path);
      const inner = string ? { layer: string } : node && readingOf(reading, tree, node, path);
      if (inner === undefined) return [];
      const syntax = looksLikeForm(inner.layer.text) ? 'form' : 'json';
      return [{ ...placeInside(layer, { ...inner, syntax }), ...(kind !== undefined && { kind }) }];
    });
    return { pointer, payloads: payloads.filter((payload) => readEmbedded(payload, undefined).length > 0) };
  });
  return {
    payloads: found.flatMap(({ payloads }) => payloads),
    missing: found.filter(({ payloads }) => payloads.length === 0).map(({ pointer }) => pointer),
  };
}

const readAsJson: PayloadReader = (text) => [{ layer: wholeText(text), syntax: 'jsonc', isDocument: true }];

/** Converts a pointer to a path: array indexes become numbers. */
function pathIn(value: unknown, steps: readonly string[]): Path {
  let inner = value;
  return steps.map((step) => {
    const isItem = Array.isArray(inner) && /^(?:0|[1-9]\d*)$/.test(step);
    inner = Array.isArray(inner) ? inner[Number(step)] : isObject(inner) ? inner[step] : undefined;
    return isItem ? Number(step) : step;
  });
}

/** The steps of a JSON pointer. */
const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
