import type { Version } from './releases/version.ts';
import type { Question } from './witness/question.ts';

/** Whether the users of a package, which meet those kinds, meet what a question is about. */
type Meets = (question: Question, kinds: ReadonlySet<string>) => boolean;

const ofKinds: Meets = (question, kinds) => question.of === 'kind' && kinds.has(question.kind);

const of =
  (...sorts: readonly Question['of'][]): Meets =>
  (question) =>
    sorts.includes(question.of);

/** By which questions the users of a package see what it accepts and rejects. */
const AUDIENCES: Readonly<Record<string, Meets>> = {
  '@pg/type-codes': of('type-code'),
  '@pg/nested-text': of('json', 'form'),
  '@pg/rule-kit': of('row', 'json', 'form'),
  '@pg/card-params': ofKinds,
  '@pg/session-request': ofKinds,
  '@pg/sale-form': ofKinds,
  '@pg/wallet-tokens': ofKinds,
  '@pg/lint': of('file'),
  // It reports what `lintText` finds.
  '@pg/eslint-plugin': of('file'),
  // Its files are compared themselves.
  '@pg/vectors': of(),
};

/** Which questions are about what a package's users meet, in either of two versions. */
export function audienceOf(name: string, versions: readonly Version[]): (question: Question) => boolean {
  const meets = AUDIENCES[name];
  if (meets === undefined) throw new Error(`${name}: audience.ts doesn't say how its users meet a verdict`);
  const kinds = new Set(versions.flatMap(({ witness }) => witness.kindsByPackage[name] ?? []));
  return (question) => meets(question, kinds);
}
