import { expect, test } from 'vitest';
import { bumpReport } from '../src/bump-report.ts';
import type { Change } from '../src/changes/change.ts';
import type { Judgement } from '../src/judge.ts';

const judgement = (facts: Partial<Judgement> = {}): Judgement => ({
  name: '@pg/lint',
  last: '0.1.0',
  next: '0.1.1',
  promised: 'patch',
  needed: 'none',
  isHonest: true,
  changes: [],
  ...facts,
});

const change = (about: string): Change => ({ sort: 'rejects more', about, says: 'an error of `type-code`' });

test('without a release it says that there is nothing to compare with', () => {
  expect(bumpReport({ judgements: [], unreleased: ['@pg/lint'] })).toBe(
    'No package has a release tag: there is nothing to compare with yet.\n',
  );
});

test('it names what is promised too little, first of all', () => {
  const judgements = [
    judgement({ name: '@pg/vectors', changes: [change('country')] }),
    judgement({ needed: 'minor', isHonest: false, changes: [change('quantityUnit')] }),
  ];
  expect(bumpReport({ judgements, unreleased: ['@pg/new'] })).toBe(`# Bumps since the last release

The changesets promise too little:

- \`@pg/lint\` needs minor, promised is patch

| Package | Last | Next | Promised | Needed |  |
| --- | --- | --- | --- | --- | --- |
| \`@pg/vectors\` | 0.1.0 | 0.1.1 | patch | none |  |
| \`@pg/lint\` | 0.1.0 | 0.1.1 | patch | minor | **too little** |

Not released yet: @pg/new.

## @pg/lint since 0.1.0

rejects more (minor):

- \`quantityUnit\`: an error of \`type-code\`

## @pg/vectors since 0.1.0

rejects more (minor):

- \`country\`: an error of \`type-code\`
`);
});

test('it tells of every sort of change, those first that ask most of users', () => {
  const sorts = ['words', 'tells otherwise', 'added', 'accepts more', 'removed', 'rejects more'] as const;
  const changes = sorts.map((sort): Change => ({ sort, about: 'entry', says: 'so' }));
  const report = bumpReport({ judgements: [judgement({ last: '1.0.0', changes })], unreleased: [] });
  expect(report).toBe(`# Bumps since the last release

The changesets promise enough.

| Package | Last | Next | Promised | Needed |  |
| --- | --- | --- | --- | --- | --- |
| \`@pg/lint\` | 1.0.0 | 0.1.1 | patch | none |  |

## @pg/lint since 1.0.0

rejects more (major):

- \`entry\`: so

removed (major):

- \`entry\`: so

accepts more (minor):

- \`entry\`: so

added (minor):

- \`entry\`: so

tells otherwise (minor):

- \`entry\`: so

words (patch):

- \`entry\`: so
`);
});

test('it has no word on a package without changes, and names those that are not released', () => {
  const report = bumpReport({ judgements: [judgement()], unreleased: ['@pg/new', '@pg/newer'] });
  expect(report.trimEnd().split('\n\n').slice(3)).toEqual(['Not released yet: @pg/new, @pg/newer.']);
});

test.each([
  [20, 20, ''],
  [21, 21, '- and 1 more'],
])('of %i changes of a sort it has %i lines', (count, lines, last) => {
  const changes = Array.from({ length: count }, (_, i) => change(`entry${i}`));
  const report = bumpReport({ judgements: [judgement({ changes })], unreleased: [] });
  expect(report.match(/^- /gm)).toHaveLength(lines);
  expect(report.trimEnd().endsWith(last)).toBe(true);
});
