import { type RuleFound, type RuleMeta, severityIn } from '../findings/finding.ts';
import { formatPath, type Path } from '../findings/path.ts';
import { type Violation, wordFinding } from '../findings/violation.ts';

type Pass = (found: readonly RuleFound[]) => readonly RuleFound[];

/** Leaves one finding of each mistake that has several. */
export const dedupeFindings: Pass = (found) =>
  found.length < 2 ? found : PASSES.reduce((left, pass) => pass(left), found);

/** What follows from nothing but values of a wrong type is not reported beside them. */
const dropConsequences: Pass = (found) => {
  if (!found.some((each) => each.found.follows)) return found;
  const wrong = new Set(found.filter((each) => each.found.code === 'wrong-type').map(placeOf));
  return found.filter(({ found: { follows } }) => !follows?.every((path) => wrong.has(keyOf(path))));
};

/** Of the values that show what befell their text, the outermost is reported, and how many others there are. */
const joinWhole: Pass = (found) => {
  const ofRule = new Map<RuleMeta, RuleFound[]>();
  for (const each of found) {
    if (each.rule.ofWhole) ofRule.set(each.rule, [...(ofRule.get(each.rule) ?? []), each]);
  }
  return found.flatMap((each) => {
    const all = ofRule.get(each.rule);
    if (all === undefined || all.length === 1) return each;
    const depth = Math.min(...all.map((one) => one.found.path.length));
    if (each !== all.find((one) => one.found.path.length === depth)) return [];
    const params = { ...each.found.params, elsewhere: all.length - 1 };
    return { rule: each.rule, found: { ...each.found, params } };
  });
};

/**
 * An entry under a wrong name is one mistake: that the right one is missing is reported with it, where the wrong one stands.
 */
const joinMisnamed: Pass = (found) => {
  const misnamed = new Map<string, RuleFound>();
  for (const each of found) {
    const { path, inPlaceOf } = each.found;
    if (inPlaceOf === undefined) continue;
    const place = keyOf([...path.slice(0, -1), inPlaceOf]);
    if (!misnamed.has(place)) misnamed.set(place, each);
  }
  if (misnamed.size === 0) return found;
  const joined = new Map<RuleFound, RuleFound>();
  const others = found.filter((each) => {
    const wrong = misnamed.get(placeOf(each));
    if (wrong === undefined) return true;
    const one = join(wrong, each, String(wrong.found.inPlaceOf));
    const other = joined.get(wrong);
    joined.set(wrong, other ? worse(other, one) : one);
    return false;
  });
  return others.map((each) => joined.get(each) ?? each);
};

/** An unknown entry whose name is that of the one entry that another object lacks belongs there. */
const joinMisplaced: Pass = (found) => {
  const missing = found.filter((each) => each.found.code === 'missing');
  const joined = new Map<RuleFound, RuleFound>();
  const taken = new Set<RuleFound>();
  for (const unknown of missing.length === 0 ? [] : found) {
    if (!isUnknown(unknown)) continue;
    const [home, other] = missing.filter(({ found: { path } }) => path.at(-1) === unknown.found.path.at(-1));
    if (home === undefined || other !== undefined || taken.has(home)) continue;
    const place = formatPath(home.found.path);
    // A name that is near to another's is not meant for it where the very name is missing elsewhere.
    const { fix: _, ...rest } = unknown.found;
    const moved = { ...rest, params: { ...rest.params, place }, hint: 'move-field' };
    taken.add(home);
    joined.set(unknown, join({ rule: unknown.rule, found: moved }, home, place));
  }
  return joined.size === 0 ? found : found.filter((each) => !taken.has(each)).map((each) => joined.get(each) ?? each);
};

const isUnknown = ({ found: { code } }: RuleFound): boolean => code === 'unknown-field' || code === 'misplaced-fields';

const PASSES = [dropConsequences, joinWhole, joinMisnamed, joinMisplaced];

const keyOf = (path: Path): string => JSON.stringify(path);
const placeOf = ({ found: { path } }: RuleFound): string => keyOf(path);

/** Of the two it is the worse that is reported, so that nothing that lets the one pass lets an error pass with it. */
function join(wrong: RuleFound, missing: RuleFound, meant: string): RuleFound {
  const { path, hint, fix } = wrong.found;
  const { rule, found } = worse(wrong, missing);
  const misnamed: Violation = {
    code: 'misnamed-field',
    params: { ...wrong.found.params, meant },
    found: undefined,
    allowed: wordFinding(missing.found).expected,
    hint,
  };
  return { rule, found: { ...found, ...misnamed, path, fix, marks: 'name' } };
}

const RANKS = { error: 0, warning: 1, info: 2 };
const rankOf = ({ rule, found }: RuleFound): number => RANKS[severityIn(rule, found)];

/** Of two that are as bad, the first. */
const worse = (one: RuleFound, other: RuleFound): RuleFound => (rankOf(one) <= rankOf(other) ? one : other);
