import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CannotCompareError } from '../src/cannot-compare.ts';
import { lastReleases, requireHistory } from '../src/releases/last-releases.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pg-last-releases-'));
const repository = join(scratch, 'repository');
const shallow = join(scratch, 'shallow');
const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@shop.example'];

const git = (...args: string[]): string => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

function commit(...tags: string[]): string {
  git(...identity, 'commit', '--quiet', '--allow-empty', '--message', tags.join(' ') || 'nothing');
  for (const tag of tags) git('tag', tag);
  return git('rev-parse', 'HEAD');
}

const commits: string[] = [];

beforeAll(() => {
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', repository]);
  commits.push(commit('@pg/lint@0.9.0', '@pg/vectors@0.9.0', 'v1', '@pg/lint@next', '@pg/lint@1.0.0-next.0'));
  commits.push(commit('@pg/lint@0.10.0', '@pg/lint-rules@9.0.0'));
  commits.push(commit());
  git(...identity, 'tag', '--annotate', '--message', 'Release', '@pg/rule-kit@2.0.0');
  git('switch', '--quiet', '--create', 'other');
  commit('@pg/lint@3.0.0');
  git('switch', '--quiet', 'main');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(repository).href, shallow]);
});

afterAll(() => rmSync(scratch, { recursive: true }));

test('it is the highest version on the way to what is checked out, by each package', async () => {
  expect(Object.fromEntries(await lastReleases(repository))).toEqual({
    '@pg/lint': { version: '0.10.0', commit: commits[1] },
    '@pg/lint-rules': { version: '9.0.0', commit: commits[1] },
    '@pg/vectors': { version: '0.9.0', commit: commits[0] },
    '@pg/rule-kit': { version: '2.0.0', commit: commits[2] },
  });
});

test.each([
  ['a whole clone', repository, ['1.0.0'], true],
  ['a shallow clone of what has no release', shallow, ['0.0.0', '0.0.0'], true],
  ['a shallow clone of what has one', shallow, ['0.0.0', '0.0.1'], false],
  ['a folder that is no clone', scratch, ['0.0.1'], false],
])('%s', async (_, folder, versions, comparable) => {
  const required = requireHistory(folder, versions);
  if (comparable) await expect(required).resolves.toBeUndefined();
  else await expect(required).rejects.toThrow(CannotCompareError);
});
