import { type RuleMeta, type RuleViolation, severityIn } from '../findings/finding.ts';
import { formatPath, type Path } from '../findings/path.ts';

type Pass = (all: readonly RuleViolation[]) => readonly RuleViolation[];

/** Keeps one finding for each mistake, if several rules or fields show it. */
export const dedupeFindings: Pass = (all) => (all.length === 0 ? all : PASSES.reduce((left, pass) => pass(left), all));

/** Drops violations that follow from values of a wrong type: those values are reported. */
const dropConsequences: Pass = (all) => {
  if (!all.some((each) => each.violation.follows)) return all;
  const wrong = new Set(
    all.filter((each) => each.rule.id === 'value-type' && rankOf(each) === RANKS.error).map(placeOf),
  );
  return all.filter(({ violation: { follows } }) => !follows?.every((path) => wrong.has(keyOf(path))));
};

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
    const place = keyOf([...path.slice(0, -1), insteadOf]);
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

const UNKNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'unknown-field',
  'misspelled-field',
  'misplaced-field',
  'misplaced-inside',
]);

/** The codes of missing fields, in all packages. */
const MISSING: ReadonlySet<string> = /* @__PURE__ */ new Set(['missing', 'expected-missing']);

const PASSES = [dropConsequences, joinWhole, joinMisnamed, joinMisplaced];

const keyOf = (path: Path): string => JSON.stringify(path);
const placeOf = ({ violation: { path } }: RuleViolation): string => keyOf(path);

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

/** The worse of two; the first one, if both are of the same severity. */
const worse = (one: RuleViolation, other: RuleViolation): RuleViolation => (rankOf(one) <= rankOf(other) ? one : other);
