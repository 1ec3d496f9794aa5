import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Where a repository says how it is built and checked. */
export const PLACES = {
  packageJson: 'package.json',
  preCommit: '.pre-commit-config.yaml',
  husky: '.husky/pre-commit',
  lefthook: 'lefthook.yml',
  gitHub: '.github/workflows',
  gitLab: '.gitlab-ci.yml',
  turbo: 'turbo.json',
} as const;

export type Place = keyof typeof PLACES;

/** Folders whose being there is enough, before they have the file. */
const SIGNS: Partial<Record<Place, string>> = { husky: '.husky', gitHub: '.github' };

/** Whether the working folder has such a place, and nothing in it speaks of `pg-lint` yet. */
export const needsStep = (place: Place): boolean =>
  existsSync(SIGNS[place] ?? PLACES[place]) && !textOf(PLACES[place]).includes('pg-lint');

export const isPackage = (): boolean => existsSync(PLACES.packageJson);

/** Whether `package.json` has the package among its dependencies. */
export const isInstalled = (): boolean => textOf(PLACES.packageJson).includes('"@pg/lint"');

/** The text of a file, or of all files of a folder; empty where it can't be read, which is no matter of this command. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const isFolder = error instanceof Error && 'code' in error && error.code === 'EISDIR';
    return isFolder ? textsIn(path) : '';
  }
}

const textsIn = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => textOf(join(folder, name)))
    .join('\n');

/** How a package manager adds a package, and starts a command of one. */
export interface PackageManager {
  readonly add: string;
  readonly start: string;
}

const NPM: PackageManager = { add: 'npm install --save-dev', start: 'npx --no -- pg-lint' };

const BY_LOCK_FILE: readonly (readonly [string, PackageManager])[] = [
  ['pnpm-lock.yaml', { add: 'pnpm add --save-dev', start: 'pnpm exec pg-lint' }],
  ['yarn.lock', { add: 'yarn add --dev', start: 'yarn pg-lint' }],
  ['bun.lock', { add: 'bun add --dev', start: 'bun run pg-lint' }],
];

/** The package manager of the working folder: by its lock file, or else npm. */
export const packageManager = (): PackageManager => BY_LOCK_FILE.find(([file]) => existsSync(file))?.[1] ?? NPM;

const SCHEMA = 'node_modules/@pg/lint/schemas/config.schema.json';

/** Where the schema of configurations is, or will be once the package is installed: from the working folder. */
export function schemaPath(folder = process.cwd()): string {
  const above = dirname(folder);
  if (existsSync(join(folder, SCHEMA))) {
    const path = relative('', join(folder, SCHEMA)).replaceAll(sep, '/');
    return path.startsWith('.') ? path : `./${path}`;
  }
  return above === folder ? `./${SCHEMA}` : schemaPath(above);
}
