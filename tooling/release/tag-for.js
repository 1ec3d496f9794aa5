import semver from 'semver';

/** Prereleases and fixes of older versions get their own npm tags, so that `latest` never moves back. */
export function tagFor(version, latest) {
  const [prerelease] = semver.prerelease(version) ?? [];
  if (prerelease !== undefined) return typeof prerelease === 'string' ? prerelease : 'next';
  const isOlder = latest !== undefined && semver.gt(latest, version);
  return isOlder ? `line-${semver.major(version)}.${semver.minor(version)}` : 'latest';
}
