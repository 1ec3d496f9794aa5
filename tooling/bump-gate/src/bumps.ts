import getReleasePlan from '@changesets/get-release-plan';
import { root } from '@pg/generate/root';
import { compareWithRelease, isEnough } from './compare.ts';
import { lastRelease } from './last-release.ts';
import { formatReport } from './report.ts';

const ExitStatus = { Enough: 0, NotEnough: 1, NotCompared: 2 } as const;

async function main(): Promise<number> {
  const release = lastRelease(root);
  if (release === undefined) {
    console.log('No package has been released yet: there is nothing to compare with.');
    return ExitStatus.Enough;
  }
  const { releases, changesets } = await getReleasePlan(root);
  const nextVersion = releases.find(({ type }) => type !== 'none')?.newVersion;
  const names = changesets.flatMap((each) => each.releases.map(({ name }) => name));
  const comparison = compareWithRelease(root, release, { names, nextVersion });
  console.log(formatReport(comparison));
  return isEnough(comparison) ? ExitStatus.Enough : ExitStatus.NotEnough;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error('The release could not be compared:', error);
  return ExitStatus.NotCompared;
});
