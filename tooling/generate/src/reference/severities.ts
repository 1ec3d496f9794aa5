import { check, type Resource, type Rule, type Severity, severityOf } from '@pg/rule-kit';

/** The severities of what a rule finds: those of its rejected examples, or its own where it has none. */
export function severitiesOf(
  { id, basis, severity = severityOf(basis), rejects }: Rule,
  resource: Resource | undefined,
): readonly Severity[] {
  const found = rejects
    .filter(({ row }) => resource !== undefined && row === undefined)
    .flatMap(({ value, profile }) => check(resource as Resource, value, profile ? { profile } : {}))
    .filter(({ rule }) => rule === id)
    .map(({ severity }) => severity);
  return found.length === 0 ? [severity] : [...new Set(found)];
}
