import { type RuleMeta, severityIn, type Violation } from '../findings/finding.ts';
import type { Path } from '../findings/path.ts';
import { checkRules } from '../rules/row-rules.ts';

/** Keeps one violation for each mistake, if several rules or fields show it. */
export function onePerMistake(all: readonly Violation[]): readonly Violation[] {
  const joined = joinDamage(all);
  return joined.length < 2 ? joined : worstAtEachPlace(joinPlaces(joined));
}

/** Joins damage to the whole text at the outermost damaged value, with the number of damaged values. */
function joinDamage(all: readonly Violation[]): readonly Violation[] {
  const ofRule = new Map<RuleMeta, Violation[]>();
  for (const each of all) if (each.rule.damagesText) ofRule.set(each.rule, [...(ofRule.get(each.rule) ?? []), each]);
  if (ofRule.size === 0) return all;
  return all.flatMap((each) => {
    const joined = ofRule.get(each.rule);
    if (joined === undefined) return each;
    const outermost = joined.reduce((one, other) => (other.path.length < one.path.length ? other : one));
    return each === outermost ? { ...each, params: { ...each.params, values: joined.length } } : [];
  });
}

/** Drops the violations at other places of a mistake (`also`). The violation that names the places gets the worst severity of them. */
function joinPlaces(all: readonly Violation[]): readonly Violation[] {
  const owners = new Map<string, Violation>();
  for (const each of all) {
    for (const place of each.also ?? []) if (!owners.has(keyOf(place))) owners.set(keyOf(place), each);
  }
  if (owners.size === 0) return all;
  const joined = new Map<Violation, Violation>();
  const left = all.filter((each) => {
    const owner = owners.get(keyOf(each.path));
    if (owner === undefined || owner === each) return true;
    joined.set(owner, join(joined.get(owner) ?? owner, each));
    return false;
  });
  return left.map((each) => joined.get(each) ?? each);
}

/** Keeps the rule with the worse severity, so that suppressing the other rule does not hide an error. */
function join(owner: Violation, other: Violation): Violation {
  // A field of a similar name is missing, so the name is misspelled.
  const code = owner.code === 'misspelled-field' ? 'misspelled-name' : owner.code;
  if (rankOf(owner) <= rankOf(other)) return { ...owner, code };
  const { rule, section, basis, severity } = other;
  return { ...owner, code, rule, section, basis, severity, marks: 'name' };
}

/**
 * Keeps the worst violation about each value, and about each name: the first of equals. Where a rule with a check of its own
 * has one, the rows don't ask about a name or a value that no table lists.
 */
function worstAtEachPlace(all: readonly Violation[]): readonly Violation[] {
  const isOfRule = ({ rule, isRevealed }: Violation): boolean =>
    !isRevealed && 'check' in rule && rule.check !== undefined;
  const ofRules = new Set(all.filter(isOfRule).map(({ path }) => keyOf(path)));
  const left = all.filter(({ rule, path }) => !UNLISTED_RULES.has(rule) || !ofRules.has(keyOf(path)));
  const worst = new Map<string, Violation>();
  for (const each of left) {
    if (isOfMany(each)) continue;
    const key = aspectOf(each);
    const other = worst.get(key);
    if (other === undefined || rankOf(each) < rankOf(other)) worst.set(key, each);
  }
  const kept = new Set(worst.values());
  return left.filter((each) => isOfMany(each) || kept.has(each));
}

/** The rules of rows about names and values that no table lists. */
export const UNLISTED_RULES: ReadonlySet<RuleMeta> = new Set([checkRules['unknown-field'], checkRules['given-value']]);

/** Mistakes of a whole text, and those that are only counted, may be several at one place. */
const isOfMany = ({ path, within, times }: Violation): boolean =>
  times !== undefined || (path.length === 0 && within !== undefined);

const aspectOf = ({ rule, path, marks }: Violation): string =>
  `${(marks ?? rule.marks) === 'name' ? 'name' : 'value'}\0${keyOf(path)}`;

/** Much faster than JSON. */
const keyOf = (path: Path): string => path.join('\0');

const RANKS = { error: 0, warning: 1, info: 2 };
const rankOf = (violation: Violation): number => RANKS[severityIn(violation)];
