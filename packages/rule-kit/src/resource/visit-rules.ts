import { isObject } from '../data/value.ts';
import { severityIn } from '../findings/finding.ts';
import { type Path, valueAt } from '../findings/path.ts';
import type { Payload, Rule } from '../rules/rule.ts';
import type { Resource, ResourcePart } from './resource.ts';

/** A rule and its check. Rules have many hidden classes in V8, and these have one, so that `check` is read fast. */
export interface RuleToAsk {
  readonly rule: Rule;
  readonly check: NonNullable<Rule['check']>;
}

/** Chooses rules of a resource. */
export type ChooseRules = (resource: Resource) => readonly RuleToAsk[];

export interface RuleVisitor {
  /** The rules that are visited. */
  readonly rulesOf: ChooseRules;
  /** Visits a rule of a resource. */
  readonly onRule: (asked: RuleToAsk, payload: Payload, at: Path, resource: Resource) => void;
  /** Returns the value of a part, to visit its rules next; `undefined` to leave it out. */
  readonly onPart: (part: ResourcePart, payload: Payload, at: Path, resource: Resource) => unknown;
}

/** Visits the rules of a resource, and those of its parts. */
export function visitRules(resource: Resource, payload: Payload, visitor: RuleVisitor, at: Path = NONE): void {
  for (const asked of visitor.rulesOf(resource)) visitor.onRule(asked, payload, at, resource);
  for (const part of resource.parts ?? NONE) {
    const value = visitor.onPart(part, payload, at, resource);
    if (isObject(value)) visitRules(part.resource, value, visitor, at.length === 0 ? part.path : [...at, ...part.path]);
  }
}

const NONE: readonly never[] = [];

/** Makes a choice of rules, which is kept for each resource. */
function chosen(isChosen: (rule: Rule) => boolean): ChooseRules {
  const choices = new WeakMap<Resource, readonly RuleToAsk[]>();
  return (resource) => {
    const known = choices.get(resource);
    if (known) return known;
    const rules = resource.rules.flatMap((rule) => (rule.check && isChosen(rule) ? [{ rule, check: rule.check }] : []));
    choices.set(resource, rules);
    return rules;
  };
}

export const allRules = chosen(() => true);

/** The rules that may find something where rows find nothing. */
export const independentRules = chosen(({ followsRows }) => !followsRows);

/** Those that may find errors. */
export const independentErrors = chosen((rule) => !rule.followsRows && severityIn({ rule }) === 'error');

/** The value of a part; `undefined` if the payload has none. */
export const valueOfPart = ({ path, when }: ResourcePart, payload: Payload): unknown => {
  const value = valueAt(payload, path);
  return value === undefined || when?.(payload) === false ? undefined : value;
};
