// A user expects one verdict: the command and ESLint, on the same file with the same configuration.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
// @boundaries-ignore The command has no entry point that a program could import.
import {
  BAD,
  folderOf,
  GOOD,
  pgLint,
  type ReportedFinding,
  reportOf,
  SAMPLES,
  writeIn,
} from '../../lint/test/e2e/command.ts';
import plugin from '../src/index.ts';
import { lintRuleOf, type Message, majors, placeOf, severityOf } from './majors.ts';

/** The command's severity, but a file that a glob matches may be of another program. */
const severityInESLint = ({ rule, severity }: ReportedFinding): string => (rule === 'unknown-kind' ? 'info' : severity);

/** Position, severity, code and text of a finding. */
const fromCommand = (found: ReportedFinding): string => {
  const { code, message, hint, section, rule } = found;
  const sentences = hint === undefined ? message : `${message}. ${hint}`;
  return `${placeOf(found)} ${severityInESLint(found)} ${code}: ${sentences} (${section}; ${rule})`;
};

const fromESLint = (found: Message): string =>
  `${placeOf(found)} ${severityOf(found)} ${found.messageId}: ${found.message}`;

const isError = ({ severity }: Message): boolean => severity === 2;

const SESSION = JSON.stringify({
  merchant_key: 'key',
  operation: 'purchase',
  methods: ['card'],
  hash: 'a'.repeat(40),
  order: { number: '1', amount: '1', currency: 'EUR', description: 'Cup' },
  sucess_url: 'https://shop.example/',
});
const TWO_SETS = '{"descriptor":"Order 1001","shipping":{"city":"Lyon"},"shiping":{}}';
const LIVE = '{"merchant_key":"k","operation":"purchase","methods":["live-one"]}';
const CLIENT = JSON.stringify({
  allowedPaymentMethods: [
    {
      type: 'card',
      tokenizationSpecification: {
        type: 'PAYMENT_GATEWAY',
        parameters: { gateway: 'ours', gatewayMerchantId: 'shop' },
      },
    },
  ],
});
const WRAPPED = `{"response": {"status": 1}, "request": ${BAD}}`;

const suppress = (rule: string, more: object = {}): object => ({
  suppressions: [{ files: '**/*', rule, reason: 'a test', ...more }],
});

const FILES: readonly (readonly [file: string, text: string])[] = [
  ['good.json', GOOD],
  ['bad.json', BAD],
  ['session.json', SESSION],
  ['sets.json', TWO_SETS],
  ['sets.jsonc', `// Two sets\n${TWO_SETS}`],
  ['live.json', LIVE],
  ['client.json', CLIENT],
  ['other.json', '{"compilerOptions":{}}'],
  ['fixtures/bad.json', BAD],
];

const CONFIGURATIONS: readonly object[] = [
  {},
  { rules: { 'one-set': 'off', 'unknown-field': 'error' } },
  { rules: { 'type-code': 'warning', 'string-format': 'info', 'unknown-field': 'off' } },
  { rules: { 'allowed-value': 'off', 'type-code': 'off', 'string-format': 'off' } },
  { profile: { cardSet: 6, require: ['parameters.card.shipping.street1'] } },
  { names: { wallet1: 'live-one' } },
  { kind: 'card-params' },
  { gateway: 'ours' },
  { ignores: ['fixtures', 'sets.json'] },
  {
    rules: { 'type-code': 'off' },
    overrides: [{ files: ['fixtures/**'], rules: { 'type-code': 'warning' }, profile: { cardSet: 6 } }],
  },
  suppress('type-code'),
  suppress('type-code', { files: 'fixtures/*.json' }),
  suppress('type-code', { pointer: '/shipping/type' }),
  suppress('type-code', { pointer: '/shipping/city' }),
  suppress('unknown-field', { until: '2020-01-31' }),
  suppress('unknown-field', { until: '2999-12-31' }),
];

describe.each(majors)('the command and ESLint $version agree', ({ verify }) => {
  /** Their findings, which must be the same. */
  async function agree(folder: string, file: string): Promise<readonly string[]> {
    const text = readFileSync(join(folder, file), 'utf8');
    const report = await reportOf(folder, [file]);
    const findings = report.files.filter((each) => each.file === file).flatMap((each) => each.findings);
    const messages = verify({
      file,
      text,
      folder,
      config: 'recommended',
      rules: { 'pg/payload-notes': 1 },
    });
    expect(messages.map(fromESLint).sort(), text).toEqual(findings.map(fromCommand).sort());
    expect(messages.some(isError)).toBe(findings.some((each) => severityInESLint(each) === 'error'));
    return findings.map((found) => `${placeOf(found)} ${found.severity} ${found.rule}`);
  }

  const seen = new Set<string>();

  test.each(CONFIGURATIONS)('with %j', async (configuration) => {
    const folder = folderOf({ ...Object.fromEntries(FILES), 'pg-lint.config.json': JSON.stringify(configuration) });
    for (const [file] of FILES) for (const found of await agree(folder, file)) seen.add(found);
  });

  test('about the samples', async () => {
    const samples = ['good', 'mistakes'].flatMap((name) =>
      readdirSync(join(SAMPLES, name)).map((file) => join(name, file)),
    );
    // ESLint reports a text that it can't parse in its own words.
    const parsed = samples.filter((each) => each.endsWith('.json') && !each.includes('trailing-comma'));
    for (const file of parsed) await agree(SAMPLES, file);
  });

  test.each([
    '{"order":"\u2028","Order":1}',
    '[]',
    '"text"',
    '{\r"methods"\r:\r"card"\r, "mthods": 1}',
    '{\r\n"methods":\r\n"card", "__proto__": {}, "constructor": 1}',
  ])('about %j', async (text) => {
    await agree(folderOf({ 'a.json': text }), 'a.json');
  });

  test('the table has findings of each severity', () => {
    expect([...new Set([...seen].map((found) => found.split(' ')[1]))].sort()).toEqual(['error', 'info', 'warning']);
  });

  test.each<[configuration: object, file: string, status: number, ...found: string[]]>([
    [{}, 'sets.json', 0, '1:2-1:14 warning one-set', '1:55-1:64 warning unknown-field'],
    [{ rules: { 'one-set': 'off', 'unknown-field': 'error' } }, 'sets.json', 1, '1:55-1:64 error unknown-field'],
    [{}, 'bad.json', 1, '1:21-1:32 error type-code'],
    [{ rules: { 'type-code': 'warning' } }, 'bad.json', 0, '1:21-1:32 warning type-code'],
    [suppress('type-code'), 'bad.json', 0],
    [{ ignores: ['*.json'] }, 'bad.json', 0],
  ])('%j %s: exit status %i', async (configuration, file, status, ...found) => {
    const folder = folderOf({ ...Object.fromEntries(FILES), 'pg-lint.config.json': JSON.stringify(configuration) });
    expect(await agree(folder, file)).toEqual(found);
    expect((await pgLint(folder, [file])).status).toBe(status);
  });

  test('about a baseline', async () => {
    const folder = folderOf({ ...Object.fromEntries(FILES), 'pg-lint.config.json': '{"baseline":"baseline.json"}' });
    await pgLint(folder, ['--update-baseline', ...FILES.map(([file]) => file)]);
    for (const [file] of FILES) {
      // What could not be checked is in no baseline.
      expect((await agree(folder, file)).filter((found) => !found.endsWith('unknown-kind'))).toEqual([]);
    }
    writeIn(folder, 'bad.json', BAD.replace('"1"', '1'));
    expect(await agree(folder, 'bad.json')).toEqual(['1:48-1:49 warning value-type']);
  });

  test('about payloads at JSON pointers', async () => {
    const configuration = { overrides: [{ files: ['*.json'], at: ['/request'] }] };
    const folder = folderOf({
      'a.json': WRAPPED,
      'b.json': GOOD,
      'pg-lint.config.json': JSON.stringify(configuration),
    });
    expect(await agree(folder, 'a.json')).toHaveLength(1);
    const missing = 'b.json: there must be a payload at /request, as configured';
    expect((await pgLint(folder, ['b.json'])).stderr).toContain(missing);
    expect(() => verify({ file: 'b.json', text: GOOD, folder })).toThrow(missing);
  });

  test('about the nearest configuration', async () => {
    const off = { rules: { 'type-code': 'off' } };
    const folder = folderOf({ 'a.json': BAD, 'in/a.json': BAD, 'in/pg-lint.config.json': JSON.stringify(off) });
    expect(await agree(folder, 'a.json')).toHaveLength(1);
    expect(await agree(folder, 'in/a.json')).toEqual([]);
  });

  test('about a configuration with a mistake', async () => {
    const folder = folderOf({ 'a.json': GOOD, 'pg-lint.config.json': '{"rules":{"one-sets":"off"}}' });
    const message = 'rules.one-sets is not a known name; did you mean one-set?';
    expect((await pgLint(folder, ['a.json'])).stderr).toContain(message);
    expect(() => verify({ file: 'a.json', text: GOOD, folder })).toThrow(message);
  });

  test.each<[configuration: object, ...rules: string[]]>([
    [{}, 'type-code', 'type-code'],
    [{ rules: { 'type-code': 'off' } }],
    [
      { rules: { 'type-code': 'off' }, overrides: [{ files: ['src/*.js'], rules: { 'type-code': 'warning' } }] },
      'type-code',
      'type-code',
    ],
    [{ ignores: ['src'] }],
    [suppress('type-code')],
    [suppress('type-code', { files: 'src/a.js', pointer: '/shipping/type' })],
    [suppress('type-code', { files: 'fixtures/**' }), 'type-code', 'type-code'],
    // No kind and no pointer of files is that of code.
    [{ kind: 'session-request', overrides: [{ files: ['src/*.js'], at: ['/request'] }] }, 'type-code', 'type-code'],
  ])('the configuration %j applies to code', (configuration, ...rules) => {
    const messages = verify({ file: 'src/a.js', text: `send(${BAD}, '${BAD}')`, configuration });
    expect(messages.map(lintRuleOf)).toEqual(rules);
  });
});

test('a part that a processor extracts has the configuration of its file', () => {
  const processor: Linter.Processor = {
    preprocess: (text) => [{ text, filename: '0.js' }],
    postprocess: (messages) => messages.flat(),
  };
  const blocks: Linter.Config[] = [
    ...plugin.configs.recommended,
    { files: ['**/*.md'], plugins: { own: { processors: { blocks: processor } } }, processor: 'own/blocks' },
  ];
  const folder = folderOf({ 'pg-lint.config.json': JSON.stringify(suppress('type-code', { files: 'known.md' })) });
  const rulesIn = (filename: string) =>
    new Linter({ cwd: folder }).verify(`send(${BAD})`, blocks, { filename }).map(lintRuleOf);
  expect([rulesIn('new.md'), rulesIn('known.md')]).toEqual([['type-code'], []]);
});
