import semver from 'semver';

/** The tag of a version: `latest` never goes back, and prereleases and fixes of older lines have tags of their own. */
export function tagFor(version, latest) {
  const [prerelease] = semver.prerelease(version) ?? [];
  if (prerelease !== undefined) return typeof prerelease === 'string' ? prerelease : 'next';
  const isOlder = latest !== undefined && semver.gt(latest, version);
  return isOlder ? `line-${semver.major(version)}.${semver.minor(version)}` : 'latest';
}
