import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EXTENSIONS } from '../../src/cli/files/find-files.ts';
import { COMMAND, folderOf, jsonOf, pgLint } from './command.ts';

const SAMPLES = fileURLToPath(new URL('../../../../samples', import.meta.url));
const GOOD = '{"descriptor":"Order 1001"}';
const BAD = '{\n  "descriptor": "Order 1001 in far too many words"\n}\n';

test('runs where no code may be made of strings', () => {
  const run = pgLint(SAMPLES, ['--format', 'json', 'good'], '', ['--disallow-code-generation-from-strings']);
  expect([run.status, run.stderr]).toEqual([0, '']);
});

describe('what is checked', () => {
  test('a file, a folder, a glob and standard input', () => {
    const folder = folderOf({ 'a/good.json': GOOD, 'a/b/bad.json': BAD, 'other.json': GOOD });
    const filesOf = (...args: string[]) =>
      jsonOf(pgLint(folder, ['--format', 'json', ...args], GOOD)).files.map(({ file }) => file);
    expect(filesOf('other.json')).toEqual(['other.json']);
    expect(filesOf('a')).toEqual(['a/b/bad.json', 'a/good.json']);
    expect(filesOf('.')).toEqual(['a/b/bad.json', 'a/good.json', 'other.json']);
    expect(filesOf('**/good.json')).toEqual(['a/good.json']);
    expect(filesOf('./a/**/*.json')).toEqual(['a/b/bad.json', 'a/good.json']);
    expect(filesOf('{a,b}/*.json')).toEqual(['a/good.json']);
    expect(filesOf(join(folder, '*.json'))).toEqual([join(folder, 'other.json')]);
    expect(filesOf('-')).toEqual(['-']);
    expect(filesOf('a', 'a/good.json', 'other.json', '-')).toEqual(['a/b/bad.json', 'a/good.json', 'other.json', '-']);
  });

  test('a file once, whatever its names', () => {
    const folder = folderOf({ 'a.json': BAD, 'in/b.json': GOOD, 'other.txt': 'no payload' });
    const all = ['a.json', join(folder, 'a.json'), './in', 'in/b.json', '.', './other.txt'];
    expect(jsonOf(pgLint(folder, ['--format', 'json', ...all]))).toMatchObject({
      files: [{ file: 'a.json' }, { file: './in/b.json' }, { file: 'other.txt' }],
      summary: { files: 3, errors: 2 },
    });
    expect(pgLint(folder, ['.', '../', 'a.json']).stdout).toContain(' (1 file left out: no payload of a known kind)');
  });

  test('a pipe that has a name', () => {
    const folder = folderOf({});
    const write = 'sleep 0.1; printf \'{"descriptor":"\'; sleep 0.1; printf \'Order 1001"}\'';
    const script = `mkfifo pipe && { (${write}) > pipe & "$0" "$1" --format json pipe; }`;
    const { stdout } = spawnSync('sh', ['-c', script, process.execPath, COMMAND], { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(stdout).files).toEqual([{ file: 'pipe', kind: 'card-params', findings: [] }]);
  });

  test('a file of any name, if it is named', () => {
    const folder = folderOf({ 'payload.txt': BAD });
    expect(jsonOf(pgLint(folder, ['--format', 'json', 'payload.txt'])).summary).toEqual({
      files: 1,
      errors: 1,
      warnings: 0,
      infos: 0,
    });
  });

  test('in folders: no hidden folders, no node_modules, and files behind links', () => {
    const folder = folderOf({
      'payloads/good.json': GOOD,
      'payloads/.git/bad.json': BAD,
      'payloads/node_modules/bad.json': BAD,
      'bad.json': BAD,
    });
    symlinkSync(join(folder, 'bad.json'), join(folder, 'payloads/link.json'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'payloads/broken.json'));
    const { files } = jsonOf(pgLint(folder, ['--format', 'json', 'payloads']));
    expect(files.map(({ file }) => file)).toEqual(['payloads/good.json', 'payloads/link.json']);
  });

  const HELD: Readonly<Record<string, string>> = {
    '.jsonc': `// a card\n${BAD}`,
    '.ndjson': `${GOOD}\n{"descriptor":1}\n`,
    '.jsonl': `${GOOD}\n{"descriptor":1}\n`,
    '.form': 'brand=naps&order_amount=1',
    '.md': `\`\`\`json\n${BAD}\`\`\`\n`,
    '.markdown': `\`\`\`json\n${BAD}\`\`\`\n`,
    '.http': `POST https://pay.example HTTP/1.1\nContent-Type: application/json\n\n${BAD}`,
    '.rest': `POST https://pay.example HTTP/1.1\nContent-Type: application/json\n\n${BAD}`,
    '.sh': 'curl https://s2s.pay.example -d "brand=naps&order_amount=1"\n',
    '.bash': 'curl https://s2s.pay.example -d "brand=naps&order_amount=1"\n',
  };

  test.each(EXTENSIONS)('in folders: %s in any case, read the same', (extension) => {
    const text = HELD[extension] ?? BAD;
    const capitals = extension.toUpperCase();
    const mixed = extension.slice(0, 2) + capitals.slice(2);
    const folder = folderOf({ [`a${extension}`]: text, [`b${capitals}`]: text, [`c${mixed}`]: text });
    const { files } = jsonOf(pgLint(folder, ['--format', 'json', '.']));
    const [first, ...others] = files;
    expect(files.map(({ file }) => file)).toEqual([`a${extension}`, `b${capitals}`, `c${mixed}`]);
    expect(first?.findings).not.toEqual([]);
    expect(others.map(({ file: _, ...found }) => found)).toEqual(
      others.map(() => ({ kind: first?.kind, findings: first?.findings })),
    );
  });

  test('a folder with a backslash in its name, or at its end', () => {
    const folder = folderOf({});
    for (const name of ['end\\', 'mid\\dle']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'a.json'), BAD);
    }
    const filesOf = (argument: string): string[] =>
      jsonOf(pgLint(folder, ['--format', 'json', argument])).files.map(({ file }) => file);
    expect(filesOf('.')).toEqual(['end\\/a.json', 'mid\\dle/a.json']);
    expect([filesOf('end\\'), filesOf('end\\//'), filesOf('mid\\dle')]).toEqual([
      ['end\\/a.json'],
      ['end\\/a.json'],
      ['mid\\dle/a.json'],
    ]);
  });

  test('the kind is recognised, or set', () => {
    const folder = folderOf({ 'session.json': '{"methods":["card"],"order":{}}', 'card.json': GOOD });
    const kinds = jsonOf(pgLint(folder, ['--format', 'json', '.'])).files.map(({ kind }) => kind);
    expect(kinds).toEqual(['card-params', 'session-request']);
    const [card] = jsonOf(pgLint(folder, ['--format', 'json', '--kind', 'session-request', 'card.json'])).files;
    expect(card?.kind).toBe('session-request');
    expect(card?.findings.map(({ rule }) => rule)).toContain('unknown-entry');
  });

  test('what is not recognised is an error where it is named, and counted where it is in a folder', () => {
    const folder = folderOf({ 'payloads/other.json': '{"name":"x"}', 'payloads/good.json': GOOD });
    const named = jsonOf(pgLint(folder, ['--format', 'json', 'payloads/other.json']));
    expect(named.files[0]).toMatchObject({
      kind: null,
      findings: [{ rule: 'unknown-kind', severity: 'error', line: 1, column: 1 }],
    });
    const inFolder = pgLint(folder, ['payloads']);
    expect(inFolder.status).toBe(0);
    expect(inFolder.stdout).toContain('1 file checked');
    expect(inFolder.stdout).toContain('1 file left out: no payload of a known kind');
  });
});

test.each<[string, string | undefined]>([
  [
    '{"Descriptor":"Order 1001"}',
    'But for case and blanks in its names it is one of card-params: say so with --kind card-params.',
  ],
  [
    '{" ORDER ":{},"Methods":[]}',
    'But for case and blanks in its names it is one of session-request: say so with --kind session-request.',
  ],
  ['{"name":1}', 'Say which with --kind, if it is one of them.'],
  ['"{\\"descriptor\\":\\"x\\"}"', 'It is JSON text in quotes, encoded twice: encode it once.'],
  ['"\\"{}\\""', 'It is JSON text in quotes, encoded twice: encode it once.'],
  ['"{not JSON}"', 'A payload is a JSON object or a form.'],
  ['[]', 'A payload is a JSON object or a form.'],
  ['[{"name":"x"}]', 'A payload is a JSON object or a form.'],
  [
    '[1,{"descriptor":"x"}]',
    'Check each of its items on its own, or write them into an .ndjson file, one in each line.',
  ],
])('%s is of no known kind, and what to do is said', (text, hint) => {
  const [file] = jsonOf(pgLint(folderOf({ 'a.json': text }), ['--format', 'json', 'a.json'])).files;
  expect(file?.findings).toMatchObject([{ rule: 'unknown-kind', hint }]);
});

const SALE = [
  'action=SALE',
  'client_key=k',
  'brand=naps',
  'order_id=1',
  'order_amount=49.90',
  'order_currency=EUR',
  'order_description=Two+cups',
  'hash=h',
];
const ONE_LINE = 'Join the entries with & alone, or write a line break that is meant as %0A.';

test.each<[string, string | undefined]>([
  [SALE.join('\n'), ONE_LINE],
  [SALE.join('&\r\n'), ONE_LINE],
  [SALE.join('\n  &'), ONE_LINE],
  [SALE.join('&').replace('Two', 'Two\n'), ONE_LINE],
  [SALE.join('&amp;'), '&amp; is HTML: write the & between the entries as it is.'],
  [SALE.join('&').replace('49.90', '49.90%'), 'Write a percent sign itself as %25.'],
  ['{"action":"SALE"}', 'Read it as JSON: what begins with a bracket is no form.'],
  ['action%3DSALE%26brand%3Dnaps', 'Encode names and values only: = and & stand between them as they are.'],
])('a form that can’t be read has one finding: %j', (text, hint) => {
  const [file] = jsonOf(pgLint(folderOf({ 'a.form': text }), ['--format', 'json', 'a.form'])).files;
  expect(file?.findings).toMatchObject([{ rule: 'syntax', hint }]);
});

test.each<[string, string]>([
  [
    'action=SALE & client_key=k & brand=naps',
    'But for case and blanks in its names it is one of sale-form: say so with --kind sale-form.',
  ],
])('the form %j is of no known kind, and what to do is said', (text, hint) => {
  const [file] = jsonOf(pgLint(folderOf({ 'a.form': text }), ['--format', 'json', 'a.form'])).files;
  expect(file?.findings).toMatchObject([{ rule: 'unknown-kind', hint }]);
});

test.each([
  ['merchant_key=k&operation=purchase&hash=h', []],
  ['a=1', ['--kind', 'session-request']],
  ['merchant_key=k&order[number]=1&order[amount]=1.00&order[currency]=EUR&methods[]=card&hash=h', []],
  ['merchant_key=k&order.number=1&order.amount=1.00&order.currency=EUR', []],
  ['parameters[cart][items][0][name]=Cup&parameters[cart][items][0][price]=1', []],
  ["curl https://pay.example/api/v1/session -d 'merchant_key=k&operation=purchase&hash=h'", []],
])('a form of a session request is one mistake: %j %j', (text, options) => {
  const [file] = jsonOf(pgLint('.', [...options, '--format', 'json', '-'], text)).files;
  expect(file?.findings).toMatchObject([
    { rule: 'syntax', message: 'a URL-encoded form, a JSON object expected', line: 1 },
  ]);
});

test.each([
  ['client_key', 'lone-plus'],
  // Of a blank there is worse to say.
  ['order_amount', 'text-format'],
  ['brand', 'allowed-value'],
])('%s of nothing but plus signs is one mistake: %s', (name, rule) => {
  const text = SALE.map((entry) => (entry.startsWith(`${name}=`) ? `${name}=++` : entry)).join('&');
  const [file] = jsonOf(pgLint('.', ['--format', 'json', '-'], text)).files;
  expect(file?.findings.filter(({ rule: id }) => id !== 'sale-carries').map(({ rule: id }) => id)).toEqual([rule]);
});

test('a command whose body stands elsewhere is told to be', () => {
  const { files } = jsonOf(pgLint('.', ['--format', 'json', '-'], 'curl https://pay.example -d @body.json'));
  const hint =
    'Check the payload by itself: what stands in another file, a here-document or a multipart body is not looked into.';
  expect(files[0]?.findings).toMatchObject([{ rule: 'unknown-kind', hint }]);
});

test.each<[string, string, string]>([
  ['a.md', '# A\n\n```json\n{\n  "descriptor": "a"\n```\n', 'Still open: an object from 1 line above.'],
  ['a.ndjson', '{"descriptor":"a"}\n{"descriptor":"a"', 'Still open: an object from this line.'],
])('what is open in %s is told from where it ends: the file has lines of its own', (name, text, hint) => {
  const [file] = jsonOf(pgLint(folderOf({ [name]: text }), ['--format', 'json', name])).files;
  expect(file?.findings).toMatchObject([{ rule: 'syntax', hint }]);
});
