import { checkRequest, type ReceivedRequest } from '@pg/lint';
import { toProblemDetails } from '@pg/rule-kit';

/** An answer with a JSON body. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Checks a request to either endpoint. A refusal has problem details (RFC 9457), without a payer's data. */
export async function answerTo(request: Request | ReceivedRequest): Promise<Answer> {
  const { kind, status, findings } = await checkRequest(request, { strict: true });
  return status === 200
    ? { status, type: 'application/json', body: JSON.stringify({ kind }) }
    : refuse(status, toProblemDetails(findings, { status }));
}

/** The answer for a status that the framework itself chose, such as 413 for a body that is too large. */
export const refuse = (status: number, problem: object = toProblemDetails([], { status })): Answer => ({
  status,
  type: 'application/problem+json',
  body: JSON.stringify(problem),
});

export const MAX_BYTES = 1024 * 1024;
