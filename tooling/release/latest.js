import { packages } from './address.js';
import { succeeds, view } from './run.js';

/** Moves the tag `latest` to the checked-out version of all packages. Options are npm's. */
export const latest = (options) =>
  moveLatest(
    packages().map(({ manifest }) => manifest),
    options,
  );

/**
 * Moves the tag `latest`, of @pg/lint last.
 *
 * @throws {Error} if a package is not published: then nothing moves.
 */
export function moveLatest(released, options) {
  const missing = released.filter(({ name, version }) => view(`${name}@${version}`, 'version') === undefined);
  if (missing.length > 0)
    throw new Error(`publish first: ${missing.map(({ name, version }) => `${name}@${version}`).join(', ')}`);
  const isCommand = ({ name }) => name === '@pg/lint';
  for (const { name, version } of [...released.filter((each) => !isCommand(each)), ...released.filter(isCommand)]) {
    if (view(name, 'dist-tags.latest') === version) console.log(`${name} ${version}: is already latest`);
    else if (!succeeds('npm', 'dist-tag', 'add', `${name}@${version}`, 'latest', ...options))
      throw new Error(`${name} ${version}: latest did not move; run npm login, then this command again: latest`);
  }
}
