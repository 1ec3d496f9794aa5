import { spawnSync } from 'node:child_process';
import { plainEnv } from './run.ts';

export interface GateResult {
  readonly status: number | null;
  readonly report: string;
  /** What each package is said to need, by its name; those that need nothing left out. */
  readonly needed: Readonly<Record<string, string>>;
  /** The packages of which too little is promised. */
  readonly tooLittle: readonly string[];
}

/** Runs the bump gate of a checkout as its maintainer does. */
export function runGate(folder: string): GateResult {
  const { status, stdout, stderr } = spawnSync('pnpm', ['--silent', 'run', 'bumps'], {
    cwd: folder,
    env: plainEnv,
    encoding: 'utf8',
  });
  if (status !== 0 && status !== 1) throw new Error(`the gate ends with ${status}: ${stdout}${stderr}`);
  const rows = [...stdout.matchAll(ROW)].map(([, name = '', needed = '', judged = '']) => ({ name, needed, judged }));
  return {
    status,
    report: stdout,
    needed: Object.fromEntries(
      rows.filter(({ needed }) => needed !== 'none').map(({ name, needed }) => [name, needed]),
    ),
    tooLittle: rows.filter(({ judged }) => judged.includes('too little')).map(({ name }) => name),
  };
}

/** Package, last, next, promised, needed, whether it is too little. */
const ROW = /^\| `([^`]+)` \| \S+ \| \S+ \| \w+ \| (\w+) \| (.*)\|$/gm;
