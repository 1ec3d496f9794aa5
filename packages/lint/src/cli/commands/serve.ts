import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { labelOf, toProblemDetails } from '@pg/rule-kit';
import { describeSystemError, UsageError } from '../../config/usage-error.ts';
import { type CheckedRequest, checkRequest } from '../../core/receive/check-request.ts';
import { readAtMost } from '../files/read-payload.ts';
import { ExitStatus } from '../io/exit-status.ts';
import type { Io } from '../io/io.ts';
import { HELP_OPTION, parseArguments, requireWholeNumber } from './options.ts';

const HELP = `Usage
  pg-lint serve [--port N]   run a mock server for tests: it listens on 127.0.0.1 only

It answers 422 with problem details (RFC 9457) if a request has errors, otherwise 200. The document shows no
responses, so the service may answer differently. The log has no payer's data.

Options
  --port N    the port (8422); 0 for any free one
`;

const HOST = '127.0.0.1';

/** Answers requests until SIGINT or SIGTERM. */
export async function serve(args: string[], { write }: Io): Promise<ExitStatus> {
  const { values } = parseArguments({ args, options: { port: { type: 'string', default: '8422' }, ...HELP_OPTION } });
  if (values.help) {
    write(1, HELP);
    return ExitStatus.Clean;
  }
  const server = await startMockServer(requireWholeNumber('--port', values.port, 0, 65_535), (line) =>
    write(1, `${line}\n`),
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(server));
  await once(server, 'close');
  return ExitStatus.Clean;
}

function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/**
 * Starts the mock server.
 *
 * @param log Receives a line with the server's address, then lines for each request.
 * @throws {UsageError} if the port can't be used.
 */
export async function startMockServer(port: number, log: (line: string) => void): Promise<Server> {
  const server = createServer((incoming, response) => {
    answer(incoming, response).then(log, () => response.destroy());
  });
  try {
    await once(server.listen(port, HOST), 'listening');
  } catch (error) {
    throw new UsageError(`port ${port} can't be used (${describeSystemError(error)})`);
  }
  const address = server.address();
  if (typeof address === 'object') log(`pg-lint: a mock server listens on http://${HOST}:${address?.port}`);
  return server;
}

/** Answers a request. Returns lines for the log: codes and field names, without values of the request. */
async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<string> {
  const body = await readAtMost(incoming, MAX_BODY);
  if (body === undefined) {
    response.writeHead(413, { Connection: 'close' }).end();
    return `${incoming.method} 413 the body has more than ${MAX_BODY} bytes`;
  }
  const checked = await checkRequest(toRequest(incoming, body));
  const errors = checked.findings.filter(({ severity }) => severity === 'error');
  const [status, type, content] =
    errors.length > 0
      ? ([422, 'application/problem+json', toProblemDetails(errors)] as const)
      : ([200, 'application/json', acceptance(checked)] as const);
  response.writeHead(status, { 'Content-Type': type }).end(JSON.stringify(content));
  const found = checked.findings.map(({ severity, code, path }) => `${severity} ${code} ${labelOf(path)}`.trimEnd());
  return [`${incoming.method} ${checked.kind ?? 'unknown endpoint'} ${status}`, ...found].join('\n  ');
}

const acceptance = ({ kind, findings }: CheckedRequest): object => ({
  mock: true,
  message: 'This is the answer of a mock server (pg-lint serve), not of the payment service. The request has no error.',
  kind,
  findings: findings.map(({ severity, code, params, path, message }) => {
    return { severity, field: labelOf(path), code, params, message };
  }),
});

const MAX_BODY = 2 ** 20;

function toRequest({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Request {
  const type = headers['content-type'];
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(`http://${HOST}${url}`), {
    method,
    ...(type !== undefined && { headers: { 'Content-Type': type } }),
    ...(hasBody && { body: new Uint8Array(body) }),
  });
}
