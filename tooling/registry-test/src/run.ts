import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const start = promisify(execFile);

export interface Context {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** The environment without the settings of the package manager that runs this test. */
const cleanEnv: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^p?npm_(config|package|lifecycle)_|^(NODE_ENV|VITEST)/i.test(name)),
);

/**
 * Returns the standard output.
 *
 * @throws {Error} with the exit status and the output, if the program fails.
 */
export async function run(program: string, args: readonly string[], { cwd, env = {} }: Context): Promise<string> {
  try {
    return (await start(program, args, { cwd, env: { ...cleanEnv, ...env }, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = Object(error);
    throw new Error(`${program} ${args.join(' ')} exits with ${code}\n${stdout}${stderr}`, { cause: error });
  }
}
