import { isObject } from '@pg/rule-kit';
import { typeInWords } from '@pg/rule-kit/internal';

/** A request that was received, as plain values: for servers without the class `Request`. */
export interface ReceivedRequest {
  readonly method: string;
  /** The URL, or only its path. */
  readonly url: string;
  /** Headers by name, in any letter case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it was received: not parsed. */
  readonly body: string | ArrayBuffer | ArrayBufferView;
}

/** The parts of a request that are checked. */
export interface RequestParts {
  readonly method: string;
  readonly path: string;
  readonly contentType: string | null;
  readonly contentEncoding: string | null;
  /** The text of the body; `undefined` if it is not UTF-8. */
  readonly readBody: () => Promise<string | undefined>;
}

/** The parts of a request. The body of a `Request` can still be read afterwards. */
export function partsOf(request: Request | ReceivedRequest): RequestParts {
  const { method, url, headers }: Partial<ReceivedRequest | Request> = request ?? {};
  const absolute = String(url).startsWith('/') ? `http://localhost${url}` : String(url);
  const hasHeaders = isObject(headers) || typeof headers?.get === 'function';
  if (typeof method !== 'string' || method === '' || !URL.canParse(absolute) || !hasHeaders)
    throw new TypeError(
      'checkRequest needs a Request, or an object with the method, url, headers and body as received',
    );
  return {
    method: method.toUpperCase(),
    path: new URL(absolute).pathname,
    contentType: headerOf(request, 'content-type'),
    contentEncoding: headerOf(request, 'content-encoding'),
    readBody: async () => textOf(await bodyOf(request)),
  };
}

function bodyOf(request: Request | ReceivedRequest): Promise<ArrayBuffer> | ReceivedRequest['body'] {
  const { body } = request;
  if ('clone' in request) {
    if (request.bodyUsed || request.body?.locked)
      throw new TypeError('the body was read before: call checkRequest first, or with request.clone()');
    return request.clone().arrayBuffer();
  }
  // A buffer of another realm, such as a test's, is of another class.
  if (typeof body === 'string' || (typeof body === 'object' && body && 'byteLength' in body)) return body;
  throw new TypeError(
    `the body must be a string or bytes, as received, but is ${typeInWords(body)}: await it, or turn off the parser that reads it, such as express.json()`,
  );
}

function headerOf({ headers }: Request | ReceivedRequest, name: string): string | null {
  if (typeof headers.get === 'function') return headers.get(name) ?? null;
  const [, value] = Object.entries(headers).find(([each]) => each.toLowerCase() === name) ?? [];
  return value === undefined ? null : String(value);
}

function textOf(body: ReceivedRequest['body']): string | undefined {
  if (typeof body === 'string') return body;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}
