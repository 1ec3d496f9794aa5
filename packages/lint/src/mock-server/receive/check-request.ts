import { looksLikeForm } from '@pg/nested-text';
import type { Finding, FindingOf, NoNames, Violation } from '@pg/rule-kit';
import { toFinding } from '@pg/rule-kit/internal';
import { decodeSaleForm, type LiveSale } from '@pg/sale-form';
import type { LiveSession } from '@pg/session-request';
import type { WalletNames } from '@pg/wallet-tokens/names';
import { readSource } from '../../readers/read/source.ts';
import { fileViolation, type LintMessages, sentencesFor } from '../../rules/catalog.ts';
import { findInSending, isRequestKind, kindOfPath, type RequestKind, unknownEndpoint } from '../../rules/sending.ts';
import type { CheckAnyOptions } from '../../rules/settings.ts';
import { checkText } from '../../text/lint-text.ts';
import { partsOf, type ReceivedRequest } from './received-request.ts';
import { type RequestStatus, statusOf } from './status.ts';

/** So many findings about a body are listed, unless the options say it: the same as by `safeParse`. */
const MOST_FINDINGS = 1000;

interface Checked {
  /** The kind of its endpoint; `undefined` for an unknown path. */
  readonly kind: RequestKind | undefined;
  /** The HTTP status to answer with: 200 if no finding is an error. */
  readonly status: RequestStatus;
  /** The body of a request without errors: the fields of a session or of a sale. */
  readonly value?: unknown;
  /** The findings about method, path, `Content-Type` and body. They show no payer's data. */
  readonly findings: readonly Finding[];
}

interface Accepted<TKind extends RequestKind, TValue> extends Checked {
  readonly findings: readonly FindingOf<LintMessages>[];
  readonly kind: TKind;
  readonly status: 200;
  readonly value: TValue;
}

interface Refused extends Checked {
  readonly findings: readonly FindingOf<LintMessages>[];
  readonly status: Exclude<RequestStatus, 200>;
  readonly value?: never;
}

/** A request that was received and checked. */
export type CheckedRequest<TNames extends WalletNames = NoNames> =
  | Accepted<'session-request', LiveSession<TNames>>
  | Accepted<'sale-form', LiveSale<TNames>>
  | Refused;

/** Options of `checkRequest`. */
export interface CheckRequestOptions<TNames extends WalletNames = WalletNames> extends CheckAnyOptions {
  /** The live service's names for the wallets. */
  readonly names?: TNames | undefined;
  /** Whether an unknown field is an error. By default it is a warning. */
  readonly strict?: boolean | undefined;
}

/**
 * Checks a request to either endpoint of the service (section 4, E1 and E2): for tests, fake gateways and middleware. The body of a `Request` can still be read afterwards.
 *
 * @throws {TypeError} if it is no request, or its body was read or parsed before.
 * @throws {SettingsError} if the profile is invalid.
 */
export function checkRequest<const TNames extends WalletNames = NoNames>(
  request: Request | ReceivedRequest,
  options?: CheckRequestOptions<TNames>,
): Promise<CheckedRequest<TNames>>;
export async function checkRequest(
  request: Request | ReceivedRequest,
  options: CheckRequestOptions = {},
): Promise<Checked> {
  const { method, path, contentType, contentEncoding, readBody } = partsOf(request);
  const sentences = { ...sentencesFor(undefined, options.messages), whole: 'the request' };
  const kind = kindOfPath(path);
  const toChecked = (violations: readonly Violation[], ofBody: readonly Finding[] = []): Checked => {
    const findings = [...violations.map((violation) => toFinding(violation, sentences)), ...ofBody];
    return { kind, status: statusOf(findings), findings };
  };
  const find = (...[of, sending]: Parameters<typeof findInSending>): Violation[] =>
    findInSending(of, sending).map(([, violation]) => violation);
  if (kind === undefined) {
    return toChecked([unknownEndpoint('session-request', 'sale-form'), ...find('sale-form', { method })]);
  }
  const findInPath = (): Violation[] => find(kind, { method, url: path });
  if (method !== 'POST') return toChecked(findInPath());
  if (contentEncoding !== null && contentEncoding !== 'identity')
    return toChecked([...findInPath(), fileViolation('content-type', 'sent-compressed')]);
  const text = await readBody();
  if (text === undefined)
    return toChecked([...find(kind, { url: path, contentType }), fileViolation('syntax', 'not-utf-8')]);
  const isMultipart = /^multipart\//i.test(contentType ?? '');
  const syntax = kind === 'sale-form' || looksLikeForm(text) ? 'form' : 'json';
  const body = isMultipart ? undefined : checkText(text, { maxFindings: MOST_FINDINGS, ...options, kind, syntax });
  const found = body?.result.findings ?? [];
  // A body without findings is of the endpoint's kind.
  const meant = found.length > 0 ? kindOfBody(text) : undefined;
  if (meant !== undefined && meant !== kind) return toChecked(find(meant, { url: path }));
  const isJsonSale = kind === 'sale-form' && /^\s*[{[]/.test(text);
  if (isJsonSale) return toChecked([...findInPath(), fileViolation('syntax', 'sale-as-json')]);
  const ofSending = find(kind, { method, url: path, contentType });
  const checked = toChecked(
    ofSending,
    options.strict ? found.map((finding) => withUnknownAsError(kind, finding)) : found,
  );
  if (checked.status !== 200) return checked;
  return {
    ...checked,
    value: kind === 'sale-form' ? decodeSaleForm(text).sale : body?.given.payloads[0]?.source.value,
  };
}

/** The kind of request that a body is for certain. */
function kindOfBody(text: string): RequestKind | undefined {
  const { payloadType, isCertain } = readSource(text, undefined, undefined);
  return isCertain && isRequestKind(payloadType?.name) ? payloadType?.name : undefined;
}

/** Fields inside a token stay warnings: its sender can't change them. */
const withUnknownAsError = (kind: RequestKind, finding: Finding): Finding =>
  finding.rule === 'unknown-field' && (kind === 'session-request' || finding.path.length === 1)
    ? { ...finding, severity: 'error' }
    : finding;
