import type { IncomingHttpHeaders } from 'node:http';
import { readAtMost } from '../system/read-at-most.ts';
import type { Answer } from './answer.ts';

/** Headers of one connection, which a proxy does not pass on (RFC 9110, 7.6.1), and those that `fetch` sets. */
const OWN = new Set(
  'connection content-length expect host keep-alive prefer proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);
/** `fetch` decodes a compressed body. */
const DECODED = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']);

export interface PassedRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The maximum size of an answer, decoded, in MiB. */
export const MAX_ANSWER_MIB = 10;

/** Sends a request to another server, and returns its answer; `undefined` if that server can't be reached, or its answer is too large. */
export async function passOn(base: string, { url, headers, body }: PassedRequest): Promise<Answer | undefined> {
  const passed = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || OWN.has(name) ? [] : [[name, String(value)]],
  );
  try {
    const response = await fetch(base.replace(/(?<!\/)\/+$/, '') + url, {
      method: 'POST',
      headers: passed,
      body,
      redirect: 'manual',
    });
    const answered = [...response.headers].filter(([name]) => !DECODED.has(name));
    const content = await readAtMost(response.body ?? [], MAX_ANSWER_MIB * 2 ** 20);
    return content && { status: response.status, headers: Object.fromEntries(answered), content };
  } catch {
    return undefined;
  }
}
