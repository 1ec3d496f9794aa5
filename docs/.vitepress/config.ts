import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createCssVariablesTheme } from 'shiki';
import { build } from 'vite';
import { defineConfig, type HeadConfig, type MarkdownRenderer } from 'vitepress';
import {
  addressOf,
  base,
  fileOf,
  groups,
  linkTarget,
  origin,
  PLAYGROUND,
  ROOT,
  renamed,
  repository,
  titleOf,
} from './pages.ts';

const inSite = (path: string): string => `${origin === 'null' ? '' : origin}${base}${path}`;

const NAME = 'Payload rules';
const DESCRIPTION =
  'Check requests of one payment interface before you send them: in code, in CI, in editors and in the browser.';

/** The site requests only its own files. The generator has inline scripts. */
const POLICY =
  "default-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'";

const head: HeadConfig[] = [
  ['meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }],
  ['meta', { name: 'theme-color', content: '#faf9f7', media: '(prefers-color-scheme: light)' }],
  ['meta', { name: 'theme-color', content: '#131415', media: '(prefers-color-scheme: dark)' }],
  ['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml', media: '(prefers-color-scheme: light)' }],
  ['link', { rel: 'icon', href: `${base}icon-dark.svg`, type: 'image/svg+xml', media: '(prefers-color-scheme: dark)' }],
  ['meta', { property: 'og:site_name', content: NAME }],
  ['meta', { property: 'og:type', content: 'website' }],
  ['meta', { property: 'og:image', content: inSite('og.png') }],
];

/** Makes links between files of the repository work on the site. */
function rewriteLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    // A title from the front matter has no page.
    if (env.path === undefined) return;
    const path = relative(ROOT, env.path).replaceAll('\\', '/');
    const [page = path] = Object.entries(renamed).find(([, name]) => name === path) ?? [];
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href === null) continue;
      const target = linkTarget(page, href);
      if (target === undefined) {
        // An anchor without an address is only its text.
        token.attrs = null;
        continue;
      }
      token.attrSet('href', target);
      // Another target than the page is no page of the generator.
      if (target.startsWith(PLAYGROUND)) token.attrSet('target', '_self');
    }
  });
}

/** Says that an install line needs a registry, until the project has an address. */
function noteRegistry({ renderer }: MarkdownRenderer): void {
  const { fence } = renderer.rules;
  if (fence === undefined || repository !== '') return;
  const note = `<p class="registry">The packages are not on npm yet: this needs <a href="${base}docs/releasing.html#the-first-release">a registry that has them</a>.</p>`;
  renderer.rules.fence = (tokens, i, ...rest) =>
    `${fence(tokens, i, ...rest)}${/\bnpm install .*@pg\//.test(tokens[i]?.content ?? '') ? note : ''}`;
}

/** The anchor of a heading, as the repository's host makes it. */
const slugify = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** The list of pages, for programs: https://llmstxt.org */
function llmsText(): string {
  const line = (page: string): string => `- [${titleOf(page)}](${inSite(fileOf(page))})\n`;
  // The tools of an assistant, as its page lists them.
  const tools = readFileSync(join(ROOT, 'docs/adopt/assistants.md'), 'utf8').match(/^\| `.*$/gm) ?? [];
  const described = tools
    .map((row) => row.replaceAll(/^\| | \|$|\[|\]\([^)]*\)/g, '').replace(' | ', ': '))
    .map((tool) => `- ${tool}\n`);
  return `# ${NAME}\n\n> ${DESCRIPTION}\n\n## Tools of \`pg-lint mcp\`\n\n${described.join('')}${[...groups]
    .map(([title, pages]) => `\n## ${title}\n\n${pages.map(line).join('')}`)
    .join('')}`;
}

export default defineConfig({
  base,
  title: NAME,
  titleTemplate: `:title · ${NAME}`,
  description: DESCRIPTION,
  lang: 'en',
  head,
  srcDir: ROOT,
  srcExclude: [
    '{.changeset,.github,actions,samples,tooling}/**',
    'apps/**',
    'packages/*/{CHANGELOG,LICENSE}.md',
    'packages/*/{dist,docs,node_modules,src,test}/**',
  ],
  outDir: join(ROOT, 'docs/.vitepress/dist'),
  rewrites: renamed,
  ignoreDeadLinks: [new RegExp(`^${PLAYGROUND}`)],
  transformHead: ({ pageData: { title, description }, siteData }) => [
    ['meta', { property: 'og:title', content: title || siteData.title }],
    ['meta', { property: 'og:description', content: description || siteData.description }],
  ],
  // The generator's start page has no main landmark.
  transformHtml: (html) => html.replace('<div class="VPContent is-home"', '<div role="main" class="VPContent is-home"'),
  markdown: {
    config: (md) => {
      rewriteLinks(md);
      noteRegistry(md);
    },
    anchor: { slugify },
    theme: createCssVariablesTheme({ variablePrefix: '--code-' }),
  },
  vite: { publicDir: join(ROOT, 'docs/public') },
  themeConfig: {
    logo: { light: '/icon.svg', dark: '/icon-dark.svg', alt: '' },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          // `one-set` and `order.amount` are a word, and the words in it.
          options: {
            tokenize: (text: string) =>
              text
                .split(/[\s`"'()[\]]+|[.,:;|]+(?=\s|$)/u)
                .flatMap((word) => (/[a-z][.-][a-z]/i.test(word) ? [word, ...word.split(/[.-]/)] : word)),
          },
          searchOptions: {
            combineWith: 'OR',
            prefix: (term: string) => term.length >= 3,
            fuzzy: (term: string) => (term.length >= 5 ? 0.2 : false),
            boost: { title: 8, text: 2, titles: 1 },
            weights: { prefix: 0.1, fuzzy: 0.1 },
            boostDocument: (id: string) => (/reference\/(?:rules|tables|codes)/.test(id) ? 2 : 1),
          },
        },
      },
    },
    outline: [2, 3],
    nav: [
      { text: 'Guides', link: addressOf('README.md'), activeMatch: '^/.' },
      { text: 'Reference', link: addressOf('docs/reference/README.md'), activeMatch: '^/docs/reference' },
      { text: 'Playground', link: PLAYGROUND, target: '_self' },
      ...(repository ? [{ text: 'Source', link: repository }] : []),
    ],
    sidebar: Array.from(groups, ([text, pages]) => ({
      text,
      items: pages.map((page) => ({ text: titleOf(page), link: addressOf(page) })),
    })),
    footer: { message: 'MIT license. No payload leaves your browser.' },
  },
  async buildEnd({ outDir }) {
    const demo = join(ROOT, 'apps/demo');
    await build({
      root: demo,
      logLevel: 'warn',
      build: { outDir: join(outDir, PLAYGROUND), emptyOutDir: true },
    });
    writeFileSync(join(outDir, 'llms.txt'), llmsText());
  },
});
