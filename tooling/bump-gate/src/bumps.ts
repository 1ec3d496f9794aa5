import { repositoryRoot } from '@pg/generate/root';
import { bumpReport } from './bump-report.ts';
import { CannotCompareError } from './cannot-compare.ts';
import { judge } from './judge.ts';

/** What the command ends with. */
const ExitStatus = { enough: 0, tooLittle: 1, notCompared: 2 } as const;

try {
  const verdict = await judge(repositoryRoot());
  process.stdout.write(bumpReport(verdict));
  process.exitCode = verdict.judgements.every(({ isHonest }) => isHonest) ? ExitStatus.enough : ExitStatus.tooLittle;
} catch (error) {
  // Whatever it is, nothing has been compared: a failure must not look like a promise that is too small.
  console.error('The bumps could not be compared:', error instanceof CannotCompareError ? error.message : error);
  process.exitCode = ExitStatus.notCompared;
}
