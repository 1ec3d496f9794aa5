import { formatPath, type Path, type RuleFound, severityIn } from './finding.ts';
import { rowRules } from './row-rules.ts';
import type { Rule } from './rule.ts';

/**
 * Of what one mistake has several findings one is told: a wrong name, a wrong object, what follows from a wrong value, and
 * what befell a text as a whole.
 */
export const tellOnce = (found: readonly RuleFound[]): readonly RuleFound[] =>
  found.length < 2 ? found : tellStrayOnce(tellMisnamedOnce(tellOfWholeOnce(tellCauses(found))));

/** Of the values that show what befell their text, the outermost is told, and how many others there are. */
function tellOfWholeOnce(found: readonly RuleFound[]): readonly RuleFound[] {
  const outermost = new Map<Rule, RuleFound>();
  const counts = new Map<Rule, number>();
  for (const each of found) {
    const { rule } = each;
    if (!rule.ofWhole) continue;
    const other = outermost.get(rule);
    if (other === undefined || each.found.path.length < other.found.path.length) outermost.set(rule, each);
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return found
    .filter((each) => !each.rule.ofWhole || outermost.get(each.rule) === each)
    .map((each) => amongOthers(each, (counts.get(each.rule) ?? 1) - 1));
}

function amongOthers({ rule, found }: RuleFound, others: number): RuleFound {
  const values = others === 1 ? '1 other value' : `${others} other values`;
  return { rule, found: others === 0 ? found : { ...found, found: `${found.found} and in ${values}` } };
}

/** What follows from nothing but values of a wrong type is not told beside them. */
function tellCauses(found: readonly RuleFound[]): readonly RuleFound[] {
  if (!found.some((each) => each.found.follows)) return found;
  const wrong = new Set(found.filter(isOfType).map((each) => placeOf(each.found.path)));
  return found.filter(({ found: { follows } }) => !follows?.every((path) => wrong.has(placeOf(path))));
}

const isOfType = ({ rule }: RuleFound): boolean => rule === rowRules['value-type'];

/** An unknown entry whose name is that of the one entry that another object lacks belongs there. */
function tellStrayOnce(found: readonly RuleFound[]): readonly RuleFound[] {
  const missing = found.filter((each) => each.found.found === 'missing');
  const joined = new Map<RuleFound, RuleFound>();
  for (const stray of found) {
    if (missing.length === 0 || stray.rule !== rowRules['unknown-entry'] || stray.found.marks !== undefined) continue;
    const [home, other] = missing.filter(({ found: { path } }) => path.at(-1) === stray.found.path.at(-1));
    const isTaken = home === undefined || other !== undefined || joined.has(home);
    if (!isTaken) joined.set(home, joinStray(stray, home));
  }
  if (joined.size === 0) return found;
  const told = new Map(Array.from(joined.values(), (each) => [placeOf(each.found.path), each]));
  return found
    .filter((each) => !joined.has(each))
    .map((each) => (each.rule === rowRules['unknown-entry'] && told.get(placeOf(each.found.path))) || each);
}

/**
 * An entry under a wrong name is one mistake: that the right one is missing is told with it, where the wrong one stands. Of
 * the two it is the worse that is told, so that nothing that lets the one pass lets an error pass with it.
 */
function tellMisnamedOnce(found: readonly RuleFound[]): readonly RuleFound[] {
  const misnamed = new Map<string, RuleFound>();
  for (const each of found) {
    const { path, inPlaceOf } = each.found;
    if (inPlaceOf === undefined) continue;
    const place = placeOf([...path.slice(0, -1), inPlaceOf]);
    if (!misnamed.has(place)) misnamed.set(place, each);
  }
  if (misnamed.size === 0) return found;
  const joined = new Map<RuleFound, RuleFound>();
  const others = found.filter((each) => {
    const wrong = misnamed.get(placeOf(each.found.path));
    if (wrong === undefined) return true;
    joined.set(wrong, worse(joined.get(wrong), join(wrong, each, String(wrong.found.inPlaceOf))));
    return false;
  });
  return others.map((each) => joined.get(each) ?? each);
}

const placeOf = (path: Path): string => JSON.stringify(path);

/** A name that is near to another's is not meant for it where the very name is missing elsewhere. */
function joinStray(stray: RuleFound, home: RuleFound): RuleFound {
  const place = formatPath(home.found.path);
  const { fix: _, ...found } = stray.found;
  return join({ rule: stray.rule, found: { ...found, hint: `Move it to ${place}.` } }, home, place);
}

function join(wrong: RuleFound, missing: RuleFound, meant: string): RuleFound {
  const { path, hint, fix } = wrong.found;
  const { rule, found } = worse(wrong, missing);
  const { allowed } = missing.found;
  const told = { path, found: `an unknown entry in place of ${meant}`, allowed, hint, fix };
  return { rule, found: { ...found, ...told, marks: 'name' } };
}

/** Of two that are as bad, the first. */
function worse(one: RuleFound | undefined, other: RuleFound): RuleFound {
  return one !== undefined && rankOf(one) <= rankOf(other) ? one : other;
}

const RANKS = { error: 0, warning: 1, info: 2 };
const rankOf = ({ rule, found }: RuleFound): number => RANKS[severityIn(rule, found)];
