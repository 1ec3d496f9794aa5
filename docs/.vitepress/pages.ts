import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The address of the site, such as https://me.github.io/pg-rules; without it, the site is in no subfolder. */
export const { origin, pathname } = new URL(process.env.SITE_ADDRESS ?? 'file:///');
export const base = `${pathname.replace(/\/$/, '')}/`;

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const markdownIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).flatMap((name) => (name.endsWith('.md') ? `${folder}/${name}` : []));

/** Pages for the project's own people. */
const PROJECT = ['docs/architecture.md', 'docs/speed.md', 'docs/releasing.md'];
const OTHER = new Set(['docs/index.md', ...PROJECT]);

/** The generated reference. */
const REFERENCE = ['README', 'rules', 'codes', 'tables', 'samples'].map((name) => `docs/reference/${name}.md`);

/** The pages of the site, as files of the repository, in the groups of the side bar. */
export const groups: ReadonlyMap<string, readonly string[]> = new Map([
  ['Start', ['README.md', 'CHANGELOG.md']],
  ['Reference', REFERENCE],
  ['Set up the command', markdownIn('docs/adopt')],
  ['Guides', markdownIn('docs').filter((page) => !OTHER.has(page))],
  ['Packages', readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/README.md`)],
  ['The project', ['CONTRIBUTING.md', ...PROJECT, 'SECURITY.md']],
  ['Decisions', markdownIn('docs/decisions')],
]);

const pages = new Set([...groups.values()].flat());

export const PLAYGROUND = '/playground/';

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
  'docs/reference/README.md': 'docs/reference/index.md',
  'packages/:name/README.md': 'packages/:name/index.md',
};

/** The address of a page, which starts with a slash. */
export const addressOf = (page: string): string =>
  page === 'README.md' ? '/overview' : `/${page.replace(/(?:README)?\.md$/, '')}`;

/** The file of a page on the site. */
export const fileOf = (page: string): string =>
  `${addressOf(page)
    .slice(1)
    .replace(/(?<=^|\/)$/, 'index')}.html`;

/** The address of the repository; empty until it is set. */
export const { repository }: { readonly repository: string } = JSON.parse(read('package.json'));

/**
 * The address of a link in a page: a page, the playground, or a file of the repository; `undefined` for a file if the
 * repository has no address yet.
 *
 * @throws {Error} for a file that does not exist.
 */
export function linkTarget(page: string, href: string, at = repository): string | undefined {
  if (/^(?:[a-z]+:|#)/i.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(page), path)).replace(/\/$/, '');
  if (!existsSync(join(ROOT, target))) throw new Error(`${page}: there is no file ${target}, to which it links`);
  if (target === 'apps/demo') return fragment ? `${PLAYGROUND}#${fragment}` : PLAYGROUND;
  const file = statSync(join(ROOT, target)).isDirectory() ? `${target}/README.md` : target;
  if (!pages.has(file) && at === '') return undefined;
  return `${pages.has(file) ? addressOf(file) : `${at}/tree/main/${target}`}${fragment ? `#${fragment}` : ''}`;
}
