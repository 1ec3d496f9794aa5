import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type ChunkingContext, defineConfig, type OutputOptions, type Plugin, type RolldownOptions } from 'rolldown';
import { markPure } from './tooling/build/steps/pure-initializers.ts';
import { rolldownNotices } from './tooling/build/steps/third-party-notices.ts';

interface PackageJson {
  readonly bin: Readonly<Record<string, string>>;
}

const { bin }: PackageJson = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Builds a command: a small launcher, `dist/NAME.cjs`, and the program that it starts, `dist/NAME/command.cjs`. Node
 * caches the compiled code of the program. Runs in the package's folder.
 *
 * rolldown, because a file of what most runs need can be asked for. esbuild makes 36 files where this makes 4, and the
 * command starts a quarter later.
 *
 * A command starts fast because it is CommonJS and bundles its dependencies: Node neither searches node_modules nor starts
 * the ES module loader. What reads the arguments is one small file. What checks files is another one, because each file
 * needs a disk access. Code with a dynamic `import()` is in separate files, because compiling takes time even if the code
 * is not used.
 */
const commandOf = (name: string): RolldownOptions[] => [
  {
    platform: 'node',
    input: `src/${name}.ts`,
    plugins: [{ name: 'executable', writeBundle: () => chmodSync(`dist/${name}.cjs`, 0o755) }],
    output: { ...OUTPUT, dir: 'dist', entryFileNames: '[name].cjs', postBanner: '#!/usr/bin/env node' },
  },
  {
    platform: 'node',
    input: COMMAND,
    resolve: { conditionNames: ['@pg/source', 'node', 'import', 'default'] },
    plugins: [
      RULE_DOCS,
      PURE_INITIALIZERS,
      rolldownNotices(),
      { name: 'docs', writeBundle: packDocs },
      { name: 'problem-matcher', writeBundle: packProblemMatcher },
    ],
    output: {
      ...OUTPUT,
      dir: `dist/${name}`,
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name].cjs',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'command', test: (id) => START.test(id.replaceAll('\\', '/')), priority: 1 },
          { debugName: 'check', name: (id, context) => (isInCheck(id, context) ? 'check' : null) },
        ],
      },
    },
  },
];

/** The entry point of the command. */
const COMMAND = 'src/command/command.ts';

/** What most checks of files need. */
const CHECK = ['src/command/commands/check.ts', 'src/command/report/formats/stylish.ts'].map((file) => resolve(file));

/** What `--help` and `--version` need. It is a list, because through an index a module imports a whole package. */
const START = new RegExp(
  `/(?:${[
    'lint/package.json',
    'lint/src/command/(?:command|options)\\.ts',
    'lint/src/command/commands/(?:commands|check-options)\\.ts',
    'lint/src/command/io/(?:io|exit-status)\\.ts',
    'lint/src/command/report/formats/formats\\.ts',
    'lint/src/config/config-names\\.ts',
    'lint/src/rules/kind-names\\.ts',
    'lint/src/system/(?:usage-error|internal-failure)\\.ts',
    'rule-kit/src/words/(?:messages|field-name|nearest-name)\\.ts',
    'session-request/src/tables/interface-version\\.ts',
    'wallet-tokens/src/names\\.ts',
  ].join('|')})$`,
);

/** Takes the examples of rules from the built packages: in their sources, they are beside the rules, which each check needs. */
const RULE_DOCS: Plugin = {
  name: 'rule-docs',
  resolveId: (id) => {
    const name = /^@pg\/([\w-]+)\/rule-docs$/.exec(id)?.[1];
    return name === undefined ? null : resolve(`../${name}/dist/rule-docs.js`);
  },
};

const PURE_INITIALIZERS: Plugin = {
  name: 'pure-initializers',
  transform: { filter: { id: /[\\/]src[\\/].*\.ts$/ }, handler: markPure },
};

const OUTPUT = {
  format: 'cjs',
  exports: 'named',
  charset: 'ascii',
  minify: true,
  comments: false,
} as const satisfies OutputOptions;

/** Packs the pages that `pg-lint explain` and the README refer to, in the version of this build. */
const packDocs = (): void => {
  for (const page of [
    'files.md',
    'mock-server.md',
    'readings.md',
    'reference/rules.md',
    'reference/codes.md',
    'reference/tables.md',
    'adopt',
  ])
    cpSync(`../../docs/${page}`, `dist/docs/${page}`, { recursive: true });
};

/** Packs the file with which GitHub reads the command's output, for repositories that have the package. */
const packProblemMatcher = (): void =>
  cpSync('../../actions/pg-lint/problem-matcher/problem-matcher.json', 'dist/problem-matcher.json');

/** Whether the check imports a module statically, directly or through other modules. */
function isInCheck(id: string, context: ChunkingContext, seen: Set<string> = new Set()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return CHECK.includes(resolve(id)) || importers.some((each) => isInCheck(each, context, seen));
}

export default defineConfig(Object.values(bin).flatMap((file) => commandOf(basename(file, '.cjs'))));
