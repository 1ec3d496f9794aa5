import { looksLikeForm } from '@pg/nested-text';
import { type CheckOptions, type Finding, type RuleViolation, toFinding } from '@pg/rule-kit';
import { lintText } from '../lint-text.ts';
import { fileViolation, type LintCode, wordingFor } from '../rules/catalog.ts';
import { findInSending, kindOfPath, type RequestKind, unknownEndpoint } from '../rules/sending.ts';

/** A request that was received and checked. */
export interface CheckedRequest {
  /** The kind of its endpoint; `undefined` for an unknown path. */
  readonly kind: RequestKind | undefined;
  /** The findings about method, path, `Content-Type` and body. They show no payer's data. */
  readonly findings: readonly Finding[];
}

/**
 * Checks a request to either endpoint of the service (section 4, E1 and E2): for tests, fake gateways and middleware. The
 * request's body can still be read afterwards.
 *
 * @throws {TypeError} if the body was read before.
 * @throws {ProfileError} if the profile is invalid.
 */
export async function checkRequest(request: Request, options: CheckOptions<LintCode> = {}): Promise<CheckedRequest> {
  const wording = { ...wordingFor(undefined, options.messages), whole: 'the request' };
  const toFindings = (violations: readonly RuleViolation[]): Finding[] =>
    violations.map(({ rule, violation }) => toFinding(rule, violation, wording));
  const { method, headers } = request;
  const url = new URL(request.url).pathname;
  const kind = kindOfPath(url);
  const find = (...[of, sending]: Parameters<typeof findInSending>): RuleViolation[] =>
    findInSending(of, sending).map(([, violation]) => violation);
  if (kind === undefined || method !== 'POST') {
    const ofPath = kind ? [] : [unknownEndpoint('session-request', 'sale-form')];
    return { kind, findings: toFindings([...ofPath, ...find(kind ?? 'sale-form', { method, url: kind && url })]) };
  }
  const contentType = headers.get('Content-Type');
  const text = textOf(await request.clone().arrayBuffer());
  const isJsonSale = kind === 'sale-form' && text !== undefined && /^\s*[{[]/.test(text);
  const ofSending = find(kind, { method, url, contentType: isJsonSale ? undefined : contentType });
  if (text === undefined || isJsonSale) {
    const mistake = fileViolation('syntax', isJsonSale ? 'sale-as-json' : 'not-utf-8');
    return { kind, findings: toFindings([...ofSending, mistake]) };
  }
  // Multipart bodies are not read.
  if (/^multipart\//i.test(contentType ?? '')) return { kind, findings: toFindings(ofSending) };
  const syntax = kind === 'sale-form' || looksLikeForm(text) ? 'form' : 'json';
  return { kind, findings: [...toFindings(ofSending), ...lintText(text, { ...options, kind, syntax }).findings] };
}

/** The text of a body; `undefined` if it is not UTF-8. */
function textOf(body: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}
