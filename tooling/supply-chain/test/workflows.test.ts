import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unsafeIn } from '../src/workflows.ts';

const folder = new URL('../../../.github/workflows/', import.meta.url);
const sha = 'a'.repeat(40);

it.each(readdirSync(folder))('finds nothing unsafe in %s', (file) => {
  expect(unsafeIn(readFileSync(new URL(file, folder), 'utf8'), 'publish')).toEqual([]);
});

const workflow = (steps: string, { on = '[push]', top = '{ contents: read }', job = '{ contents: read }' } = {}) =>
  `on: ${on}\npermissions: ${top}\njobs:\n  publish: { permissions: { id-token: write } }\n` +
  `  test:\n    permissions: ${job}\n    steps:\n      - uses: ${steps}\n`;

const pinned = `actions/checkout@${sha} # v7.0.1`;

it.each([
  ['nothing', workflow(pinned), []],
  ['a tag', workflow('actions/checkout@v7'), ['actions/checkout@v7: not a full commit']],
  ['long versions', workflow(`a/b/c.d@${sha} # v10.20.30`), []],
  ['41 digits', workflow(`a/b@${sha}0 # v1.0.0`), [`a/b@${sha}0: not a full commit`]],
  ['an image', workflow(`docker://a/b@${sha} # v1.0.0`), [`docker://a/b@${sha}: not a full commit`]],
  ['half a version', workflow(`a/b@${sha} # v1.0.0-rc`), [`a/b@${sha}: no version as a comment`]],
  ['a version among words', workflow(`a/b@${sha} # not v1.0.0`), [`a/b@${sha}: no version as a comment`]],
  ['39 digits', workflow(`a/b@${sha.slice(1)} # v1.0.0`), [`a/b@${sha.slice(1)}: not a full commit`]],
  ['no version', workflow(`a/b@${sha}`), [`a/b@${sha}: no version as a comment`]],
  ['a token outside', workflow(pinned, { job: '{ id-token: write }' }), ['test: may prove who it is']],
  ['all rights for a job', workflow(pinned, { job: 'write-all' }), ['test: may do more than it names']],
  ['all rights for the workflow', workflow(pinned, { top: 'write-all' }), ['has no permissions of its own']],
  ['a right for the workflow', workflow(pinned, { top: '{ contents: write }' }), ['may write in every job']],
  [
    'one right among others',
    workflow(pinned, { top: '{ contents: read, packages: write }' }),
    ['may write in every job'],
  ],
  [
    'strangers by name',
    workflow(pinned, { on: 'pull_request_target' }),
    ['runs a stranger’s pull request with our rights'],
  ],
  [
    'strangers with more',
    workflow(pinned, { on: '{ push: , pull_request_target: }' }),
    ['runs a stranger’s pull request with our rights'],
  ],
  ['strangers', workflow(pinned, { on: '[pull_request_target]' }), ['runs a stranger’s pull request with our rights']],
  ['no YAML', '{', ['cannot be read as YAML', 'has no permissions of its own']],
])('finds %s', (_, text, found) => {
  expect(unsafeIn(text, 'publish')).toEqual(expect.arrayContaining([...found]));
  expect(unsafeIn(text, 'publish').length === 0).toBe(found.length === 0);
});
