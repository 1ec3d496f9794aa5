import type { EmbeddedPayload } from './embedded-payload.ts';
import { isFetchCall, readFetchCall } from './fetch-call.ts';
import { readRequests } from './http-requests.ts';
import { readCommands } from './shell/curl.ts';

/** What a browser copies as cURL, or documentation shows after a prompt. */
const CURL = /^\s*(?:[$%>] +)?curl[ \t\\]/;

/** The first line of an HTTP request with a body, as proxies and logs have it. */
const REQUEST_LINE = /^\s*(?:GET|POST|PUT|PATCH|DELETE)[ \t]+\S+(?:[ \t]+HTTP\/[\d.]+)?[ \t]*(?:\r?\n|$)/;

/**
 * The bodies of a text that is a `curl` command (with what follows it), a call of `fetch` as browsers copy it, or an HTTP
 * request: JSON, or a form.
 *
 * @returns `undefined` for anything else; an empty array if such a text has no body, or reads it from a file.
 */
export function readPastedRequest(text: string): readonly EmbeddedPayload[] | undefined {
  if (CURL.test(text)) return readCommands(text);
  if (isFetchCall(text)) return readFetchCall(text);
  return REQUEST_LINE.test(text) ? readRequests(text) : undefined;
}
