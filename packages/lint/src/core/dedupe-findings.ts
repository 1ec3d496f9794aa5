import type { Finding, Path } from '@pg/rule-kit';
import { marksName } from './rules/all-rules.ts';

/**
 * Merges the findings of a payload, so that each mistake is reported once:
 *
 * - If a form field can't be decoded, the findings about its value are removed.
 * - If a form field is only `+`, either that or the errors of its value are reported.
 *
 * @param syntaxFindings The findings about the syntax.
 * @param ofFields The findings about the value.
 */
export function dedupeFindings(syntaxFindings: readonly Finding[], ofFields: readonly Finding[]): Finding[] {
  if (syntaxFindings.length === 0) return [...ofFields];
  const unreadable = fieldsOf(syntaxFindings, 'syntax');
  const pluses = fieldsOf(syntaxFindings, 'lone-plus');
  const kept = ofFields.filter((finding) => {
    const [field] = finding.path;
    if (unreadable.has(field)) return marksName(finding);
    return finding.severity === 'error' || !pluses.has(field);
  });
  const reported = new Set(kept.map(({ path: [field] }) => field));
  return [...syntaxFindings.filter(({ rule, path: [field] }) => rule !== 'lone-plus' || !reported.has(field)), ...kept];
}

/** The outermost fields with findings of a rule. */
const fieldsOf = (findings: readonly Finding[], id: string): ReadonlySet<string | number | undefined> =>
  new Set(findings.filter(({ rule }) => rule === id).flatMap(({ path }) => path.slice(0, 1)));

/** Removes findings about the values of some fields, and inside them. */
export function withoutFields(findings: readonly Finding[], fields: readonly Path[]): Finding[] {
  const excluded = new Set(fields.map((path) => JSON.stringify(path)));
  const isInside = (path: Path): boolean => path.some((_, i) => excluded.has(JSON.stringify(path.slice(0, i + 1))));
  return findings.filter((finding) => marksName(finding) || !isInside(finding.path));
}
