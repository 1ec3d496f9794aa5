import getReleasePlan from '@changesets/get-release-plan';
import { root } from '@pg/generate/root';
import { isEnough, judge } from './judge.ts';
import { bumpReport } from './report.ts';
import { lastRelease, versionHere, versionOf } from './version.ts';

/** What the command ends with: enough is promised, too little is, or nothing could be compared. */
const ExitStatus = { Enough: 0, TooLittle: 1, NotCompared: 2 } as const;

async function main(root: string): Promise<number> {
  const commit = lastRelease(root);
  if (commit === undefined) {
    console.log('No package was released yet: there is nothing to compare with.');
    return ExitStatus.Enough;
  }
  const { releases } = await getReleasePlan(root);
  const next = releases.find(({ type }) => type !== 'none')?.newVersion;
  const judgement = judge(await versionOf(root, commit), await versionHere(root), next);
  console.log(bumpReport(judgement));
  return isEnough(judgement) ? ExitStatus.Enough : ExitStatus.TooLittle;
}

process.exitCode = await main(root).catch((error: unknown) => {
  console.error('The bumps could not be compared:', error);
  return ExitStatus.NotCompared;
});
