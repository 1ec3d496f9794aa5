import { checkRequest, type ReceivedRequest } from '@pg/lint';
import { toProblemDetails } from '@pg/rule-kit';

/** An answer with a JSON body. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Checks a request to either endpoint. A refusal has problem details (RFC 9457), without a payer's data. */
export async function answerTo(request: Request | ReceivedRequest): Promise<Answer> {
  const checked = await checkRequest(request, { strict: true });
  if (checked.status !== 200) return refuse(checked.status, toProblemDetails(checked.findings, checked));
  const order = checked.kind === 'session-request' ? checked.value.order?.number : checked.value.order_id;
  return {
    status: 200,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: checked.kind, order }),
  };
}

/** The answer for a status that the framework itself chose, such as 413 for a body that is too large. */
export const refuse = (status: number, problem: object = toProblemDetails([], { status })): Answer => ({
  status,
  headers: { 'Content-Type': 'application/problem+json', ...(status === 405 && { Allow: 'POST' }) },
  body: JSON.stringify(problem),
});

export const MAX_BYTES = 1024 * 1024;
