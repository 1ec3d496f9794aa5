// Compares the bump that the changesets request with the one that the changes since the last release need. The changes
// are in dist/changes.json, too: the release writes them into the changelogs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import { root } from '@pg/generate/root';
import { bumpBetween, compareWithRelease, isEnough, neededBump } from './compare.ts';
import { lastRelease } from './last-release.ts';

const CHANGES = join(import.meta.dirname, 'changes.json');
const ExitStatus = { Enough: 0, NotEnough: 1, NotCompared: 2 } as const;

const readNow = (file: string): string => readFileSync(join(root, file), 'utf8');

async function main(): Promise<number> {
  const release = lastRelease(root);
  if (release === undefined) {
    writeFileSync(CHANGES, '[]');
    console.log('No package has been released yet: there is nothing to compare with.');
    return ExitStatus.Enough;
  }
  const MANIFEST = 'packages/lint/package.json';
  const versionOf = (manifest: string): string => JSON.parse(manifest).version;
  const last = versionOf(release.read(MANIFEST));
  const { releases } = await getReleasePlan(root);
  // After `release version`, the changesets are in the version.
  const next = releases.find(({ type }) => type !== 'none')?.newVersion ?? versionOf(readNow(MANIFEST));
  const changes = compareWithRelease(release, readNow);
  writeFileSync(CHANGES, JSON.stringify(changes));
  const [pending, needed] = [bumpBetween(last, next), neededBump(changes, last)];
  console.log(`# Needed bump since ${last}: ${needed}; pending: ${pending}\n`);
  for (const { packageName, breaking, description } of changes)
    console.log(`- \`${packageName}\`, ${breaking ? 'breaking' : 'adding'}: ${description}`);
  console.log(
    isEnough(pending, needed)
      ? '\nThe changesets are enough.'
      : `\nThe changesets are not enough: one must be ${needed}.`,
  );
  return isEnough(pending, needed) ? ExitStatus.Enough : ExitStatus.NotEnough;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error('The release could not be compared:', error);
  return ExitStatus.NotCompared;
});
