/** Prereleases and fixes of older versions get their own npm tags, so that `latest` never moves back. */
export function tagFor(version, latest) {
  const [, prerelease] = /-([^.]+)/.exec(version) ?? [];
  if (prerelease !== undefined) return /^\d+$/.test(prerelease) ? 'next' : prerelease;
  const isOlder = latest !== undefined && latest.localeCompare(version, 'en', { numeric: true }) > 0;
  return isOlder ? `line-${version.split('.').slice(0, 2).join('.')}` : 'latest';
}
