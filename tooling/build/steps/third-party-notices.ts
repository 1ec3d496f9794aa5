import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import type { Plugin as RolldownPlugin } from 'rolldown';

/** Where a package's notices of what it bundles are. */
export const NOTICES = 'dist/THIRD-PARTY-NOTICES.txt';

/**
 * Writes the licences of the packages whose code is in what is built: they ask that their notice goes with copies. All
 * bundles of one run share the file.
 *
 * @param root The package's folder, in which esbuild runs.
 */
export function thirdPartyNotices(root = '.'): Plugin {
  const bundled = new Map<string, string>();
  return {
    name: 'third-party-notices',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        for (const folder of metafile ? bundledPackages(metafile) : []) bundled.set(folder, notice(join(root, folder)));
        writeNotices(root, [...bundled.values()]);
      });
    },
  };
}

/**
 * Adds the licences of the packages whose code is in what Rolldown builds: commands are built after what is written down
 * for the library.
 *
 * @param root The package's folder, in which Rolldown runs.
 */
export const furtherNotices = (root = '.'): RolldownPlugin => ({
  name: 'third-party-notices',
  writeBundle(_, outputs) {
    const modules = Object.values(outputs).flatMap((each) =>
      each.type === 'chunk' ? Object.entries(each.modules) : [],
    );
    const folders = packagesOf(modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : [])));
    const written = existsSync(join(root, NOTICES)) ? readFileSync(join(root, NOTICES), 'utf8').split(SEPARATOR) : [];
    writeNotices(root, [...written, ...folders.map(notice)]);
  },
});

const SEPARATOR = `\n${'-'.repeat(80)}\n\n`;

function writeNotices(root: string, notices: readonly string[]): void {
  if (notices.length === 0) return;
  mkdirSync(dirname(join(root, NOTICES)), { recursive: true });
  writeFileSync(join(root, NOTICES), [...new Set(notices)].sort().join(SEPARATOR));
}

/** The folders of the packages that something of is in an output. */
export function bundledPackages({ outputs }: Metafile): readonly string[] {
  const inputs = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
  );
  return packagesOf(inputs);
}

const packagesOf = (modules: readonly string[]): readonly string[] => [
  ...new Set(modules.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? [])),
];

/** What has to go with copies of a package. */
export function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0) throw new Error(`${name} is bundled, and has no licence file to go with it`);
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}
