import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import lintPackage from '@pg/lint/package.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Message, majors } from './majors.ts';

const SAMPLES = fileURLToPath(new URL('../../../samples', import.meta.url));
const COMMAND = join(
  dirname(createRequire(import.meta.url).resolve('@pg/lint/package.json')),
  lintPackage.bin['pg-lint'],
);

const PROVEN = ['token-signature', 'token-integrity', 'key-expired'];

interface Reported {
  readonly rule: string;
  readonly severity: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly section: string;
  readonly message: string;
  readonly hint?: string;
}

/** What the command says of the files of a folder that were named, in short, by file. */
function byCommand(cwd: string, args: readonly string[]): Map<string, string[]> {
  const { stdout, stderr } = spawnSync(process.execPath, [COMMAND, '--format', 'json', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(stderr).toBe('');
  const { files }: { files: { file: string; findings: Reported[] }[] } = JSON.parse(stdout);
  // What takes cryptography is for the command alone: ESLint does not wait.
  const isWaitedFor = ({ rule }: Reported): boolean => PROVEN.includes(rule);
  return new Map(
    files.map(({ file, findings }) => [
      file,
      findings.filter((finding) => !isWaitedFor(finding)).map((finding) => inShort(file, finding)),
    ]),
  );
}

function inShort(file: string, finding: Reported): string {
  const { rule, severity, line, column, endLine, endColumn, section, message, hint } = finding;
  if (rule === 'syntax' && isJson(file)) return UNREADABLE;
  const said = hint === undefined ? message : `${message}. ${hint.replace('--kind', 'settings.pg.kind')}`;
  return `${line}:${column}-${endLine}:${endColumn} ${severity} ${said} (${section}; ${rule})`;
}

/** What ESLint says, in the same words. */
function ofESLint(file: string, found: Message): string {
  const { ruleId, messageId, fatal, message, line, column, endLine, endColumn } = found;
  const severity = Object.entries(SEVERITIES).find(([start]) => ruleId?.startsWith(`pg/${start}`))?.[1];
  if (fatal || (messageId === 'syntax' && isJson(file))) return UNREADABLE;
  return `${line}:${column}-${endLine}:${endColumn} ${severity} ${message}`;
}

/** JSON that can't be read has one error of ESLint's own, at one place more or less. */
const UNREADABLE = 'error syntax';

const isJson = (file: string): boolean => file.endsWith('.json');

const SEVERITIES = { valid: 'error', known: 'error', plausible: 'warning', notes: 'info' };

/** One order for both: ESLint sorts what stands at one place by its own lights. */
const sorted = (said: readonly string[]): string[] => [...said].sort();

async function expectAlike(folder: string): Promise<Map<string, string[]>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:json|form)$/.test(name),
  );
  const expected = byCommand(folder, names);
  for (const { lintFolder } of majors) {
    const results = await lintFolder(folder);
    const files = results.map(({ filePath, messages }) => [relative(folder, filePath), messages] as const);
    expect(files.map(([file]) => file).sort()).toEqual([...expected.keys()].sort());
    for (const [file, messages] of files) {
      expect([file, sorted(messages.map((found) => ofESLint(file, found)))]).toEqual([
        file,
        sorted(expected.get(file) ?? []),
      ]);
    }
  }
  return expected;
}

test('the samples are judged alike', async () => {
  const said = await expectAlike(SAMPLES);
  expect([...said.values()].flat().length).toBeGreaterThan(10);
});

describe('generated payloads are judged alike', () => {
  const samples: unknown[] = readdirSync(join(SAMPLES, 'good'))
    .filter(isJson)
    .map((name) => JSON.parse(readFileSync(join(SAMPLES, 'good', name), 'utf8')));

  const VALUES = [null, 1, -1.5, '', 'x', 'x'.repeat(300), 'a\u0007b', 'pcs', '2023-02-30', [], {}, true, ['card']];

  type Rewrite = (name: string) => string;

  const RENAMES: readonly Rewrite[] = [
    (name) => name.toUpperCase(),
    (name) => name.slice(1),
    (name) => `${name}-`,
    (name) => `parameters[${name}]`,
    () => '__proto__',
    () => '\u2028"\\',
  ];

  /** Writes a value with mistakes: `next` says where, and which. */
  function write(value: unknown, next: () => number, indent: string): string {
    if (next() % 25 === 0) return JSON.stringify(VALUES[next() % VALUES.length]);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const inner = `${indent}  `;
    if (Array.isArray(value)) return `[${value.map((item) => write(item, next, inner)).join(', ')}]`;
    const entries = Object.entries(value).flatMap(([name, entry]) => {
      const rename = next() % 15 === 0 ? RENAMES[next() % RENAMES.length] : undefined;
      const written = `${inner}${JSON.stringify(rename?.(name) ?? name)}: ${write(entry, next, inner)}`;
      return next() % 30 === 0 ? [written, written] : [written];
    });
    return `{\n${entries.join(',\n')}\n${indent}}`;
  }

  /** Takes a character out or puts one in. */
  function damage(text: string, next: () => number): string {
    const at = next() % text.length;
    return `${text.slice(0, at)}${['', ',', '"', '}', '\n', '\\', '0', '\u0000'][next() % 8]}${text.slice(at + (next() % 2))}`;
  }

  /** A form of what a payload has at its top, with mistakes. */
  function writeForm(value: unknown, next: () => number): string {
    const entries = Object.entries(value ?? {}).map(([name, entry]) => {
      const text = typeof entry === 'string' ? entry : JSON.stringify(entry);
      return next() % 5 === 0 ? `${name}=%zz` : `${name}=${encodeURIComponent(text)}`;
    });
    return `${entries.join(next() % 4 === 0 ? '&&' : '&')}\n`;
  }

  const texts = fc
    .sample(fc.tuple(fc.constantFrom(...samples), fc.array(fc.nat(), { minLength: 60, maxLength: 90 }), fc.nat(4)), {
      numRuns: 150,
      seed: 20,
    })
    .map(([sample, numbers, how]): [string, string] => {
      let i = 0;
      const next = () => numbers[i++ % numbers.length] ?? 0;
      if (how === 0) return ['form', writeForm(sample, next)];
      const text = write(sample, next, '');
      return ['json', how === 1 ? damage(text, next) : text];
    });

  const DEEP = 101;

  const odd: [string, string][] = [
    ['json', ''],
    ['json', '{"a":1} x'],
    ['json', '{"order":"\u2028","Order":1}'],
    ['json', `{"methods":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
    ['json', '[]'],
    ['json', '"text"'],
    ['json', '{\r"methods"\r:\r"card"\r, "mthods": 1}'],
    ['json', '{\r\n"methods":\r\n"card", "__proto__": {}, "constructor": 1}'],
    ['form', '\uFEFFmethods=card&hash=1\n'],
    ['form', ''],
    ['form', '&&'],
    ['form', 'order\r\n=1&methods=%F0%9F%98%80&methods=+'],
  ];

  test('in JSON and as forms, whole and damaged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pg-eslint-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const [i, [extension, text]] of [...texts, ...odd].entries()) {
      writeFileSync(join(folder, `${i}.${extension}`), text);
    }
    const said = [...(await expectAlike(folder)).values()].flat();
    const rules = new Set(said.map((each) => /; ([\w-]+)\)$/.exec(each)?.[1]));
    expect(said.length).toBeGreaterThan(300);
    expect(rules.size).toBeGreaterThan(15);
  });
});
