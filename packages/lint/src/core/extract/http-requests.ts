import { verbatim } from '@pg/nested-text';
import { readBody } from './body.ts';
import type { HeldPayload, PayloadReader } from './held-payload.ts';
import { type Line, linesOf } from './lines.ts';
import { hasTemplates } from './templates.ts';

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
const HEADER = /^[\w!#$%&'*+.^`|~-]+\s*:/;
const COMMENT = /^\s*(?:#|\/\/)/;
/** `< file`, `> handler` and `<> response` of HTTP clients: none of them is the body's own text. */
const DIRECTIVE = /^(?:<@?|<>|>>?!?)(?:\s|$)/;

function readRequest(text: string, lines: readonly Line[]): HeldPayload[] {
  const first = lines.findIndex((line) => REQUEST_LINE.test(line.text));
  const after = first < 0 ? -1 : lines.findIndex((line, i) => i > first && endsHeaders(line));
  const isBlank = lines[after]?.text === '';
  const body = after < 0 ? [] : bodyOf(lines.slice(isBlank ? after + 1 : after));
  const [start, end] = [body[0]?.start, body.at(-1)?.end];
  if (start === undefined || end === undefined) return [];
  const layer = verbatim(text, { start, end });
  const hasVariables = hasTemplates(layer.text);
  return readBody(layer, contentTypeOf(lines.slice(first + 1, after))).map((held) => ({
    ...held,
    hasVariables,
    ...(!isBlank && { misplaced: NO_EMPTY_LINE }),
  }));
}

/**
 * An empty line; or what is no header, and begins as a body does: the empty line before it was forgotten. What begins with
 * `?`, `&` or `{{` goes on with the address, or is a variable of headers.
 */
const endsHeaders = ({ text }: Line): boolean => text === '' || /^(?:\{(?!\{)|\[|[\w.%[\]-]+=)/.test(text);

const NO_EMPTY_LINE = {
  found: 'no empty line before the body',
  allowed: 'an empty line behind the headers expected',
  hint: 'Put one before the body: without it the body is read as a header.',
};

function bodyOf(lines: readonly Line[]): readonly Line[] {
  const directive = lines.findIndex(({ text }) => DIRECTIVE.test(text));
  return directive < 0 ? lines : lines.slice(0, directive);
}

/** The `Content-Type` that is written there; what shows a request leaves headers out, and variables may hold any. */
function contentTypeOf(lines: readonly Line[]): string | undefined {
  const header = lines
    .filter(({ text }) => HEADER.test(text) && !COMMENT.test(text))
    .find(({ text }) => /^content-type\s*:/i.test(text));
  return header === undefined || hasTemplates(header.text) ? undefined : header.text.replace(/^[^:]*:/, '');
}
