import { once } from 'node:events';
import { settingsFinder } from '../../config/settings.ts';
import { startMockServer } from '../../mock-server/mock-server.ts';
import { describeRequest } from '../../mock-server/recorded-request.ts';
import { UsageError } from '../../system/usage-error.ts';
import { CONFIG_OPTIONS, defineCommand, type Options, readConfig, requireWholeNumber } from '../options.ts';

const ABOUT = `It answers 200 if a request has no error. Otherwise it answers with problem details (RFC 9457), and the status
400 (unreadable body), 404 (path), 405 (method), 413 (size), 415 (media type) or 422 (other errors). The interface
document shows no responses, so the service may answer differently: the answers to requests without errors are yours
to choose, as answers in the configuration. The log has no payer's data.

GET / says that it runs. GET /requests lists the last 100 requests, DELETE /requests empties the list. The header
"Prefer: code=503" asks for a failure, "Prefer: delay=2" for an answer after 2 seconds.`;

// biome-ignore format: a table
const OPTIONS = {
  port: { type: 'string', value: 'N', default: '8422', help: 'the port (8422); 0 for any free one' },
  host: { type: 'string', value: 'ADDRESS', help: 'the address to listen on (127.0.0.1); 0.0.0.0 for all' },
  strict: { type: 'boolean', help: 'report unknown fields as errors' },
  proxy: { type: 'string', value: 'URL', help: 'send requests without errors on to this base URL, such as a sandbox, and answer with its response' },
  'proxy-sale': { type: 'string', value: 'URL', help: 'the base URL for sales, if it differs' },
  ...CONFIG_OPTIONS,
} as const satisfies Options;

/** Answers requests until SIGINT or SIGTERM. */
export const serve = defineCommand({
  about: ABOUT,
  options: OPTIONS,
  run: async (values, { write }) => {
    const { host, strict, proxy, 'proxy-sale': proxySale } = values;
    const port = requireWholeNumber('--port', values.port, 0, 65_535);
    const { lint, rules, from } = settingsFinder({ config: readConfig(values) })('request');
    const { profile, names } = lint;
    const server = await startMockServer({
      port,
      host,
      strict,
      proxy: proxy && requireBaseUrl('--proxy', proxy),
      proxySale: proxySale && requireBaseUrl('--proxy-sale', proxySale),
      profile,
      names,
      rules,
      answers: from?.config.answers,
      onRequest: (request) => write(1, `${describeRequest(request)}\n`),
    });
    write(1, `pg-lint: a mock server listens on ${server.url}\n`);
    if (host !== undefined && !LOOPBACK.test(host))
      write(2, `pg-lint: other machines can reach ${host}: use it only in networks that you trust\n`);
    const controller = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => controller.abort());
    await once(controller.signal, 'abort');
    await server.close();
  },
});

const LOOPBACK = /^(?:localhost|127\.[\d.]+|::1)$/;

function requireBaseUrl(option: string, url: string): string {
  if (/^https?:\/\//i.test(url) && URL.canParse(url) && !/[?#]/.test(url)) return url;
  throw new UsageError(`${option} must be a base URL like https://sandbox.pay.example, without a query`);
}
