import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { address, currentVersion, packages, root } from './address.js';
import { read, run } from './run.js';

function requireCleanTree() {
  if (read('git', 'status', '--porcelain') !== '')
    throw new Error('there are uncommitted changes: an archive must equal its commit');
}

/** Builds all packages, and packs them into `packed/`. */
export function pack() {
  requireCleanTree();
  packTree();
}

function packTree() {
  const folder = join(root, 'packed');
  rmSync(folder, { recursive: true, force: true });
  build();
  packInto(folder);
}

/** Builds all packages. */
export const build = () => run('pnpm', 'exec', 'turbo', 'run', 'build', ...PUBLISHED, '--output-logs=errors-only');

export const PUBLISHED = ['--filter', './packages/*'];

/** Packs the built packages into a folder. While it packs, manifests and pages have the address of the repository. */
export function packInto(folder) {
  const before = new Map();
  const edit = (file, change) => {
    const text = readFileSync(join(root, file), 'utf8');
    before.set(file, text);
    writeFileSync(join(root, file), change(text));
  };
  try {
    const at = address();
    for (const { name } of packages()) {
      if (at !== undefined) edit(`packages/${name}/package.json`, (text) => withAddress(text, name, at));
      for (const [page, source] of pagesOf(name)) edit(page, (text) => withPackedLinks(text, page, source, at));
    }
    run('pnpm', '--recursive', ...PUBLISHED, 'exec', 'pnpm', 'pack', '--pack-destination', folder);
  } finally {
    for (const [file, text] of before) writeFileSync(join(root, file), text);
  }
}

/** A `package.json` with the fields that contain the address. */
export function withAddress(text, name, at) {
  const fields = {
    homepage: `${at}/tree/main/packages/${name}#readme`,
    bugs: `${at}/issues`,
    repository: { type: 'git', url: `git+${at}.git`, directory: `packages/${name}` },
  };
  return `${JSON.stringify({ ...JSON.parse(text), ...fields }, undefined, 2)}\n`;
}

/** The pages of a package, each with the page of the repository of which it is a copy. */
function pagesOf(name) {
  const folder = `packages/${name}`;
  const docs = `${folder}/dist/docs`;
  const copies = existsSync(join(root, docs)) ? readdirSync(join(root, docs), { recursive: true }) : [];
  return [
    [`${folder}/README.md`, `${folder}/README.md`],
    ...copies
      .map((page) => page.replaceAll('\\', '/'))
      .filter((page) => page.endsWith('.md'))
      .map((page) => [`${docs}/${page}`, `docs/${page}`]),
  ];
}

/** A link to a file, outside of a code block: its text, the path, and the fragment. */
const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)/g;

/** Links to files that are not packed lead to the repository. Without its address, only their text is left. */
export function withPackedLinks(text, page, source, at) {
  const [, folder] = /^(packages\/[^/]+)\//.exec(page);
  const pack = (link, label, path, fragment = '') => {
    const copy = posix.join(posix.dirname(page), path);
    if (copy.startsWith(`${folder}/`) && existsSync(join(root, copy))) return link;
    const target = posix.join(posix.dirname(source), path);
    return at === undefined ? label : `[${label}](${at}/tree/main/${target}${fragment})`;
  };
  return text
    .split(/(^```.*?^```)/ms)
    .map((part) => (part.startsWith('```') ? part : part.replace(LINK, pack)))
    .join('');
}

/** Packs this commit as 0.0.0-NAME-COMMIT. The name is the branch, or the first option. */
export function snapshot([name = read('git', 'branch', '--show-current')]) {
  requireCleanTree();
  const before = currentVersion();
  run('pnpm', 'exec', 'changeset', 'version', '--snapshot', name.replace(/[^\da-z]+/gi, '-') || 'snapshot');
  if (currentVersion() === before) throw new Error('this branch has no changeset: there is nothing to publish');
  packTree();
}
