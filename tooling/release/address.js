// The address of the repository is `repository` of the root's `package.json`. Until it is known, nothing links to it.
//
//   node tooling/release/address.js https://github.com/me/pg-rules
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(join(root, file), 'utf8');
const write = (file, text) => writeFileSync(join(root, file), text);
const edit = (file, change) => write(file, change(read(file)));
const readJson = (file) => JSON.parse(read(file));

const USAGE = `Usage: node tooling/release/address.js ADDRESS

Sets the address of the repository, like https://github.com/me/pg-rules, in package.json, in the links that the command and
the language server print, and in the page about GitHub. The packages get it when they are packed.`;

/** The address of the repository; `undefined` until it is set. */
export const address = () => readJson('package.json').repository || undefined;

/** Registries reject provenance without the address. */
export function requireAddress() {
  if (address() === undefined)
    throw new Error('set the address of the repository first: node tooling/release/address.js ADDRESS');
}

export const packages = () =>
  readdirSync(join(root, 'packages')).map((name) => ({ name, manifest: readJson(`packages/${name}/package.json`) }));

/** All packages have the same version. */
export const currentVersion = () => readJson('packages/lint/package.json').version;

/** The page of a rule on the repository's GitHub Pages; empty for a repository on another host. */
export function rulePageOf(at) {
  const [, owner, name] = /^https:\/\/github\.com\/([^/]+)\/([^/]+)$/.exec(at) ?? [];
  return owner ? `https://${owner.toLowerCase()}.github.io/${name}/playground/#/reference/rule/{rule}` : '';
}

/** The repository's name in workflows, which name actions without the host. */
const nameOf = (at) => (at === undefined ? 'OWNER/pg-rules' : new URL(at).pathname.slice(1));

function setAddress(at) {
  const [before, after] = [address(), at].map(nameOf);
  edit('docs/adopt/github.md', (text) => text.replaceAll(before, after));
  edit('package.json', (text) => text.replace(/("repository": ")[^"]*/, `$1${at}`));
  write('packages/language-server/src/repository.json', `{ "address": "${at}" }\n`);
  write('packages/lint/src/command/site.json', `{ "rulePage": "${rulePageOf(at)}" }\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , at, ...others] = process.argv;
  if (at !== undefined && others.length === 0 && /^https:\/\/[\w./-]+\w$/.test(at)) setAddress(at);
  else {
    console.error(`${USAGE}\n\nThe address is ${address() ?? 'not set'}.`);
    process.exitCode = 2;
  }
}
