import { type Path, type RuleFound, severityIn } from './finding.ts';

/**
 * An entry under a wrong name is one mistake: that the right one is missing is told with it, where the wrong one stands. Of
 * the two it is the worse that is told, so that nothing that lets the one pass lets an error pass with it.
 */
export function tellMisnamedOnce(found: readonly RuleFound[]): readonly RuleFound[] {
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
    joined.set(wrong, worse(joined.get(wrong), join(wrong, each)));
    return false;
  });
  return others.map((each) => joined.get(each) ?? each);
}

const placeOf = (path: Path): string => JSON.stringify(path);

function join(wrong: RuleFound, missing: RuleFound): RuleFound {
  const { path, inPlaceOf, hint, fix } = wrong.found;
  const { rule, found } = worse(wrong, missing);
  const { allowed } = missing.found;
  const told = { path, found: `an unknown entry in place of ${inPlaceOf}`, allowed, hint, fix };
  return { rule, found: { ...found, ...told, marks: 'name' } };
}

/** Of two that are as bad, the first. */
function worse(one: RuleFound | undefined, other: RuleFound): RuleFound {
  return one !== undefined && rankOf(one) <= rankOf(other) ? one : other;
}

const RANKS = { error: 0, warning: 1, info: 2 };
const rankOf = ({ rule, found }: RuleFound): number => RANKS[severityIn(rule, found)];
