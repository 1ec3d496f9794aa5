import { composeLayers, joinedText, replacedText, type Span, type TextLayer, verbatim } from '@pg/nested-text';
import { jsonString } from '../read/encoded-text.ts';
import { isJson } from '../read/is-json.ts';
import { VARIABLE } from '../read/variables.ts';
import { withoutTrailingCommas } from '../read/without-comments.ts';
import { readBody } from './body.ts';
import type { EmbeddedPayload, PayloadReader } from './embedded-payload.ts';
import { type Line, linesOf } from './lines.ts';

/** Finds the payloads in the objects, arrays and strings of a snapshot file of Jest or Vitest. Other values are unknown. */
export const readSnapshots: PayloadReader = (text) =>
  Array.from(text.matchAll(SNAPSHOT)).flatMap(({ indices }) => {
    const [start = 0, end = 0] = indices?.groups?.body ?? [];
    return readSnapshot(unescaped(text, { start, end }));
  });

const SNAPSHOT = /^exports\[`(?:[^`\\]|\\[\s\S])*`\] = `(?<body>(?:[^`\\]|\\[\s\S])*)`;/dgm;

/** Decodes the escapes of a template. */
function unescaped(text: string, { start, end }: Span): TextLayer {
  return joinedText(
    Array.from(text.slice(start, end).matchAll(/\\[`\\$]|[^\\]+|\\/g), ({ index, 0: written }) => {
      const span = { start: start + index, end: start + index + written.length };
      return written.length > 1 && written.startsWith('\\')
        ? replacedText(written.slice(1), span)
        : verbatim(text, span);
    }),
  );
}

function readSnapshot(layer: TextLayer): EmbeddedPayload[] {
  const { text } = layer;
  const string = /^\s*"(?<inner>.*)"\s*$/s.exec(text)?.groups?.inner;
  if (string !== undefined) {
    const start = text.indexOf('"') + 1;
    return readBody(composeLayers(layer, verbatim(text, { start, end: start + string.length })), {});
  }
  const json = joinedText(linesOf(text).flatMap((line) => jsonOfLine(text, line)));
  const bare = { text: withoutTrailingCommas(json.text), toOuter: json.toOuter };
  // Other values are unknown.
  return /^\s*[{[]/.test(bare.text) && isJson(bare.text)
    ? [{ layer: composeLayers(layer, bare), syntax: 'json', isDocument: true }]
    : [];
}

/** A line of a formatted value: `"name": value,`, with `Object {` or `{` for an object. */
const LINE = /^(?<before>\s*(?:"(?:[^"\\]|\\.)*": )?)(?<value>.*?)(?<comma>,?)$/s;

function jsonOfLine(text: string, line: Line): TextLayer[] {
  const { before = '', value = '' } = LINE.exec(line.text)?.groups ?? {};
  const start = line.start + before.length;
  const end = start + value.length;
  return [
    verbatim(text, { start: line.start, end: start }),
    jsonOfValue(text, { start, end }),
    verbatim(text, { start: end, end: line.end }),
  ];
}

function jsonOfValue(text: string, span: Span): TextLayer {
  const written = text.slice(span.start, span.end);
  const [opening] = /^(?:\w+ )?[{[](?:[}\]])?$/.exec(written) ?? [];
  if (opening !== undefined) return verbatim(text, { start: span.start + opening.search(/[{[]/), end: span.end });
  if (/^[}\]]?$/.test(written) || isJson(written)) return verbatim(text, span);
  // Since version 29, Jest does not escape quotes in strings.
  const isString = /^".*"$/.test(written);
  const inner = verbatim(text, { start: span.start + 1, end: span.end - 1 });
  return isString ? jsonString(inner, span) : replacedText(VARIABLE, span);
}
