// No file can have the hostile name of this report, so the writers get the report itself.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { githubReport } from '../../src/command/report/formats/github.ts';
import { gitlabReport } from '../../src/command/report/formats/gitlab.ts';
import { junitReport } from '../../src/command/report/formats/junit.ts';
import { markdownReport } from '../../src/command/report/formats/markdown.ts';
import { Statistics } from '../../src/command/report/statistics.ts';
import { BAD, folderOf, pgLint, SAMPLES, UNITS, writeIn } from './command.ts';
import { HOSTILE, hostileFile, textOf } from './hostile-report.ts';

const printed = async (format: string, ...args: string[]): Promise<string> =>
  (await pgLint(SAMPLES, ['--format', format, ...args])).stdout;

const PCS = 'mistakes/quantity-unit-pcs.json';
const PCS_MESSAGE = `parameters.card.cart.items[0].quantityUnit must be one of ${UNITS.join(', ')}, but is "pcs". Send COUNT. The sample in the interface document sends pcs, against its own list.`;
const MIXED = 'mistakes/mixed-sets.json';
const CART = 'good/set-6-cart.json';

describe('github', () => {
  test('prints a command for each finding, with columns if it is on one line', async () => {
    const lines = (await printed('github', PCS, 'mistakes/php-empty-arrays.json')).split('\n');
    expect(lines.slice(0, 2)).toEqual([
      `::error file=mistakes/quantity-unit-pcs.json,line=36,endLine=36,col=29,endColumn=34,title=pg-lint allowed-value::${PCS_MESSAGE}`,
      '::warning file=mistakes/php-empty-arrays.json,line=1,endLine=1,col=1,endColumn=2,title=pg-lint expected-field::hash is missing; the request should be signed',
    ]);
  });

  test('escapes special characters so that the runner can decode them', () => {
    const lines = textOf(githubReport(), [hostileFile()]).trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    const [, properties = '', data = ''] = /^::error ([^:]*)::(.*)$/.exec(lines[0] ?? '') ?? [];
    const file = /^file=([^,]*),line=1,/.exec(properties)?.[1] ?? '';
    expect(file.replace(/%(25|0D|0A|3A|2C)/g, decodeURIComponent)).toBe(HOSTILE);
    expect(data).toBe('descriptor must have at most 20 characters, but has 32');
    expect(lines[2]).toBe('1 file checked: 1 error, 1 warning, 0 notes');
  });
});

describe('gitlab', () => {
  test('prints an array for Code Quality', async () => {
    expect(JSON.parse(await printed('gitlab', `./${PCS}`))).toEqual([
      {
        description: PCS_MESSAGE,
        check_name: 'allowed-value',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        severity: 'major',
        location: { path: PCS, lines: { begin: 36 } },
      },
    ]);
    expect(textOf(gitlabReport(), [])).toBe('[]\n');
  });
});

/** The elements of a document in order. Throws if the document is not well-formed. */
function parseXml(text: string) {
  const elements: { name: string; attributes: Readonly<Record<string, string>>; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes, text: '' }));
  parser.on('text', (part) => {
    const element = elements.at(-1);
    if (element) element.text += part.trim();
  });
  parser.write(text).close();
  return elements;
}

/** The hostile name in XML, which has no control characters and no halves of surrogate pairs. */
const LEGAL = ['\u0001', '\u001b', '\ud800', '\uffff'].reduce(
  (text, illegal) => text.replaceAll(illegal, '\uFFFD'),
  HOSTILE,
);

/** Jenkins' xUnit plugin rejects a report with other attributes (junit-10.xsd), even with `file` of a test case. */
const JENKINS: Readonly<Record<string, { required: readonly string[]; optional: readonly string[] }>> = {
  testsuites: { required: [], optional: ['name', 'time', 'tests', 'failures', 'errors'] },
  testsuite: {
    required: ['name', 'tests', 'failures', 'errors'],
    optional: 'group time skipped timestamp hostname id package file log url version'.split(' '),
  },
  testcase: { required: ['name'], optional: ['time', 'classname', 'group'] },
  failure: { required: [], optional: ['type', 'message'] },
  error: { required: [], optional: ['type', 'message'] },
  'system-out': { required: [], optional: [] },
};

describe('junit', () => {
  test.each([
    ['errors and warnings', () => printed('junit', CART, MIXED)],
    ['hostile names', () => textOf(junitReport(), [hostileFile()])],
    ['no files', () => textOf(junitReport(), [])],
    ['a problem', () => textOf(junitReport(), [], { problems: ['a problem'] })],
  ])('a report with %s is valid for Jenkins', async (_, report) => {
    for (const { name, attributes } of parseXml(await report())) {
      const { required, optional } = JENKINS[name] ?? { required: [`an element ${name}`], optional: [] };
      expect(Object.keys(attributes)).toEqual(expect.arrayContaining([...required]));
      expect([...required, ...optional]).toEqual(expect.arrayContaining(Object.keys(attributes)));
    }
  });

  test('has a test case for each file, which fails if the file has errors', async () => {
    const elements = parseXml(await printed('junit', CART, MIXED));
    const counts = { name: 'pg-lint', tests: '2', failures: '1', errors: '0' };
    expect(elements.map(({ name, attributes }) => [name, attributes])).toEqual([
      ['testsuites', counts],
      ['testsuite', { ...counts, skipped: '0' }],
      ['testcase', { name: CART, classname: 'pg-lint.session-request' }],
      ['testcase', { name: MIXED, classname: 'pg-lint.session-request' }],
      ['failure', { message: '1 error, 1 warning', type: 'error' }],
      ['system-out', {}],
    ]);
    expect(elements.slice(-2).map(({ text }) => text)).toEqual([
      '12:20 error parameters.card.shipping.country must be exactly 2 letters, but has 3 characters. Send FR. (string-format, 2.2 Set 6, shipping)',
      expect.stringMatching(/^9:7 warning parameters\.card\.descriptor .+ \(one-set, 2\.2 Card parameter sets\)$/),
    ]);
  });

  test('is well-formed with hostile names, and without files', () => {
    const cases = parseXml(textOf(junitReport(), [hostileFile()])).filter(({ name }) => name === 'testcase');
    expect(cases.map(({ attributes }) => attributes)).toEqual([{ name: LEGAL, classname: 'pg-lint.card-params' }]);
    expect(parseXml(textOf(junitReport(), [])).map(({ name }) => name)).toEqual([
      'testsuites',
      'testsuite',
      'testcase',
    ]);
  });
});

describe('markdown', () => {
  test('has a table for each file with findings', async () => {
    expect(await printed('markdown', CART, MIXED, '--reference', 'https://pay.example/{rule}')).toMatchInlineSnapshot(`
      "## pg-lint

      2 files checked: 1 error, 1 warning, 0 notes.

      ### mistakes/mixed-sets.json (session-request)

      1 error, 1 warning

      | line | severity | finding | rule | section |
      |---|---|---|---|---|
      | 9:7 | warning | parameters.card.descriptor is of Set 3 (descriptor), and should not be sent with shipping of Set 6 (cart and shipping): the sets are alternatives. Send only the fields of Set 3 (descriptor), or only those of Set 6 (cart and shipping). Your account manager knows which set your connector needs. | [one-set](https://pay.example/one-set) | 2.2 Card parameter sets |
      | 12:20 | error | parameters.card.shipping.country must be exactly 2 letters, but has 3 characters. Send FR. | [string-format](https://pay.example/string-format) | 2.2 Set 6, shipping |
      "
    `);
  });

  test('escapes markup, and keeps each finding on one line', () => {
    const lines = textOf(markdownReport({}), [hostileFile()]).trimEnd().split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[4]).toBe(
      `### a&#60;b&#62;&#38;"'` +
        '\\`\\|\\*\\_\\[x\\](y)\\]\\]&#62;{0}%:, \\[31m\u{1f600}\ud800\uffff::error::é.json (card-params)',
    );
    expect(lines.slice(8).map((line) => line.match(/(?<!\\)\|/g)?.length)).toEqual([6, 6, 6, 6]);
  });

  test('has only counts if there are no files', () => {
    expect(
      textOf(markdownReport({ statistics: new Statistics() }), [], { skipped: new Map([['a.json', 'other']]) }),
    ).toBe(
      '## pg-lint\n\n0 files checked: 0 errors, 0 warnings, 0 notes; 1 file skipped, without a payload of a known kind.\n',
    );
  });

  test('has less than 1 MiB, and counts the findings that it does not show', () => {
    const repeated = (times: number): string => {
      const file = hostileFile();
      const findings = Array.from({ length: times }, () => file.findings.slice(0, 1)).flat();
      return textOf(markdownReport({}), [{ ...file, findings }]);
    };
    const text = repeated(20_000);
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    const shown = text.match(/^\| 1:/gm)?.length ?? 0;
    expect(text).toContain(
      `\n${(20_000 - shown).toLocaleString('en')} more findings not shown: a job summary may have 1 MiB.\n`,
    );
    expect(repeated(shown)).not.toContain('not shown');
  });
});

describe('a run that fails', () => {
  const FORMATS = ['json', 'sarif', 'junit', 'github', 'markdown', 'gitlab', 'stylish'];

  test.each([
    ['a wrong configuration', ['.'], { 'pg-lint.config.json': '{' }],
    ['a wrong option', ['--formt', 'json', '.'], {}],
    ['a wrong argument', ['missing.json'], {}],
  ])('leaves no report of an earlier run: %s', async (_, args, files) => {
    const folder = folderOf({ 'a.json': BAD });
    const formats = FORMATS.flatMap((format) => ['--format', `${format}:${format}`]);
    expect(await pgLint(folder, [...formats, 'a.json'])).toMatchObject({ status: 1, stderr: '' });
    for (const [name, text] of Object.entries(files)) writeIn(folder, name, text);
    expect((await pgLint(folder, [...formats, ...args])).status).toBe(2);
    const left = FORMATS.filter((format) => existsSync(join(folder, format)));
    expect(left).toEqual(['json', 'sarif', 'junit', 'github', 'markdown']);
    for (const format of left) expect(readFileSync(join(folder, format), 'utf8')).not.toContain('type-code:');
    const [json, sarif] = ['json', 'sarif'].map((format) => JSON.parse(readFileSync(join(folder, format), 'utf8')));
    expect(json).toMatchObject({ files: [], problems: [expect.any(String)] });
    const notifications = [{ level: 'error', message: { text: expect.any(String) } }];
    expect(sarif.runs[0].invocations).toEqual([
      { executionSuccessful: false, toolExecutionNotifications: notifications },
    ]);
    const junit = parseXml(readFileSync(join(folder, 'junit'), 'utf8'));
    expect(junit.map(({ name }) => name)).toEqual(['testsuites', 'testsuite', 'testcase', 'error']);
  });

  test('has the findings of other files', async () => {
    const folder = folderOf({ 'a.json': BAD });
    const { status, stdout } = await pgLint(folder, ['--format', 'json', 'missing.json', 'a.json']);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ summary: { errors: 1 }, problems: [expect.any(String)] });
  });
});

test.runIf(existsSync('/proc/self'))("a folder for a report that can't be created is an error", async () => {
  const run = await pgLint(folderOf({ 'a.json': BAD }), ['--format', 'json:/proc/pg-lint/in/a.json', 'a.json']);
  expect([run.status, run.stderr]).toEqual([
    2,
    expect.stringContaining('/proc/pg-lint/in/a.json: the report could not'),
  ]);
});
