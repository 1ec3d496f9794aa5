import type { Path } from '@pg/rule-kit';
import type { NamedQuestion, Told } from '../witness/question.ts';
import type { Change, ChangeSort } from './change.ts';
import { grouped } from './grouped.ts';

/** What two versions say to the same question. */
export interface Answered extends Pick<NamedQuestion, 'name' | 'about'> {
  readonly before: readonly Told[];
  readonly after: readonly Told[];
}

/** The differences between two versions' answers, each once for all the questions in which it shows. */
export function compareAnswers(answered: readonly Answered[]): readonly Change[] {
  const seen = answered.flatMap((each) =>
    differences(each).map((difference) => ({ ...difference, about: placeOf(each, difference.told), name: each.name })),
  );
  const groups = grouped(seen, ({ about, says }) => [about, says].join('\n'));
  return [...groups.values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : [{ sort: first.sort, about: first.about, says: `${first.says} (${inWords(first.name, more.length)})` }],
  );
}

const inWords = (name: string, more: number): string => (more === 0 ? name : `${name}, and ${more} more`);

interface Difference {
  readonly sort: ChangeSort;
  readonly told: Told;
  readonly says: string;
}

/**
 * Errors count by their entry. Whoever is told of an error at another level of the same branch was told before that this
 * branch is refused: an object instead of its entry, say.
 */
function differences({ before, after }: Answered): readonly Difference[] {
  const rejected = errorsBeyond(after, before).map((told) =>
    difference('rejects more', told, `an error of \`${told.rule}\``),
  );
  const accepted = errorsBeyond(before, after).map((told) =>
    difference('accepts more', told, `no error of \`${told.rule}\``),
  );
  const verdicts = [...rejected, ...accepted];
  return verdicts.length > 0 ? verdicts : [...otherFindings(before, after), ...otherWords(before, after)];
}

const difference = (sort: ChangeSort, told: Told, says: string): Difference => ({ sort, told, says });

const errorsBeyond = (more: readonly Told[], less: readonly Told[]): readonly Told[] =>
  more.filter(isError).filter(({ path }) => !less.filter(isError).some((each) => areOnOneBranch(each.path, path)));

const isError = ({ severity }: Told): boolean => severity === 'error';

const areOnOneBranch = (a: Path, b: Path): boolean => a.slice(0, b.length).every((step, i) => step === b[i]);

function otherFindings(before: readonly Told[], after: readonly Told[]): readonly Difference[] {
  const more = beyond(after, before, findingKey).map((told) => otherwise(told, 'told now'));
  const less = beyond(before, after, findingKey).map((told) => otherwise(told, 'told no more'));
  return [...more, ...less];
}

const otherwise = (told: Told, when: string): Difference =>
  difference('tells otherwise', told, `${told.severity} of \`${told.rule}\` ${when}`);

const otherWords = (before: readonly Told[], after: readonly Told[]): readonly Difference[] =>
  beyond(after, before, (told) => `${findingKey(told)}${told.words}`)
    .filter((told) => before.some((each) => findingKey(each) === findingKey(told)))
    .map((told) => difference('words', told, `\`${told.rule}\` is worded otherwise`));

const findingKey = ({ rule, severity, path }: Told): string => JSON.stringify([rule, severity, path]);

const beyond = (more: readonly Told[], less: readonly Told[], keyOf: (told: Told) => string): readonly Told[] => {
  const known = new Set(less.map(keyOf));
  return more.filter((told) => !known.has(keyOf(told)));
};

/** Positions in lists are left out: what is wrong with one item is wrong with every one. */
const placeOf = ({ about }: Answered, { path }: Told): string =>
  path.length === 0
    ? about
    : path.map((step, i) => (typeof step === 'number' ? '[]' : `${i === 0 ? '' : '.'}${step}`)).join('');
