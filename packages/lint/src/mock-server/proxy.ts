import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { readAtMost } from '../system/read-at-most.ts';

/** A request as Node.js received it. */
export interface GivenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** `undefined` if it is too large. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** What the server answers. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly content: string | Uint8Array;
}

/** Headers of one connection, which a proxy does not pass on (RFC 9110, 7.6.1), and those that Node.js sets. */
const OWN = new Set(
  'connection content-length expect host keep-alive prefer proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));

/** The maximum size of an answer, in bytes. */
const MAX_ANSWER = 10 * 2 ** 20;

/**
 * Sends a request to another server, and returns its answer; `undefined` if that server can't be reached, or sends too much. `fetch`
 * would add headers, join several `Set-Cookie`, and decode the body.
 */
export async function passOn(base: string, { method, url, headers, body }: GivenRequest): Promise<Answer | undefined> {
  try {
    // A URL with a scheme must not continue the name of the host.
    const target = new URL(base.replace(/(?<!\/)\/+$/, '') + url.replace(/^(?!\/)/, '/'));
    const request = target.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = request(target, { method, headers: passedOn(headers) }).end(body);
    // An answer of another protocol only closes the connection.
    const [response]: IncomingMessage[] = await Promise.race([once(sent, 'response'), once(sent, 'close')]);
    if (response === undefined) return undefined;
    const content = await readAtMost(response, MAX_ANSWER);
    return content && { status: response.statusCode ?? 502, headers: passedOn(response.headers), content };
  } catch {
    return undefined;
  }
}
