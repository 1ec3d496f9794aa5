import { joinedText, replacedText, type TextLayer, verbatim } from '@pg/nested-text';
import { isJson } from '../read/is-json.ts';
import { readBody } from './body.ts';
import type { EmbeddedPayload, PayloadReader } from './embedded-payload.ts';

/** Finds the variables of an `.env` file whose value is JSON or a form. */
export const readEnv: PayloadReader = (text) =>
  Array.from(text.matchAll(VARIABLE)).flatMap(({ indices }) => {
    const { double, ...others } = indices?.groups ?? {};
    const [start, end] = double ?? Object.values(others).find(Boolean) ?? [0, 0];
    if (double === undefined) return readValue(verbatim(text, { start, end }));
    const parts = Array.from(text.slice(start, end).matchAll(PARTS), ({ index, 0: written }) => {
      const span = { start: start + index, end: start + index + written.length };
      if (!written.startsWith('\\')) return verbatim(text, span);
      const character = written.slice(1);
      return replacedText(CONTROLS[character] ?? character, span);
    });
    return readValue(joinedText(parts));
  });

/** Valid JSON may contain payloads. */
const readValue = (layer: TextLayer): EmbeddedPayload[] =>
  readBody(layer, {}).map((payload) => ({ ...payload, isDocument: isJson(payload.layer.text) }));

const VARIABLE =
  /^[ \t]*(?:export[ \t]+)?[\w.]+[ \t]*=[ \t]*(?:'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[\s\S])*)"|`(?<raw>[^`]*)`|(?<json>[{[].*[}\]])|(?<plain>\S+))/dgm;

/** Escapes in double quotes, and the text between them. */
const PARTS = /\\[\s\S]|[^\\]+/g;
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
