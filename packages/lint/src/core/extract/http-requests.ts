import { verbatim } from '@pg/nested-text';
import { hasTemplates } from '../read/variables.ts';
import { readBody } from './body.ts';
import type { EmbeddedPayload, PayloadReader } from './embedded-payload.ts';
import { type Line, linesOf } from './lines.ts';

/**
 * Finds the bodies of HTTP requests as `.http` and `.rest` files have them: request line, headers, an empty line and
 * the body; `###` separates requests. Responses, and bodies that are read from other files, are passed over.
 */
export const readRequests: PayloadReader = (text) => requestsIn(text).flatMap((lines) => readRequest(text, lines));

function requestsIn(text: string): Line[][] {
  const requests: Line[][] = [[]];
  for (const line of linesOf(text)) {
    if (line.text.startsWith('###')) requests.push([]);
    else requests.at(-1)?.push(line);
  }
  return requests;
}

const REQUEST_LINE = /^(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\S|https?:\/\/|\{\{)/;
/** `< file`, `> handler` and `<> response` of HTTP clients: none of them is the body's own text. */
const DIRECTIVE = /^(?:<@?|<>|>>?!?)(?:\s|$)/;

function readRequest(text: string, lines: readonly Line[]): EmbeddedPayload[] {
  const first = lines.findIndex((line) => REQUEST_LINE.test(line.text));
  const empty = first < 0 ? -1 : lines.findIndex((line, i) => i > first && line.text === '');
  const body = empty < 0 ? [] : withoutDirectives(lines.slice(empty + 1));
  const [start, end] = [body[0]?.start, body.at(-1)?.end];
  if (start === undefined || end === undefined) return [];
  const layer = verbatim(text, { start, end });
  const hasVariables = hasTemplates(layer.text);
  return readBody(layer, contentTypeOf(lines.slice(first + 1, empty))).map((payload) => ({ ...payload, hasVariables }));
}

function withoutDirectives(lines: readonly Line[]): readonly Line[] {
  const directive = lines.findIndex(({ text }) => DIRECTIVE.test(text));
  return directive < 0 ? lines : lines.slice(0, directive);
}

/** The `Content-Type` header; `undefined` if it is missing, as in documentation, or has a variable. */
function contentTypeOf(lines: readonly Line[]): string | undefined {
  const header = lines.find(({ text }) => /^content-type\s*:/i.test(text));
  return header === undefined || hasTemplates(header.text) ? undefined : header.text.replace(/^[^:]*:/, '');
}
