// Where the repository is: the root's package.json says it, and every package and page repeats it.
// `node tooling/release/address.js https://github.com/me/pg-rules` sets it everywhere.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(join(root, file), 'utf8');
const write = (file, text) => writeFileSync(join(root, file), text);
const readJson = (file) => JSON.parse(read(file));

/** The address that the repository has until its owner sets one. */
const UNKNOWN = 'https://github.com/OWNER/pg-rules';

export const address = () => readJson('package.json').homepage;

/** @throws {Error} where nobody has set the address: registries refuse provenance without it. */
export function requireAddress() {
  if (address() === UNKNOWN) {
    throw new Error('package.json has no address of the repository yet: node tooling/release/address.js ADDRESS');
  }
}

/** The published packages: their folders and manifests. */
export const packages = () =>
  readdirSync(join(root, 'packages')).map((name) => ({ name, manifest: readJson(`packages/${name}/package.json`) }));

/** The lines of a package's `package.json` that follow from the address. */
export const fieldsOf = (name, at) => ({
  homepage: `${at}/tree/main/packages/${name}#readme`,
  bugs: `${at}/issues`,
  repository: { type: 'git', url: `git+${at}.git`, directory: `packages/${name}` },
});

function setAddress(at) {
  const [before, after] = [address(), at].map((each) => new URL(each));
  const files = execFileSync('git', ['grep', '--files-with-matches', '--fixed-strings', before.pathname.slice(1)], {
    cwd: root,
  });
  for (const file of files.toString().trim().split('\n')) {
    if (file.startsWith('tooling/release/')) continue;
    // Actions are named without the host.
    const text = read(file)
      .replaceAll(before.href, after.href)
      .replaceAll(before.pathname.slice(1), after.pathname.slice(1));
    write(file, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , at = ''] = process.argv;
  if (!/^https:\/\/[\w./-]+\w$/.test(at)) throw new Error('give the address of the repository, https://...');
  setAddress(at);
}
