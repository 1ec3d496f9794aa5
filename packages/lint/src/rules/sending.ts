import type { Violation } from '@pg/rule-kit';
import { interfaceVersion } from '@pg/session-request';
import { fileViolation } from './catalog.ts';

/** A kind of request. */
export type RequestKind = 'session-request' | 'sale-form';

/** The path and content type of each kind of request (section 4). */
export const ENDPOINTS = {
  'session-request': { path: `/api/${interfaceVersion}/session`, type: 'application/json' },
  'sale-form': { path: '/post-va', type: 'application/x-www-form-urlencoded' },
} as const;

export const isRequestKind = (kind: string | undefined): kind is RequestKind =>
  kind !== undefined && Object.hasOwn(ENDPOINTS, kind);

/** The parts of a request around its body. */
export type SentPart = 'method' | 'url' | 'contentType';

/** The known parts of a request; `null` for a missing header. */
export type Sending = { readonly [part in SentPart]?: string | null | undefined };

const ENDPOINT = /\/api\/v\d+\/session$|\/post-va$/;
/** Variables, which are filled in when a request is sent: `{{url}}`, `${URL}`, `$URL`, `{base_url}`, `<host>`, `:version`. */
const VARIABLE = /\{\{[^{}]*\}\}|\$?\{[^{}]*\}|\$\([^()]*\)|`[^`]*`|\$\w+|<[^<>]*>|(?<=\/):[a-z]\w*/gi;

const hasVariable = (text: string): boolean => text.search(VARIABLE) >= 0;

/** The kind of request for a URL's path, which may start with the path of a base URL. */
export function kindOfPath(path: string): RequestKind | undefined {
  const [end] = ENDPOINT.exec(path) ?? [];
  if (end === undefined) return undefined;
  return end === ENDPOINTS['sale-form'].path ? 'sale-form' : 'session-request';
}

/** The violation of a path that no endpoint has. */
export const unknownEndpoint = (...kinds: readonly RequestKind[]): Violation =>
  fileViolation('endpoint', 'unknown-endpoint', { paths: kinds.map((kind) => ENDPOINTS[kind].path) });

/** A violation, and the part of the request that it is about. */
export type SendingViolation = readonly [SentPart, Violation];

/** Checks how a payload is sent (section 4, E1 and E2). Parts with a variable are not checked. */
export function findInSending(kind: RequestKind, { method, url, contentType }: Sending): SendingViolation[] {
  const isOther = method && /^[a-z]+$/i.test(method) && method.toUpperCase() !== 'POST';
  const ofUrl = url ? findInUrl(kind, url) : undefined;
  const ofType =
    contentType === undefined || hasVariable(contentType ?? '') ? undefined : findInContentType(kind, contentType);
  return [
    ...(isOther ? [['method', fileViolation('endpoint', 'not-post')] as const] : []),
    ...(ofUrl ? [['url', ofUrl] as const] : []),
    ...(ofType ? [['contentType', ofType] as const] : []),
  ];
}

/** A URL without a path is not checked: documentation often shows only the host. */
const HOST = /^(?:[a-z]+:\/\/)?[^/\n]*$/i;

function findInUrl(kind: RequestKind, url: string): Violation | undefined {
  const known = url.replaceAll(VARIABLE, '\n').replace(/[?#].*$/s, '');
  if (HOST.test(known)) return undefined;
  const path = known.slice(known.lastIndexOf('\n') + 1).replace(/^[a-z]+:\/\/[^/]*/i, '');
  const expected = ENDPOINTS[kind].path;
  if (path.endsWith(`/${expected}`))
    return { ...fileViolation('endpoint', 'two-slashes', { path: expected }), severity: 'warning' };
  if (path.endsWith(expected) || (known.includes('\n') && expected.endsWith(path))) return undefined;
  const [sent] = ENDPOINT.exec(path) ?? [];
  if (sent === undefined) return unknownEndpoint(kind);
  return kindOfPath(sent) === kind
    ? fileViolation('endpoint', 'other-version')
    : fileViolation('endpoint', 'other-endpoint', { path: expected, sent });
}

/** Section 4 states the header of a session. That of a sale is "not shown", but its body is not a multipart one. */
function findInContentType(kind: RequestKind, header: string | null): Violation | undefined {
  const sent = header?.split(';')[0]?.trim().toLowerCase();
  const { type } = ENDPOINTS[kind];
  if (sent === type) return undefined;
  const isMultipart = sent === 'multipart/form-data';
  if (kind === 'session-request') {
    if (isMultipart) return fileViolation('content-type', 'sent-as-multipart', { type });
    if (sent === undefined) return fileViolation('content-type', 'sent-without-type');
    const isForm = sent === ENDPOINTS['sale-form'].type;
    return fileViolation('content-type', isForm ? 'sent-as-form' : 'sent-as-other-type');
  }
  const section = '4 E2 Sale';
  const isJson = sent === ENDPOINTS['session-request'].type;
  const code = isMultipart ? 'sent-as-multipart' : isJson ? 'sale-sent-as-json' : 'sale-of-other-type';
  return { ...fileViolation('content-type', code, { type }), section, ...(!isMultipart && { basis: 'inferred' }) };
}
