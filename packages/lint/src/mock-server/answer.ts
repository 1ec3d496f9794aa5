import { type IncomingHttpHeaders, type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import { type Finding, toProblemDetails } from '@pg/rule-kit';
import { toFinding } from '@pg/rule-kit/internal';
import { applyRules } from '../rules/apply-rules.ts';
import { fileViolation, sentencesFor } from '../rules/catalog.ts';
import type { RequestKind } from '../rules/sending.ts';
import { toReported } from '../text/reported-finding.ts';
import { HOME_PAGE } from './home-page.ts';
import type { MockServerOptions } from './options.ts';
import { readPrefer } from './prefer.ts';
import { checkRequest } from './receive/check-request.ts';
import { statusOf } from './receive/status.ts';
import { type RecordedRequest, showPath } from './recorded-request.ts';

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
  readonly content: string;
}

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
  return toAnswered(cannedAnswer(kind, options) ?? acceptance(kind, findings), delay);
}

/** A page of another host that resolves to this machine (DNS rebinding) must not read recorded requests. */
const OWN_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

const PREFER = 'Prefer has code=400 to code=599, and delay=0 to delay=99.999 (seconds).';

/** So many findings are listed. Answers stay below 100 KB. */
const MAX_FINDINGS = 200;

async function check(
  { method, url, headers, body }: GivenRequest,
  { rules = {}, ...given }: MockServerOptions,
): Promise<{ kind: RequestKind | undefined; findings: readonly Finding[] }> {
  const received = { method, url, headers, body: body ?? '' };
  const checked = await checkRequest(received, { maxFindings: MAX_FINDINGS, ...given });
  if (body === undefined && checked.kind !== undefined) {
    const violation = fileViolation('too-large', 'body-too-large', { max: MAX_MIB });
    const finding = toFinding(violation, { ...sentencesFor(undefined), whole: 'the body' });
    return { kind: checked.kind, findings: [finding] };
  }
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
