import { neededFor } from './bump.ts';
import type { Change, ChangeSort } from './changes/change.ts';
import { grouped } from './changes/grouped.ts';
import type { Judgement, Verdict } from './judge.ts';

/** So many changes of a sort are told one by one. */
const MOST = 20;

const SORTS: readonly ChangeSort[] = ['rejects more', 'removed', 'accepts more', 'added', 'tells otherwise', 'words'];

/** The verdict as Markdown: for a terminal, and for the summary of a job. */
export function bumpReport({ judgements, unreleased }: Verdict): string {
  if (judgements.length === 0) return 'No package has a release tag: there is nothing to compare with yet.\n';
  const dishonest = judgements.filter(({ isHonest }) => !isHonest);
  return `${[
    '# Bumps since the last release',
    dishonest.length === 0 ? 'The changesets promise enough.' : tooLittle(dishonest),
    overview(judgements),
    ...(unreleased.length === 0 ? [] : [`Not released yet: ${unreleased.join(', ')}.`]),
    ...[...dishonest, ...judgements.filter(({ isHonest }) => isHonest)].flatMap(describePackage),
  ].join('\n\n')}\n`;
}

const tooLittle = (dishonest: readonly Judgement[]): string =>
  [
    'The changesets promise too little:',
    '',
    ...dishonest.map(({ name, promised, needed }) => `- \`${name}\` needs ${needed}, promised is ${promised}`),
  ].join('\n');

function overview(judgements: readonly Judgement[]): string {
  const lines = judgements.map(({ name, last, next, promised, needed, isHonest }) => [
    `\`${name}\``,
    last,
    next,
    promised,
    needed,
    isHonest ? '' : '**too little**',
  ]);
  const titles = ['Package', 'Last', 'Next', 'Promised', 'Needed', ''];
  return [titles, titles.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function describePackage({ name, last, changes }: Judgement): string[] {
  if (changes.length === 0) return [];
  const bySort = grouped(changes, ({ sort }) => sort);
  const parts = SORTS.flatMap((sort) => {
    const own = bySort.get(sort);
    return own
      ? [[`${sort} (${neededFor(sort, last)}):`, '', ...own.slice(0, MOST).map(line), ...rest(own)].join('\n')]
      : [];
  });
  return [`## ${name} since ${last}`, ...parts];
}

const line = ({ about, says }: Change): string => `- \`${about}\`: ${says}`;

const rest = ({ length }: readonly Change[]): string[] => (length > MOST ? [`- and ${length - MOST} more`] : []);
