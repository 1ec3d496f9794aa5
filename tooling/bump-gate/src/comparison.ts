import { type ApiReport, REPORTS } from '@pg/generate/api-report';
import type { PublishedPackage } from '@pg/generate/published-packages';
import { audienceOf } from './audience.ts';
import { CannotCompareError } from './cannot-compare.ts';
import type { Change } from './changes/change.ts';
import { type Answered, compareAnswers } from './changes/compare-answers.ts';
import { compareExports, compareStated, type Stated } from './changes/compare-reports.ts';
import { compareVectors } from './changes/compare-vectors.ts';
import type { Version } from './releases/version.ts';
import type { Question } from './witness/question.ts';

/** Two versions, and what they say to all that there is to ask in either. */
export interface Comparison {
  readonly before: Version;
  readonly after: Version;
  /** Where they don't say the same. */
  readonly different: readonly (Answered & { readonly question: Question })[];
  /** The rules of which something was found by either. */
  readonly shown: ReadonlySet<string>;
}

export function compareVersions(before: Version, after: Version): Comparison {
  const all = [...before.questions, ...after.questions].map((each) => [JSON.stringify(each.question), each] as const);
  const shown = new Set<string>();
  const different = [...new Map(all).values()].flatMap((each) => {
    const was = before.witness.answer(each.question);
    const is = after.witness.answer(each.question);
    for (const { rule } of [...(was ?? []), ...(is ?? [])]) shown.add(rule);
    // What one of the two doesn't know, a kind say, neither accepts nor rejects: that it is new stands in the reports.
    if (was === undefined || is === undefined) return [];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ ...each, before: was, after: is }];
  });
  return { before, after, different, shown };
}

/** All that is different for the users of a package. */
export function changesFor({ manifest, madeOf }: PublishedPackage, comparison: Comparison): readonly Change[] {
  const { name } = manifest;
  const { before, after, different, shown } = comparison;
  const isForUsers = audienceOf(name, [before, after]);
  return [
    ...compareAnswers(different.filter(({ question }) => isForUsers(question))),
    ...(name === '@pg/vectors' ? compareVectors(before.vectors, after.vectors) : []),
    ...compareExports(reportIn(before, name).exports, reportIn(after, name).exports),
    ...compareStated(statedBy([...madeOf, name], before), statedBy([...madeOf, name], after), shown),
  ];
}

function reportIn({ reports }: Version, name: string): ApiReport {
  const report = reports.get(name);
  if (report === undefined) throw new CannotCompareError(`${name} has no report in ${REPORTS}`);
  return report;
}

/** Of what a package is made of some may be new since then: it said nothing yet. */
function statedBy(names: readonly string[], { reports }: Version): Stated {
  const own = names.flatMap((name) => reports.get(name) ?? []);
  return { rows: own.flatMap(({ rows }) => rows), rules: own.flatMap(({ rules }) => rules) };
}
