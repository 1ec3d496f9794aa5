import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unsafeIn } from '../src/workflows.ts';

const folder = new URL('../../../.github/workflows/', import.meta.url);
const sha = 'a'.repeat(40);

test.each(readdirSync(folder))('nothing is unsafe in %s', (file) => {
  expect(unsafeIn(readFileSync(new URL(file, folder), 'utf8'), 'publish')).toEqual([]);
});

const workflow = (uses: string, { on = '[push]', top = '{ contents: read }', job = '{ contents: read }' } = {}) =>
  `on: ${on}\npermissions: ${top}\njobs:\n  publish: { permissions: { id-token: write } }\n` +
  `  test:\n    permissions: ${job}\n    steps:\n      - uses: ${uses}\n`;

const pinned = `actions/checkout@${sha} # v7.0.1`;
const unpinned = (uses: string): [string, string, string[]] => [
  uses,
  workflow(uses),
  [`${uses}: no full commit with its version`],
];
const stranger = ['runs a stranger’s pull request with our rights'];

test.each<[string, string, string[]]>([
  ['nothing', workflow(pinned), []],
  ['nothing in long names', workflow(`a/b/c.d@${sha} # v10.20.30`), []],
  unpinned('actions/checkout@v7'),
  unpinned(`a/b@${sha}0 # v1.0.0`),
  unpinned(`a/b@${sha.slice(1)} # v1.0.0`),
  unpinned(`a/b@${sha} # v1.0.0-rc`),
  unpinned(`a/b@${sha}`),
  unpinned(`docker://a/b@${sha} # v1.0.0`),
  ['a token outside', workflow(pinned, { job: '{ id-token: write }' }), ['test: may prove who it is']],
  ['all rights for a job', workflow(pinned, { job: 'write-all' }), ['test: may do more than it names']],
  ['all rights', workflow(pinned, { top: 'write-all' }), ['may do more than read in every job']],
  ['a right for all jobs', workflow(pinned, { top: '{ contents: write }' }), ['may do more than read in every job']],
  ['strangers by name', workflow(pinned, { on: 'pull_request_target' }), stranger],
  ['strangers with more', workflow(pinned, { on: '{ push: , pull_request_target: }' }), stranger],
  ['strangers in a list', workflow(pinned, { on: '[pull_request_target]' }), stranger],
])('finds %s', (_, text, found) => {
  expect(unsafeIn(text, 'publish')).toEqual(found);
});
