import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import type { Plugin as RolldownPlugin } from 'rolldown';
import { isAllowed } from './licenses.ts';

export const NOTICES = 'dist/THIRD-PARTY-NOTICES.txt';

/** Writes the licenses of bundled packages into `root`, the package's folder: they must accompany every copy. */
export const esbuildNotices = (root = '.'): Plugin => ({
  name: 'third-party-notices',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile = { inputs: {}, outputs: {} } }) => {
      addNotices(
        root,
        bundledPackages(metafile).map((folder) => join(root, folder)),
      );
    });
  },
});

export const rolldownNotices = (root = '.'): RolldownPlugin => ({
  name: 'third-party-notices',
  writeBundle(_, outputs) {
    const modules = Object.values(outputs).flatMap((each) =>
      each.type === 'chunk' ? Object.entries(each.modules) : [],
    );
    addNotices(root, packagesOf(modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : []))));
  },
});

const SEPARATOR = `\n${'-'.repeat(80)}\n\n`;

/** All bundles of a package share one file. */
function addNotices(root: string, folders: readonly string[]): void {
  const file = join(root, NOTICES);
  const written = existsSync(file) ? readFileSync(file, 'utf8').split(SEPARATOR) : [];
  const notices = new Set([...written, ...folders.map(notice)]);
  if (notices.size === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [...notices].sort().join(SEPARATOR));
}

/** The folders of packages that have code in an output. */
export function bundledPackages({ outputs }: Metafile): readonly string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return packagesOf(inputs.flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])));
}

const packagesOf = (modules: readonly string[]): readonly string[] => [
  ...new Set(modules.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? [])),
];

export function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  if (!isAllowed(license)) throw new Error(`${name} is bundled, but its license is not allowed: ${license}`);
  if (files.length === 0) throw new Error(`${name} is bundled, but has no license file`);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}
