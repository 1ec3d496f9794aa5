/** A program and its first arguments. */
type Command = readonly string[];

/** How somebody uses the packages. */
interface User {
  /** Installs packages that are named after it. */
  readonly install: Command;
  /** Runs a file of the project. */
  readonly start: Command;
  readonly lint: Command;
  /** What stands before a package's name. */
  readonly prefix?: string;
}

/** Everybody who doesn't use npm or pnpm. */
export function usersWith(tool: (file: string) => string): Readonly<Record<string, User>> {
  const yarn1 = ['node', tool('yarn-1/bin/yarn.js'), '--silent'];
  const yarn4 = ['node', tool('yarn-4/bin/yarn.js')];
  const bun = tool('bun/bin/bun');
  const deno = tool('deno/deno');
  return {
    'Yarn classic': { install: [...yarn1, 'add'], start: ['node'], lint: [...yarn1, 'run', 'pg-lint'] },
    'Yarn Plug’n’Play': { install: [...yarn4, 'add'], start: [...yarn4, 'node'], lint: [...yarn4, 'run', 'pg-lint'] },
    Bun: { install: [bun, 'add'], start: [bun], lint: [bun, 'run', '--bun', 'pg-lint'] },
    Deno: {
      install: [deno, 'add'],
      start: [deno, 'run', '--allow-all'],
      lint: [deno, 'run', '--allow-all', 'npm:@pg/lint'],
      prefix: 'npm:',
    },
  };
}

/** Keeps package managers out of this machine's caches, and lets them take what was published a minute ago. */
export const settingsIn = (folder: string, registry: string): NodeJS.ProcessEnv => ({
  NPM_CONFIG_REGISTRY: registry,
  YARN_CACHE_FOLDER: `${folder}/yarn`,
  YARN_ENABLE_GLOBAL_CACHE: 'false',
  YARN_ENABLE_TELEMETRY: 'false',
  YARN_NPM_REGISTRY_SERVER: registry,
  // Else a package finds what the project has, declared or not.
  YARN_PNP_FALLBACK_MODE: 'none',
  YARN_NPM_MINIMAL_AGE_GATE: '0',
  YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
  BUN_INSTALL_CACHE_DIR: `${folder}/bun`,
  DENO_DIR: `${folder}/deno`,
});
