import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { read, succeeds, view } from './run.js';
import { packages, repository, root } from './workspace.js';

const folder = join(root, 'packed');

/** The archives in `packed/`, with the manifest and the integrity of each. */
const readArchives = () =>
  (existsSync(folder) ? readdirSync(folder) : []).map((archive) => {
    const file = join(folder, archive);
    const manifest = JSON.parse(read('tar', '-xOzf', file, 'package/package.json'));
    const digest = createHash('sha512').update(readFileSync(file)).digest('base64');
    return { ...manifest, file, integrity: `sha512-${digest}` };
  });

/**
 * Publishes the archives that the registry does not have yet, dependencies first. A normal release gets the tag `next`, and
 * `latest` moves when all its packages are there. Any failure can be continued by running it again.
 *
 *   --stage      doesn't move `latest`: npm lets a trusted workflow publish, but not move tags
 *   --tag NAME   publishes with this tag only
 *   --otp CODE   the code of the second factor
 */
export function publish(args) {
  const { values } = parseArgs({
    args,
    options: { stage: { type: 'boolean' }, tag: { type: 'string' }, otp: { type: 'string' } },
  });
  // Registries reject provenance without it.
  if (repository() === undefined)
    throw new Error('write the address of the repository into package.json first, as repository');
  const archives = dependenciesFirst(readArchives());
  const [first] = archives;
  if (first === undefined) throw new Error('packed/ is empty: run the command pack first');
  if (values.tag === 'snapshot' && !first.version.startsWith('0.0.0-'))
    throw new Error(`${first.version} is not the version of a snapshot: pack it with the command snapshot`);
  const tag = values.tag ?? tagFor(first.version, view(first.name, 'dist-tags.latest'));
  const options = values.otp === undefined ? [] : ['--otp', values.otp];
  for (const archive of archives) publishOnce(archive, tag === 'latest' ? 'next' : tag, options);
  if (tag !== 'latest') return;
  if (values.stage)
    console.log('All packages are there. Now a maintainer moves latest: npx -y pnpm@12 run release latest');
  else latest(options);
}

function publishOnce({ name, version, file, integrity }, tag, options) {
  const published = view(`${name}@${version}`, 'dist.integrity');
  if (published === integrity) {
    console.log(`${name} ${version}: is already published`);
    return;
  }
  if (published !== undefined)
    throw new Error(
      `${name} ${version}: the registry has another archive; pack its tag again, or release a new version`,
    );
  if (!succeeds('npm', 'publish', file, '--access', 'public', '--tag', tag, ...options))
    throw new Error(
      `${name} ${version}: npm did not publish it; correct the cause, and run this again: it continues here`,
    );
  console.log(`${name} ${version}: published with the tag ${tag}`);
}

/** Sorts packages so that each one follows the packages that it depends on. */
export function dependenciesFirst(packages) {
  const sorted = new Set();
  const add = (each) => {
    for (const name of Object.keys({ ...each.dependencies, ...each.peerDependencies })) {
      const dependency = packages.find((other) => other.name === name);
      if (dependency && !sorted.has(dependency)) add(dependency);
    }
    sorted.add(each);
  };
  packages.toSorted((a, b) => (a.name < b.name ? -1 : 1)).forEach(add);
  return [...sorted];
}

/** Prereleases and fixes of older versions get their own npm tags, so that `latest` never moves back. */
export function tagFor(version, latest) {
  const [, prerelease] = /-([^.]+)/.exec(version) ?? [];
  if (prerelease !== undefined) return /^\d+$/.test(prerelease) ? 'next' : prerelease;
  const isOlder = latest !== undefined && latest.localeCompare(version, 'en', { numeric: true }) > 0;
  return isOlder ? `line-${version.split('.').slice(0, 2).join('.')}` : 'latest';
}

const isCommand = ({ name }) => name === '@pg/lint';

/**
 * Moves the tag `latest` to the checked-out version of all packages, of @pg/lint last. Options are npm's.
 *
 * @throws {Error} if a package is not published: then nothing moves.
 */
export function latest(options) {
  const released = packages().map(({ manifest }) => manifest);
  const missing = released.filter(({ name, version }) => view(`${name}@${version}`, 'version') === undefined);
  if (missing.length > 0)
    throw new Error(`publish first: ${missing.map(({ name, version }) => `${name}@${version}`).join(', ')}`);
  for (const { name, version } of released.sort((a, b) => isCommand(a) - isCommand(b))) {
    if (view(name, 'dist-tags.latest') === version) console.log(`${name} ${version}: is already latest`);
    else if (!succeeds('npm', 'dist-tag', 'add', `${name}@${version}`, 'latest', ...options))
      throw new Error(`${name} ${version}: latest did not move; run npm login, then this command again: latest`);
  }
}
