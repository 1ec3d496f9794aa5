import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const start = promisify(execFile);

export interface Place {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** The environment without what the package manager that runs this test has put into it for its own registry. */
const plainEnv: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^p?npm_(config|package|lifecycle)_|^(NODE_ENV|VITEST)/i.test(name)),
);

/** Runs a program and gives what it prints. An error has its exit status and all that it printed. */
export async function run(program: string, args: readonly string[], { cwd, env = {} }: Place): Promise<string> {
  try {
    return (await start(program, args, { cwd, env: { ...plainEnv, ...env }, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = Object(error);
    throw new Error(`${program} ${args.join(' ')} ends with ${code}\n${stdout}${stderr}`, { cause: error });
  }
}
