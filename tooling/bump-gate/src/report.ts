import { isEnough, type Judgement } from './judge.ts';

/** So many changes of a package are listed. */
const MOST = 20;

/** What each package needs, as Markdown for a terminal and a job's summary; and the changeset that is missing. */
export function bumpReport(judgements: readonly Judgement[]): string {
  const lacking = judgements.filter((each) => !isEnough(each));
  const packages = judgements.flatMap(describePackage);
  const end = lacking.length === 0 ? ['The changesets promise enough.'] : describeMissing(lacking);
  return ['# Bumps since the last release', '', ...packages, '', ...end].join('\n');
}

function describePackage({ name, last, promised, needed, changes }: Judgement): readonly string[] {
  const sorted = [...changes].sort((a, b) => Number(b.breaks) - Number(a.breaks));
  return [
    `- \`${name}\` ${last}: needs ${needed}, promised ${promised}`,
    ...sorted.slice(0, MOST).map(({ breaks, says }) => `  - ${breaks ? 'breaks' : 'adds'}: ${says}`),
    ...(sorted.length > MOST ? [`  - and ${sorted.length - MOST} more`] : []),
  ];
}

/** A change shows in every package that is made of its own: the changeset says it once, without the probes. */
function describeMissing(lacking: readonly Judgement[]): readonly string[] {
  const lines = lacking.flatMap(({ changes }) => changes.map(({ says }) => says.replace(/ \(.*/, '')));
  return [
    'The changesets promise too little. Put this into a new file in .changeset, in the words of a user:',
    '',
    '---',
    ...lacking.map(({ name, isGone, needed }) => `'${isGone ? 'A-PACKAGE-THAT-IS-LEFT' : name}': ${needed}`),
    '---',
    '',
    ...[...new Set(lines)].slice(0, MOST),
  ];
}
