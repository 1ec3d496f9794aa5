import { type RuleMeta, type RuleViolation, severityIn, type Violation } from '../findings/finding.ts';
import { formatPath, pointerOf, valueAt } from '../findings/path.ts';
import { rowRules } from './row-rules.ts';

type Pass = (all: readonly RuleViolation[]) => readonly RuleViolation[];

/** Keeps one finding for each mistake, if several rules or fields show it. */
export const dedupeFindings: Pass = (all) => (all.length === 0 ? all : PASSES.reduce((left, pass) => pass(left), all));

/** Drops violations that another one explains: see `explains` of `RuleMeta`. */
const dropExplained: Pass = (all) => {
  const explaining = all.filter(({ rule: { explains } }) => explains !== undefined);
  if (explaining.length === 0) return all;
  const ids = new Set(explaining.flatMap(({ rule: { explains } }) => (typeof explains === 'object' ? explains : [])));
  const places = new Map(explaining.map((each) => [placeOf(each), each.rule.explains]));
  // A violation of the whole text has an empty path. The text has no value then.
  const isAtPlace = ({ violation: { path } }: RuleViolation, explains: 'values' | 'warnings'): boolean =>
    path.some((_, i) => places.get(pointerOf(path.slice(0, i + 1))) === explains);
  const left = all.filter((each) => {
    if (typeof each.rule.explains === 'string') return true;
    if (ids.has(each.rule.id)) return false;
    if (isAtPlace(each, 'values')) return (each.violation.marks ?? each.rule.marks) === 'name';
    return isError(each) || !isAtPlace(each, 'warnings');
  });
  const wrong = new Set(left.filter(isError).map(({ violation: { path } }) => pointerOf(path.slice(0, 1))));
  return left.filter((each) => each.rule.explains !== 'warnings' || !wrong.has(placeOf(each)));
};

/** Drops violations that follow from values of a wrong type: those values are reported. */
const dropConsequences: Pass = (all) => {
  if (!all.some((each) => each.violation.follows)) return all;
  const wrong = new Set(all.filter((each) => each.rule.id === 'value-type' && isError(each)).map(placeOf));
  return all.filter(({ violation: { follows } }) => !follows?.every((path) => wrong.has(pointerOf(path))));
};

/** Drops violations of values that JSON does not have, if a row reports the value. */
const dropUnwritable: Pass = (all) => {
  if (!all.some(isUnwritable)) return all;
  const reported = new Set(
    all.filter((each) => !isUnwritable(each) && each.rule !== rowRules['unknown-field']).map(placeOf),
  );
  return all.filter((each) => !isUnwritable(each) || !reported.has(placeOf(each)));
};

const isUnwritable = ({ violation: { code } }: RuleViolation): boolean => code === 'not-in-json';

/** Joins damage to the whole text at the outermost damaged value, with the number of damaged values. */
const joinWhole: Pass = (all) => {
  const ofRule = new Map<RuleMeta, { outermost: RuleViolation; values: number }>();
  for (const each of all) {
    if (!each.rule.damagesText) continue;
    const { outermost, values } = ofRule.get(each.rule) ?? { outermost: each, values: 0 };
    const isOuter = each.violation.path.length < outermost.violation.path.length;
    ofRule.set(each.rule, { outermost: isOuter ? each : outermost, values: values + 1 });
  }
  return all.flatMap((each) => {
    const whole = ofRule.get(each.rule);
    if (whole === undefined) return each;
    if (each !== whole.outermost) return [];
    const params = { ...each.violation.params, values: whole.values };
    return { rule: each.rule, violation: { ...each.violation, params } };
  });
};

/** Joins a missing field and the unknown field that probably replaces it, at the unknown field. */
const joinMisnamed: Pass = (all) => {
  const misnamed = new Map<string, RuleViolation>();
  for (const each of all) {
    const { path, insteadOf } = each.violation;
    if (insteadOf === undefined) continue;
    const place = pointerOf([...path.slice(0, -1), insteadOf]);
    if (!misnamed.has(place)) misnamed.set(place, each);
  }
  if (misnamed.size === 0) return all;
  const joined = new Map<RuleViolation, RuleViolation>();
  const others = all.filter((each) => {
    const wrong = misnamed.get(placeOf(each));
    if (wrong === undefined) return true;
    const { code, params } = wrong.violation;
    const isMisspelled = code === 'misspelled-field';
    const one = join(wrong, each, isMisspelled ? 'misspelled-name' : code, params);
    const other = joined.get(wrong);
    joined.set(wrong, other ? worse(other, one) : one);
    return false;
  });
  return others.map((each) => joined.get(each) ?? each);
};

/** Joins a missing field of one object and an unknown field of the same name in another one, at the unknown field. */
const joinMisplaced: Pass = (all) => {
  const missing = new Map<unknown, RuleViolation[]>();
  for (const each of all) {
    if (!MISSING.has(each.violation.code)) continue;
    const name = each.violation.path.at(-1);
    missing.set(name, [...(missing.get(name) ?? []).slice(0, 1), each]);
  }
  const joined = new Map<RuleViolation, RuleViolation>();
  const used = new Set<RuleViolation>();
  for (const unknown of missing.size === 0 ? [] : all) {
    if (!UNKNOWN.has(unknown.violation.code)) continue;
    const name = String(unknown.violation.path.at(-1));
    const [home, other] = missing.get(name) ?? [];
    if (home === undefined || other !== undefined || used.has(home)) continue;
    const place = formatPath(home.violation.path.slice(0, -1));
    if (place === '') continue;
    // The same name, missing elsewhere, is more probable than a similar name here.
    const { fix: _, ...violation } = unknown.violation;
    used.add(home);
    joined.set(unknown, join({ rule: unknown.rule, violation }, home, 'misplaced-field', { place, name }));
  }
  return joined.size === 0 ? all : all.filter((each) => !used.has(each)).map((each) => joined.get(each) ?? each);
};

const UNKNOWN: ReadonlySet<string> = new Set([
  'unknown-field',
  'misspelled-field',
  'misplaced-field',
  'misplaced-inside',
]);

/** The codes of missing fields, in all packages. */
const MISSING: ReadonlySet<string> = new Set(['missing', 'expected-missing']);

const PASSES = [dropExplained, dropUnwritable, dropConsequences, joinWhole, joinMisnamed, joinMisplaced];

/** Much faster than JSON. */
const placeOf = ({ violation: { path } }: RuleViolation): string => pointerOf(path);

/** Keeps the rule with the worse severity, so that suppressing the other rule does not hide an error. */
function join(
  wrong: RuleViolation,
  missing: RuleViolation,
  code: string,
  params: RuleViolation['violation']['params'],
): RuleViolation {
  const { path, fix } = wrong.violation;
  const { rule, violation } = worse(wrong, missing);
  return { rule, violation: { ...violation, code, params, messages: undefined, path, fix, marks: 'name' } };
}

const RANKS = { error: 0, warning: 1, info: 2 };
const rankOf = ({ rule, violation }: RuleViolation): number => RANKS[severityIn(rule, violation)];
const isError = (each: RuleViolation): boolean => rankOf(each) === RANKS.error;

/** The worse of two; the first one, if both are of the same severity. */
const worse = (one: RuleViolation, other: RuleViolation): RuleViolation => (rankOf(one) <= rankOf(other) ? one : other);

/** The violations of rules across fields, and which violations of rows they explain. */
export interface ByRules {
  readonly violations: readonly RuleViolation[];
  readonly explain: (rule: RuleMeta, violation: Violation) => boolean;
}

/**
 * Keeps one violation of rules for a missing or empty field: the first error, or the first one. Where a rule has a violation,
 * the rows don't report an unknown name or value, and after an error about the value, nothing else about it.
 */
export function dedupeByRules(payload: unknown, all: readonly RuleViolation[]): ByRules {
  const places = new Map<string, RuleViolation[]>();
  for (const each of all) {
    const place = placeOf(each);
    const others = places.get(place);
    const isOneMistake = others !== undefined && isMissingOrEmpty(valueAt(payload, each.violation.path));
    if (others === undefined || (isOneMistake && isFailure(each) && !others.some(isFailure))) places.set(place, [each]);
    else if (!isOneMistake) others.push(each);
  }
  const kept = new Set([...places.values()].flat());
  return {
    violations: all.filter((each) => kept.has(each)),
    explain(rule, violation) {
      const there = places.size > 0 && places.get(pointerOf(violation.path));
      if (!there) return false;
      return QUESTIONS.has(rule.id) || there.some((each) => isFailure(each) && each.rule.marks !== 'name');
    },
  };
}

/** The rules of rows that report unknown names and values. */
export const QUESTIONS: ReadonlySet<string> = new Set(['unknown-field', 'given-value']);

const isFailure = ({ rule: { basis } }: RuleViolation): boolean =>
  basis === 'stated' || basis === 'published' || basis === 'safety';

const isMissingOrEmpty = (value: unknown): boolean => value === undefined || value === '';
