import type { Vector, VectorFile } from '@pg/vectors';
import type { Told } from '../witness/question.ts';
import type { Change } from './change.ts';
import { compareAnswers } from './compare-answers.ts';
import { grouped } from './grouped.ts';

/** What is different for who holds a validation of their own against the vectors. */
export function compareVectors(before: readonly VectorFile[], after: readonly VectorFile[]): readonly Change[] {
  const old = byGiven(before);
  const now = byGiven(after);
  const both = [...now].flatMap(([given, { name, about, findings }]) => {
    const was = old.get(given);
    return was ? [{ name, about, before: was.findings, after: findings }] : [];
  });
  return [
    ...compareAnswers(both),
    ...countBeyond(now, old).map(([about, count]): Change => ({ sort: 'added', about, says: `${count} vectors more` })),
    ...countBeyond(old, now).map(
      ([about, count]): Change => ({ sort: 'tells otherwise', about, says: `${count} vectors less` }),
    ),
  ];
}

interface Expectation {
  readonly name: string;
  readonly about: string;
  readonly findings: readonly Told[];
}

/** A vector is known again by what it gives: its name may change. */
const byGiven = (files: readonly VectorFile[]): ReadonlyMap<string, Expectation> =>
  new Map(
    files.flatMap(({ kind, vectors }) => vectors.map((vector) => [givenIn(kind, vector), expectation(kind, vector)])),
  );

const givenIn = (kind: string, { payload, text, profile }: Vector): string =>
  JSON.stringify([kind, payload, text, profile]);

const expectation = (kind: string, { name, findings }: Vector): Expectation => ({
  name: `${kind}: ${name}`,
  about: kind,
  findings: findings.map((each) => ({ ...each, words: '' })),
});

function countBeyond(
  more: ReadonlyMap<string, Expectation>,
  less: ReadonlyMap<string, Expectation>,
): [string, number][] {
  const kinds = [...more].filter(([given]) => !less.has(given)).map(([, { about }]) => about);
  return [...grouped(kinds, (kind) => kind)].map(([kind, list]) => [kind, list.length]);
}
