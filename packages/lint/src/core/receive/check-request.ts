import { looksLikeForm } from '@pg/nested-text';
import { type CheckOptions, type Finding, type RuleViolation, toFinding } from '@pg/rule-kit';
import { lintText } from '../lint-text.ts';
import { fileViolation, type LintCode, wordingFor } from '../rules/catalog.ts';

/** The endpoints of section 4: where each kind of request goes. */
const ENDPOINTS = { 'session-request': '/api/v1/session', 'sale-form': '/post-va' } as const;

/** A kind of request. */
export type RequestKind = 'session-request' | 'sale-form';

/** A request that was received and checked. */
export interface CheckedRequest {
  /** What its path makes it; `undefined` for the path of no endpoint. */
  readonly kind: RequestKind | undefined;
  /** What is wrong with method, path, `Content-Type` and body. They show no payer's data. */
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
  const { kind, violations } = findEndpoint(new URL(request.url).pathname);
  if (request.method !== 'POST') violations.push(fileViolation('endpoint', 'not-post'));
  if (kind === undefined || request.method !== 'POST') return { kind, findings: toFindings(violations) };
  const text = textOf(await request.clone().arrayBuffer());
  const ofSending = [...violations, ...findInContentType(kind, request.headers.get('Content-Type'))];
  const isJsonSale = kind === 'sale-form' && text !== undefined && /^\s*[{[]/.test(text);
  if (text === undefined || isJsonSale) {
    const mistake = fileViolation('syntax', isJsonSale ? 'sale-as-json' : 'not-utf-8');
    return { kind, findings: toFindings([...ofSending, mistake]) };
  }
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

/** The endpoint of a path, which may have the path of the base URL before it. */
function findEndpoint(path: string): { kind: RequestKind | undefined; violations: RuleViolation[] } {
  if (path.endsWith(ENDPOINTS['sale-form'])) return { kind: 'sale-form', violations: [] };
  const [, version] = /\/api\/(v\d+)\/session$/.exec(path) ?? [];
  if (version === undefined) {
    const paths = Object.values(ENDPOINTS);
    return { kind: undefined, violations: [fileViolation('endpoint', 'unknown-endpoint', { paths })] };
  }
  const violations = version === 'v1' ? [] : [fileViolation('endpoint', 'other-version')];
  return { kind: 'session-request', violations };
}

/** Section 4 states the header of a session, and only the encoding of a sale. */
function findInContentType(kind: RequestKind, header: string | null): RuleViolation[] {
  const type = header?.split(';')[0]?.trim().toLowerCase();
  const isForm = type === 'application/x-www-form-urlencoded';
  if (kind === 'session-request') {
    if (type === 'application/json') return [];
    if (type === undefined) return [fileViolation('content-type', 'sent-without-type')];
    return [fileViolation('content-type', isForm ? 'sent-as-form' : 'sent-as-other-type')];
  }
  if (isForm) return [];
  const { rule, violation } = fileViolation('content-type', 'sale-of-other-type');
  return [{ rule, violation: { ...violation, basis: 'inferred', section: '4 E2 Sale' } }];
}
