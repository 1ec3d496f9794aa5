import { isEnough, type Judgement } from './judge.ts';

/** So many changes of a package are listed. */
const MOST = 20;

/** What the next release needs, as Markdown for a terminal and a job's summary; and the changeset that is missing. */
export function bumpReport(judgement: Judgement): string {
  const { last, promised, needed, changes } = judgement;
  const sorted = [...changes].sort((a, b) => Number(b.breaks) - Number(a.breaks));
  const packages = [...new Set(sorted.map((each) => each.in))].map((name) => {
    const own = sorted.filter((each) => each.in === name);
    const lines = own.slice(0, MOST).map(({ breaks, says }) => `  - ${breaks ? 'breaks' : 'adds'}: ${says}`);
    return [`- \`${name}\``, ...lines, ...(own.length > MOST ? [`  - and ${own.length - MOST} more`] : [])].join('\n');
  });
  const end = isEnough(judgement) ? ['The changesets promise enough.'] : describeMissing(judgement);
  return [`# Since ${last}: needs ${needed}, promised ${promised}`, '', ...packages, '', ...end].join('\n');
}

function describeMissing({ needed, changes }: Judgement): readonly string[] {
  const lines = new Set(changes.map(({ says }) => says.replace(/ \(.*/, '')));
  return [
    'The changesets promise too little. Put this into a new file in .changeset, in the words of a user:',
    '',
    '---',
    ...[...new Set(changes.map((each) => each.in))].map((name) => `'${name}': ${needed}`),
    '---',
    '',
    ...[...lines].slice(0, MOST),
  ];
}
