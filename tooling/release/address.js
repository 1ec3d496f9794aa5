// Sets the repository's address in all packages and pages, and the site to which reports link:
// node tooling/release/address.js https://github.com/me/pg-rules
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(join(root, file), 'utf8');
const write = (file, text) => writeFileSync(join(root, file), text);
const readJson = (file) => JSON.parse(read(file));

const PLACEHOLDER = 'https://github.com/OWNER/pg-rules';

export const address = () => readJson('package.json').homepage;

/** Registries reject provenance without the address. */
export function requireAddress() {
  if (address() === PLACEHOLDER) {
    throw new Error('set the address of the repository first: node tooling/release/address.js ADDRESS');
  }
}

export const packages = () =>
  readdirSync(join(root, 'packages')).map((name) => ({ name, manifest: readJson(`packages/${name}/package.json`) }));

/** All packages have the same version. */
export const currentVersion = () => readJson('packages/lint/package.json').version;

/** The fields of a `package.json` that contain the address. */
export const addressFields = (name, at) => ({
  homepage: `${at}/tree/main/packages/${name}#readme`,
  bugs: `${at}/issues`,
  repository: { type: 'git', url: `git+${at}.git`, directory: `packages/${name}` },
});

/** The page of a rule on the repository's GitHub Pages; empty for a repository on another host. */
export function rulePageOf(at) {
  const [, owner, name] = /^https:\/\/github\.com\/([^/]+)\/([^/]+)$/.exec(at) ?? [];
  return owner ? `https://${owner.toLowerCase()}.github.io/${name}/playground/#/reference/rule/{rule}` : '';
}

function setAddress(at) {
  const [before, after] = [address(), at].map((each) => new URL(each));
  const files = execFileSync('git', ['grep', '--files-with-matches', '--fixed-strings', before.pathname.slice(1)], {
    cwd: root,
  });
  for (const file of files.toString().trim().split('\n')) {
    if (file.startsWith('tooling/release/')) continue;
    // Workflows name actions without the host.
    const text = read(file)
      .replaceAll(before.href, after.href)
      .replaceAll(before.pathname.slice(1), after.pathname.slice(1));
    write(file, text);
  }
  write('packages/lint/src/command/site.json', `{ "rulePage": "${rulePageOf(at)}" }\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , at = ''] = process.argv;
  if (!/^https:\/\/[\w./-]+\w$/.test(at))
    throw new Error('the argument must be the address of the repository, like https://github.com/me/pg-rules');
  setAddress(at);
}
