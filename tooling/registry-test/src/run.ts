import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const start = promisify(execFile);

export interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Runs a program and gives what it prints. An error has all that it printed. */
export async function run(program: string, args: readonly string[], { cwd, env }: Place): Promise<string> {
  try {
    const { stdout } = await start(program, args, { cwd, env, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' }: { readonly stdout?: string; readonly stderr?: string } = Object(error);
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

/** The environment without what the package manager that runs this test has put into it for its own registry. */
export const plainEnv: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^p?npm_(config|package|lifecycle)_|^(NODE_ENV|VITEST)/i.test(name)),
);
