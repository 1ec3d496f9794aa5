import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type ChunkingContext, defineConfig, type OutputOptions, type RolldownOptions } from 'rolldown';
import { rolldownNotices } from './tooling/build/steps/third-party-notices.ts';

interface PackageJson {
  readonly bin: Readonly<Record<string, string>>;
}

const { bin }: PackageJson = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * How a command is built: a small start, `dist/NAME.cjs`, and what it starts, `dist/NAME/command.cjs`, of which compiled
 * code is kept. Run in the package's folder.
 *
 * Nothing is looked up in node_modules, and no loader of ES modules is started: a command is CommonJS, with all that it
 * needs. What most runs need is one file, since each costs a look at the disk. What is imported where it is used is in
 * files of its own, since it takes time to compile, used or not.
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
    plugins: [
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
        groups: [{ debugName: 'start', name: (id, context) => (isAtStart(id, context) ? 'command' : null) }],
      },
    },
  },
];

/** What the command starts with. */
const COMMAND = 'src/cli/command.ts';

const OUTPUT = {
  format: 'cjs',
  exports: 'named',
  charset: 'ascii',
  minify: true,
  comments: false,
} as const satisfies OutputOptions;

/** The pages that `pg-lint explain` and the readme refer to, as they were when it was built. */
const packDocs = (): void => {
  const pages = ['readings.md', 'reference/rules.md', 'reference/tables.md', 'adopt'];
  for (const page of pages) cpSync(`../../docs/${page}`, `dist/docs/${page}`, { recursive: true });
};

/** What reads the command's output on GitHub, for repositories that have the package. */
const packProblemMatcher = (): void =>
  cpSync('../../actions/pg-lint/problem-matcher/problem-matcher.json', 'dist/problem-matcher.json');

/** Whether a module is imported by what the command starts with, rather than where it is used only. */
function isAtStart(id: string, context: ChunkingContext, seen: Set<string> = new Set()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return resolve(id) === resolve(COMMAND) || importers.some((each) => isAtStart(each, context, seen));
}

export default defineConfig(Object.values(bin).flatMap((file) => commandOf(basename(file, '.cjs'))));
