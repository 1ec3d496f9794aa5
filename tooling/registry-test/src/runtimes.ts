/** A program and its first arguments. */
type Command = readonly string[];

interface Runtime {
  /** Package names follow. */
  readonly install: Command;
  /** A file's name follows. */
  readonly start: Command;
  readonly lint: Command;
  /** Prefix of package names. */
  readonly prefix?: string;
}

/** Package managers and runtimes other than npm and pnpm. */
export function otherRuntimes(tool: (file: string) => string): Readonly<Record<string, Runtime>> {
  const yarn1 = ['node', tool('yarn-1/bin/yarn.js'), '--silent'];
  const yarn4 = ['node', tool('yarn-4/bin/yarn.js')];
  const bun = tool('bun/bin/bun');
  const deno = tool('deno/deno');
  const anyAge = '--minimum-dependency-age=0';
  return {
    'Yarn classic': { install: [...yarn1, 'add'], start: ['node'], lint: [...yarn1, 'run', 'pg-lint'] },
    "Yarn Plug'n'Play": { install: [...yarn4, 'add'], start: [...yarn4, 'node'], lint: [...yarn4, 'run', 'pg-lint'] },
    Bun: { install: [bun, 'add'], start: [bun], lint: [bun, 'run', '--bun', 'pg-lint'] },
    Deno: {
      install: [deno, 'add', anyAge],
      start: [deno, 'run', anyAge, '--allow-all'],
      lint: [deno, 'run', anyAge, '--allow-all', 'npm:@pg/lint'],
      prefix: 'npm:',
    },
  };
}

/** Settings for own caches, and for accepting new versions at once. */
export const runtimeEnv = (folder: string, registry: string): NodeJS.ProcessEnv => ({
  NPM_CONFIG_REGISTRY: registry,
  YARN_CACHE_FOLDER: `${folder}/yarn`,
  // It has what is known of packages, with the addresses of earlier registries.
  YARN_GLOBAL_FOLDER: `${folder}/yarn-global`,
  YARN_ENABLE_GLOBAL_CACHE: 'false',
  YARN_ENABLE_TELEMETRY: 'false',
  YARN_NPM_REGISTRY_SERVER: registry,
  // Otherwise a package can import undeclared dependencies from the project.
  YARN_PNP_FALLBACK_MODE: 'none',
  YARN_NPM_MINIMAL_AGE_GATE: '0',
  YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
  BUN_INSTALL_CACHE_DIR: `${folder}/bun`,
  DENO_DIR: `${folder}/deno`,
});
