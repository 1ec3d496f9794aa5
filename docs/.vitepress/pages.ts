import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const markdownIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).flatMap((name) => (name.endsWith('.md') ? `${folder}/${name}` : []));

/** The start page, and a page for the project's own people. */
const OTHER = new Set(['docs/index.md', 'docs/releasing.md']);

/** The pages of the site, as files of the repository, in the groups of the side bar. */
export const groups: ReadonlyMap<string, readonly string[]> = new Map([
  ['Start', ['README.md', 'CHANGELOG.md']],
  ['Set up the command', markdownIn('docs/adopt')],
  ['Guides', markdownIn('docs').filter((page) => !OTHER.has(page))],
  ['Packages', readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/README.md`)],
  ['The project', ['CONTRIBUTING.md', 'docs/releasing.md', 'SECURITY.md']],
]);

const pages = new Set([...groups.values()].flat());

/** The generated reference. Readers have it in the playground, programs as Markdown. */
export const REFERENCE = ['docs/reference/rules.md', 'docs/reference/tables.md'];

export const PLAYGROUND = '/playground/';
export const PLAYGROUND_REFERENCE = `${PLAYGROUND}#/reference`;

/** The first heading of a page. */
export function titleOf(page: string): string {
  const [, title] = /^# (.+)$/m.exec(read(page)) ?? [];
  if (title === undefined) throw new Error(`${page}: there is no heading`);
  return page === 'README.md' ? 'What it is' : title;
}

/** The pages that have another name on the site. */
export const renamed: Readonly<Record<string, string>> = {
  'docs/index.md': 'index.md',
  'README.md': 'overview.md',
  'packages/:name/README.md': 'packages/:name/index.md',
};

/** The address of a page, which starts with a slash. */
export const addressOf = (page: string): string =>
  page === 'README.md' ? '/overview' : `/${page.replace(/(?:README)?\.md$/, '')}`;

const { homepage }: { readonly homepage: string } = JSON.parse(read('package.json'));

export { homepage };

/**
 * The address of a link in a page: a page, the playground, or a file of the repository.
 *
 * @throws {Error} for a file that does not exist.
 */
export function linkTarget(page: string, href: string): string {
  const own = href.replace(new RegExp(`^${homepage}/(?:blob|tree)/main/`), '/');
  if (/^(?:[a-z]+:|#)/i.test(own)) return own;
  const [path = '', fragment] = own.split('#');
  const target = posix
    .normalize(posix.join(own.startsWith('/') ? '' : posix.dirname(page), path))
    .replace(/^\/|\/$/g, '');
  if (!existsSync(join(ROOT, target))) throw new Error(`${page}: there is no file ${target}, to which it links`);
  if (target === 'apps/demo') return PLAYGROUND;
  if (target.startsWith('docs/reference'))
    return target === REFERENCE[0] && fragment ? `${PLAYGROUND_REFERENCE}/rule/${fragment}` : PLAYGROUND_REFERENCE;
  const file = statSync(join(ROOT, target)).isDirectory() ? `${target}/README.md` : target;
  return `${pages.has(file) ? addressOf(file) : `${homepage}/tree/main/${target}`}${fragment ? `#${fragment}` : ''}`;
}
