import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CannotCompareError } from './cannot-compare.ts';

const start = promisify(execFile);

/** Runs a program in a folder and gives what it prints. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await start(program, args, { cwd, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' }: { readonly stdout?: string; readonly stderr?: string } = Object(error);
    const said = (stderr || stdout || String(error)).trim();
    throw new CannotCompareError(`${program} ${args.join(' ')}: ${said}`, { cause: error });
  }
}
