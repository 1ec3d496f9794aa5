import { isObject } from '../data/value.ts';
import { type Path, valueAt } from '../findings/path.ts';
import type { Payload, Rule } from '../rules/rule.ts';
import type { Resource, ResourcePart } from './resource.ts';

export interface RuleVisitor {
  /** Whether rows find nothing in the payload: rules that find something only where rows do are not visited. */
  readonly isRegular: boolean;
  /** Visits a rule of a resource. */
  readonly onRule: (rule: Rule, payload: Payload, at: Path, resource: Resource) => void;
  /** Returns the value of a part, to visit its rules next; `undefined` to leave it out. */
  readonly onPart: (part: ResourcePart, payload: Payload, at: Path, resource: Resource) => unknown;
}

/** Visits the rules of a resource, and those of its parts. */
export function visitRules(resource: Resource, payload: unknown, visitor: RuleVisitor, at: Path = NONE): void {
  if (!isObject(payload)) return;
  const { rules, parts } = resource;
  for (const rule of visitor.isRegular ? independentOf(resource) : rules) visitor.onRule(rule, payload, at, resource);
  for (const part of parts ?? NONE) {
    const value = visitor.onPart(part, payload, at, resource);
    if (value !== undefined)
      visitRules(part.resource, value, visitor, at.length === 0 ? part.path : [...at, ...part.path]);
  }
}

const NONE: readonly never[] = [];

const INDEPENDENT = new WeakMap<Resource, readonly Rule[]>();

/** The rules that may find something where rows find nothing. */
function independentOf(resource: Resource): readonly Rule[] {
  const known = INDEPENDENT.get(resource);
  if (known) return known;
  const rules = resource.rules.filter(({ check, followsRows }) => check && !followsRows);
  INDEPENDENT.set(resource, rules);
  return rules;
}

/** The value of a part; `undefined` if the payload has none. */
export const valueOfPart = ({ path, when }: ResourcePart, payload: Payload): unknown => {
  const value = valueAt(payload, path);
  return value === undefined || when?.(payload) === false ? undefined : value;
};
