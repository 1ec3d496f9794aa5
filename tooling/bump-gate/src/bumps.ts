import getReleasePlan from '@changesets/get-release-plan';
import { root } from '@pg/generate/root';
import { compareRevisions, isEnough } from './compare.ts';
import { formatReport } from './report.ts';
import { lastReleaseCommit, readCheckout, readCommit } from './revision.ts';

const ExitStatus = { Enough: 0, NotEnough: 1, NotCompared: 2 } as const;

async function main(): Promise<number> {
  const commit = lastReleaseCommit(root);
  if (commit === undefined) {
    console.log('No package has been released yet: there is nothing to compare with.');
    return ExitStatus.Enough;
  }
  const { releases } = await getReleasePlan(root);
  const nextVersion = releases.find(({ type }) => type !== 'none')?.newVersion;
  const comparison = compareRevisions(await readCommit(root, commit), await readCheckout(root), nextVersion);
  console.log(formatReport(comparison));
  return isEnough(comparison) ? ExitStatus.Enough : ExitStatus.NotEnough;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error('The revisions could not be compared:', error);
  return ExitStatus.NotCompared;
});
