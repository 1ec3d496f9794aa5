import { type TextLayer, verbatim } from '@pg/nested-text';
import { hasTemplates } from '../../rules/variables.ts';
import type { EmbeddedPayload, PayloadReader, SendingLayers } from '../embedded-payload.ts';
import { readBody } from './body.ts';
import { type Line, linesOf } from './lines.ts';

/**
 * Finds the bodies of HTTP requests in `.http` and `.rest` files. A request has a request line, headers, an empty line
 * and a body; `###` separates requests. Responses, and bodies that are read from other files, are ignored.
 */
export const readRequests: PayloadReader = function* (text) {
  let lines: Line[] = [];
  for (const line of linesOf(text)) {
    if (line.text.startsWith('###')) {
      yield* readRequest(text, lines);
      lines = [];
    } else lines.push(line);
  }
  yield* readRequest(text, lines);
};

const METHOD = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)(?=\s+\S)/;
const REQUEST_LINE = new RegExp(`${METHOD.source}|^https?:\\/\\/|^\\{\\{`);
/** A variable in a URL may have spaces. */
const URL_AFTER_METHOD = /^(?<before>[A-Z]*\s*)(?<url>(?:\{\{[^{}]*\}\}|\S){1,10000})/;
/** `< file`, `> handler` and `<> response` of HTTP clients, which are not part of the body. */
const DIRECTIVE = /^(?:<@?|<>|>>?!?)(?:\s|$)/;

function readRequest(text: string, lines: readonly Line[]): EmbeddedPayload[] {
  const first = lines.findIndex((line) => REQUEST_LINE.test(line.text));
  const empty = first < 0 ? -1 : lines.findIndex((line, i) => i > first && line.text === '');
  const body = empty < 0 ? [] : withoutDirectives(lines.slice(empty + 1));
  const [start, end] = [body[0]?.start, body.at(-1)?.end];
  if (start === undefined || end === undefined) return [];
  const layer = verbatim(text, { start, end });
  const hasVariables = hasTemplates(layer.text);
  const sending = {
    ...requestLineOf(text, lines[first]),
    contentType: contentTypeOf(text, lines.slice(first + 1, empty)),
  };
  return readBody(layer, sending).map((payload) => ({ ...payload, hasVariables }));
}

function withoutDirectives(lines: readonly Line[]): readonly Line[] {
  const directive = lines.findIndex(({ text }) => DIRECTIVE.test(text));
  return directive < 0 ? lines : lines.slice(0, directive);
}

/** Method and URL. Without a method in the line, clients use their default. */
function requestLineOf(text: string, line: Line | undefined): SendingLayers {
  if (line === undefined) return {};
  const [method] = METHOD.exec(line.text) ?? [];
  const { before = '', url = '' } = URL_AFTER_METHOD.exec(line.text)?.groups ?? {};
  const start = line.start + before.length;
  return {
    method: method ? verbatim(text, { start: line.start, end: line.start + method.length }) : undefined,
    url: verbatim(text, { start, end: start + url.length }),
  };
}

function contentTypeOf(text: string, lines: readonly Line[]): TextLayer | null {
  const header = lines.find((line) => /^content-type\s*:/i.test(line.text));
  if (header === undefined) return null;
  const [before = ''] = /^[^:]*:\s*/.exec(header.text) ?? [];
  return verbatim(text, { start: header.start + before.length, end: header.end });
}
