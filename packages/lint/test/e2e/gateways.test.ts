import { createWallet2ClientRequest } from '@pg/wallet-tokens';
import { describe, expect, test } from 'vitest';
import clientRequests from '../client-requests.json' with { type: 'json' };
import { folderOf, GOOD, pgLint, reportOf } from './command.ts';

const json = (value: unknown): string => JSON.stringify(value);

const own = (gateway: string): object => {
  const request = createWallet2ClientRequest({ gateway }, 'client-1');
  return { ...request, allowedPaymentMethods: [{ ...request.allowedPaymentMethods[0], type: 'card' }] };
};

describe('requests for other gateways give nothing', () => {
  const texts: Readonly<Record<string, (request: object) => string>> = {
    json: (request) => json(request),
    'array.json': (request) => json([request]),
    'event.json': (request) => json({ body: json(request) }),
    yaml: (request) => json({ examples: { request } }),
    md: (request) => `\`\`\`json\n${json(request)}\n\`\`\`\n`,
    log: (request) => `INFO ${json(request)}\n`,
    'base64.json': (request) => json({ body: btoa(json(request)) }),
    http: (request) => `POST https://a.example\n\n${json(request)}\n`,
    ndjson: (request) => json(request),
  };
  const OTHER = { gateway: 'our-gateway' };
  const cases = Object.entries(texts).map(([extension, write]) => [extension, {}, write] as const);

  test.each([...cases, ['json', OTHER, json] as const])(
    'in .%s with the configuration %j',
    async (extension, config, write) => {
      const files = clientRequests.map((request, i) => [`${i}.${extension}`, write(request)]);
      const folder = folderOf({
        ...Object.fromEntries(files),
        'good.json': GOOD,
        'pg-lint.config.json': json(config),
      });
      expect(await reportOf(folder, ['--fix', '.'])).toMatchObject({ files: [{ file: 'good.json', findings: [] }] });
      expect((await pgLint(folder, ['.'])).stdout).not.toContain('may be a payload');
    },
  );
});

test.each<[object, string[]]>([
  [{}, []],
  [{ gateway: 'our-gateway' }, ['a.json', 'a.md', 'a.yaml']],
  [{ gateway: 'example' }, ['b.json']],
  [{ overrides: [{ files: ['c.json'], gateway: 'our-gateway' }] }, []],
])('with the configuration %j, a request of that gateway is checked', async (config, expected) => {
  const ours = json(own('our-gateway'));
  const folder = folderOf({
    'a.json': ours,
    'a.md': `\`\`\`json\n${ours}\n\`\`\`\n`,
    'a.yaml': `request: ${ours}\n`,
    'b.json': json([own('example')]),
    'pg-lint.config.json': json(config),
  });
  const { files } = await reportOf(folder, ['--pass-with-no-payloads', '.']);
  expect(files.map(({ file, findings }) => [file, findings.map(({ rule }) => rule)])).toEqual(
    expected.map((file) => [file, ['allowed-value']]),
  );
});

test.each<[string, string[], string, string[]]>([
  ['a.json', ['--kind', 'wallet2-client-request'], json(own('our-gateway')), ['allowed-value']],
  ['a.md', [], `\`\`\`json pg-lint=wallet2-client-request\n${json(own('x'))}\n\`\`\`\n`, ['allowed-value']],
])('%s with %j', async (name, args, text, rules) => {
  const { files } = await reportOf(folderOf({ [name]: text }), [...args, name]);
  expect(files[0]?.findings.map(({ rule }) => rule)).toEqual(rules);
});
