import getReleasePlan from '@changesets/get-release-plan';

/** The versions that the pending changesets make, of packages that they make a version of. */
export async function promisedVersions(root: string): Promise<ReadonlyMap<string, string>> {
  const { releases } = await getReleasePlan(root);
  return new Map(releases.map(({ name, newVersion }) => [name, newVersion]));
}
