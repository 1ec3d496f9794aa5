import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @boundaries-ignore The command has no entry point that a program could import.
import { run } from '../../../packages/lint/src/command/command.ts';
// @boundaries-ignore Nor do programs need the list of types.
import { FILE_TYPES } from '../../../packages/lint/src/core/file-types.ts';
import { BrokenPromise, checkPrinted } from './checks.ts';

const FORMATS = ['stylish', 'json', 'sarif', 'github', 'gitlab', 'junit', 'markdown'];
const FILES = [...FILE_TYPES.keys()];

const folder = mkdtempSync(join(tmpdir(), 'pg-fuzz-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs the command in this process, on files and standard input, with every report format. */
export const commandTargets = [
  ...FORMATS.map((format) => targetOf('-', '--format', format)),
  targetOf('-', '--ndjson'),
  ...FILES.map((extension, i) => targetOf(`a.${extension}`, '--format', FORMATS[i % FORMATS.length] ?? 'json')),
  ...['a.json', 'a.form'].map((file) => targetOf(file, '--fix')),
];

function targetOf(name: string, ...args: readonly string[]): { name: string; run: (text: string) => Promise<void> } {
  return { name: `pg-lint ${[...args, name].join(' ')}`, run: (text) => runCommand(name, args, toBytes(text)) };
}

/** Half of the texts that Latin-1 can encode are invalid UTF-8. */
const toBytes = (text: string): Buffer =>
  Buffer.from(text, /^[\0-\xff]*$/.test(text) && text.length % 2 === 1 ? 'latin1' : 'utf8');

async function runCommand(name: string, args: readonly string[], bytes: Buffer): Promise<void> {
  const file = name === '-' ? name : join(folder, name);
  if (name !== '-') writeFileSync(file, bytes);
  const printed = { 1: '', 2: '' };
  async function* input(): AsyncGenerator<Buffer> {
    yield bytes;
  }
  const status = await run(['--no-config', ...args, file], {
    input,
    write: (output, text) => {
      printed[output] += text;
    },
    isTerminal: () => false,
    env: {},
  });
  // The message has no payload data. With the first stack frame, it identifies the failure.
  if (status === 3) throw new BrokenPromise(`internal failure: ${printed[2].split('\n').slice(0, 2).join(' ')}`);
  checkPrinted(printed[1] + printed[2], `the output of pg-lint ${args.join(' ')}`);
}
