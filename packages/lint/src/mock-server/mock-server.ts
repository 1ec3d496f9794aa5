import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { requireSettings } from '@pg/rule-kit/internal';
import { AnswersSchema } from '../config/answers.ts';
import { SettingsSchema } from '../rules/settings.ts';
import { describeSystemError, UsageError } from '../system/usage-error.ts';
import { type Answered, answerTo, MAX_MIB } from './answer.ts';
import type { MockServerOptions } from './options.ts';
import type { RecordedRequest } from './recorded-request.ts';

/** A mock server that is running. */
export interface MockServer {
  /** Its base URL, for both endpoints. */
  readonly url: string;
  /** The last 100 requests, the newest last. Set its length to 0 to forget them. */
  readonly requests: RecordedRequest[];
  readonly close: () => Promise<void>;
}

const MOST_REQUESTS = 100;
const DEFAULT_HOST = '127.0.0.1';

/**
 * Starts a mock server for tests: it checks requests to both endpoints (section 4), and answers with findings.
 *
 * @throws {SettingsError} if the profile, the names, the rules or the answers are invalid.
 * @throws {Error} if the port or the host can't be used.
 */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { port = 0, host = DEFAULT_HOST, profile, names, rules, answers = {}, onRequest } = options;
  requireSettings(SettingsSchema, { profile, names, rules });
  requireSettings(AnswersSchema, answers, 'answers');
  const requests: RecordedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    try {
      const { method = 'GET', url = '/', headers } = incoming;
      const answered = await answerTo({ method, url, headers, body: await readBody(incoming) }, options, requests);
      if (answered.recorded) {
        requests.push(answered.recorded);
        requests.splice(0, requests.length - MOST_REQUESTS);
        onRequest?.(answered.recorded);
      }
      await send(answered, method, response);
    } catch {
      response.destroy();
    }
  });
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new UsageError(`port ${port} of ${host} can't be used (${describeSystemError(error)})`);
  }
  const address = server.address();
  const listening = typeof address === 'object' ? address?.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening}`,
    requests,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The body of a request; `undefined` if it is too large. The rest of a large body is read, so that the client gets the answer. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size <= MAX_MIB * 2 ** 20) chunks.push(chunk);
  }
  return size <= MAX_MIB * 2 ** 20 ? new Uint8Array(Buffer.concat(chunks)) : undefined;
}

async function send({ answer, delay = 0 }: Answered, method: string, response: ServerResponse): Promise<void> {
  const { status, headers, content } = answer;
  if (delay > 0) await setTimeout(delay * 1000);
  response.writeHead(status, headers).end(method === 'HEAD' ? undefined : content);
}
