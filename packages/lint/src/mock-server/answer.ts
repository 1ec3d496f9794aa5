import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http';
import { type Finding, toProblemDetails } from '@pg/rule-kit';
import { toFinding } from '@pg/rule-kit/internal';
import { applyRules } from '../rules/apply-rules.ts';
import { fileViolation, sentencesFor } from '../rules/catalog.ts';
import type { RequestKind } from '../rules/sending.ts';
import { toReported } from '../text/reported-finding.ts';
import { HOME_PAGE } from './home-page.ts';
import type { MockServerOptions } from './options.ts';
import { readPrefer } from './prefer.ts';
import { type Answer, type GivenRequest, passOn } from './proxy.ts';
import { checkRequest } from './receive/check-request.ts';
import { statusOf } from './receive/status.ts';
import { type RecordedRequest, showPath } from './recorded-request.ts';

/** An answer, and what to record about it. */
export interface Answered {
  readonly answer: Answer;
  /** `undefined` for a request to the server's own pages. */
  readonly recorded?: RecordedRequest;
  /** Seconds to wait. */
  readonly delay?: number | undefined;
}

/** The maximum size of a body, in MiB. */
export const MAX_MIB = 1;

/** Answers a request, and says what to record about it. */
export async function answerTo(
  request: GivenRequest,
  options: MockServerOptions,
  requests: RecordedRequest[],
): Promise<Answered> {
  const { method, url, headers } = request;
  if (options.host === undefined && !OWN_HOST.test(headers.host ?? 'localhost'))
    return {
      answer: problem(421, 'The header Host must be localhost or 127.0.0.1, unless the server has the option host.'),
    };
  const own = ownAnswer(request, requests);
  if (own) return { answer: own };
  const { kind, findings } = await check(request, options);
  const status = statusOf(findings);
  const toAnswered = (answer: Answer, delay?: number): Answered => ({
    answer,
    recorded: {
      method,
      path: showPath(url),
      status: answer.status,
      kind,
      findings: findings.map((finding) => toReported(finding, {})),
    },
    delay,
  });
  const preference = readPrefer(String(headers.prefer ?? ''));
  if (preference === undefined) return toAnswered(problem(400, PREFER));
  const { code, delay } = preference;
  if (code !== undefined) return toAnswered(problem(code, 'The request asked for this status with Prefer.'), delay);
  if (status !== 200) return toAnswered(refusal(status, findings), delay);
  return toAnswered(
    (await pass(request, kind, options)) ?? cannedAnswer(kind, options) ?? acceptance(kind, findings),
    delay,
  );
}

/** A page of another host that resolves to this machine (DNS rebinding) must not read recorded requests. */
const OWN_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

const PREFER = 'Prefer has code=400 to code=599, and delay=0 to delay=99.999 (seconds).';

/** So many findings are listed. Answers stay below 100 KB. */
const MAX_FINDINGS = 200;

async function check(
  { method, url, headers, body }: GivenRequest,
  { rules = {}, wallets, ...given }: MockServerOptions,
): Promise<{ kind: RequestKind | undefined; findings: readonly Finding[] }> {
  const received = { method, url, headers, body: body ?? '' };
  const checked = await checkRequest(received, { maxFindings: MAX_FINDINGS, ...given, ...wallets });
  if (body === undefined && checked.kind !== undefined) {
    const violation = fileViolation('too-large', 'body-too-large', { max: MAX_MIB });
    const finding = toFinding(violation, { ...sentencesFor(undefined), whole: 'the body' });
    return { kind: checked.kind, findings: [finding] };
  }
  // A path that is not of the interface is the sandbox's.
  if (checked.kind === undefined && given.proxy !== undefined) return { kind: undefined, findings: [] };
  return { kind: checked.kind, findings: applyRules(checked.findings, rules) };
}

/** The answer of the server's own pages; `undefined` for other requests. */
function ownAnswer({ method, url }: GivenRequest, requests: RecordedRequest[]): Answer | undefined {
  const path = url.replace(/[?#].*$/s, '');
  const isRead = method === 'GET' || method === 'HEAD';
  if (path === '/' && isRead) return textAnswer(200, 'text/plain', HOME_PAGE);
  if (path !== '/requests') return undefined;
  if (isRead) return jsonAnswer(200, requests);
  if (method !== 'DELETE') return withAllow(problem(405, 'Use GET or DELETE.'), 'GET, HEAD, DELETE');
  requests.length = 0;
  return { status: 204, headers: {}, content: '' };
}

const textAnswer = (status: number, type: string, content: string): Answer => ({
  status,
  headers: { 'Content-Type': `${type}; charset=utf-8` },
  content,
});

const jsonAnswer = (status: number, value: unknown, type = 'application/json'): Answer =>
  textAnswer(status, type, `${JSON.stringify(value, undefined, 2)}\n`);

const withAllow = (answer: Answer, allow: string): Answer => ({
  ...answer,
  headers: { ...answer.headers, Allow: allow },
});

const PROBLEM_TYPE = 'application/problem+json';

/** Problem details without findings. */
const problem = (status: number, detail: string): Answer =>
  jsonAnswer(status, { type: 'about:blank', title: STATUS_CODES[status], status, detail }, PROBLEM_TYPE);

/** Problem details. Its errors have the fields of the JSON report, too. */
function refusal(status: number, findings: readonly Finding[]): Answer {
  const causes = findings.filter(({ severity }) => severity === 'error');
  const { errors, ...details } = toProblemDetails(causes, { status });
  const described = errors.map((error, i) => ({ ...error, ...toReported(causes[i] as Finding, {}) }));
  const answer = jsonAnswer(status, { ...details, errors: described }, PROBLEM_TYPE);
  return status === 405 ? withAllow(answer, 'POST') : answer;
}

/**
 * Whether a page of another website sent a request: it must not use the sandbox. A page of this machine is none. Without an origin,
 * a browser says whether the page is of the host, which may be any name (DNS rebinding).
 */
function isOfOtherSite({ origin, host = '', 'sec-fetch-site': site = 'none' }: IncomingHttpHeaders): boolean {
  if (origin !== undefined) return !(URL.canParse(origin) && OWN_HOST.test(new URL(origin).host));
  return site === 'cross-site' || (site !== 'none' && !OWN_HOST.test(host));
}

/** The answer of the sandbox, if there is one. */
async function pass(
  request: GivenRequest,
  kind: RequestKind | undefined,
  { proxy, proxySale = proxy }: MockServerOptions,
): Promise<Answer | undefined> {
  const base = kind === 'sale-form' ? proxySale : proxy;
  if (base === undefined || request.body === undefined) return undefined;
  if (isOfOtherSite(request.headers)) return problem(403, 'A page of another website sent this: it is not passed on.');
  const answer = await passOn(String(base), request);
  return answer ?? problem(502, 'The server behind this proxy could not be reached, or its answer is too large.');
}

/** The caller's answer to a request of that kind, if there is one. */
function cannedAnswer(kind: RequestKind | undefined, { answers = {} }: MockServerOptions): Answer | undefined {
  const answer = kind && answers[kind];
  if (answer === undefined) return undefined;
  const { status = 200, body } = answer;
  return body === undefined ? { status, headers: {}, content: '' } : jsonAnswer(status, body);
}

const acceptance = (kind: RequestKind | undefined, findings: readonly Finding[]): Answer =>
  jsonAnswer(200, {
    mock: true,
    message:
      'This is the answer of a mock server (pg-lint serve), not of the payment service. The request has no error.',
    kind,
    findings: findings.map((finding) => toReported(finding, {})),
  });
