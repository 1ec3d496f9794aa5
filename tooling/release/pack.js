import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { read, run } from './run.js';
import { currentVersion, packages, readText, repository, root } from './workspace.js';

function requireCleanTree() {
  if (read('git', 'status', '--porcelain') !== '')
    throw new Error('there are uncommitted changes: an archive must equal its commit');
}

/** Builds all packages, and packs them into `packed/`. */
export function pack() {
  requireCleanTree();
  packTree();
}

/** The code has the address of the repository, too, so it is built with the packed manifests. */
function packTree() {
  const folder = join(root, 'packed');
  rmSync(folder, { recursive: true, force: true });
  const at = repository();
  const manifests = packages().map(({ name }) => [
    `packages/${name}/package.json`,
    (text) => (at === undefined ? text : withAddress(text, name, at)),
  ]);
  // turbo leaves chunks of other builds where they are.
  for (const { name } of packages()) rmSync(join(root, `packages/${name}/dist`), { recursive: true, force: true });
  whileChanged(manifests, () => {
    run('pnpm', 'exec', 'turbo', 'run', 'build', ...PUBLISHED, '--output-logs=errors-only');
    packInto(folder);
  });
}

const PUBLISHED = ['--filter', './packages/*'];

/** Packs the built packages into a folder. While it packs, links in pages lead to the repository. */
export function packInto(folder) {
  const at = repository();
  const pages = packages().flatMap(({ name }) =>
    pagesOf(name).map(([page, source]) => [page, (text) => withPackedLinks(text, page, source, at)]),
  );
  whileChanged(pages, () =>
    run('pnpm', '--recursive', ...PUBLISHED, 'exec', 'pnpm', 'pack', '--pack-destination', folder),
  );
}

/** Does something while files are changed. */
function whileChanged(changes, work) {
  const before = changes.map(([file]) => [file, readText(file)]);
  try {
    for (const [i, [file, change]] of changes.entries()) writeFileSync(join(root, file), change(before[i][1]));
    work();
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
