import type { Finding, Path } from '@pg/rule-kit';
import { marksName } from './rules/all-rules.ts';

/**
 * The findings of a payload, one for each mistake:
 *
 * - where the text of a form's field can't be read, its value has no findings;
 * - where a field is nothing but `+`, either that is reported, or an error of its value.
 *
 * @param ofText What is wrong with the text that was read.
 * @param ofFields What is wrong with the value.
 */
export function dedupeFindings(ofText: readonly Finding[], ofFields: readonly Finding[]): Finding[] {
  if (ofText.length === 0) return [...ofFields];
  const unread = fieldsOf(ofText, 'syntax');
  const pluses = fieldsOf(ofText, 'lone-plus');
  const kept = ofFields.filter((finding) => {
    const [field] = finding.path;
    if (unread.has(field)) return marksName(finding);
    return finding.severity === 'error' || !pluses.has(field);
  });
  const refused = new Set(kept.map(({ path: [field] }) => field));
  return [...ofText.filter(({ rule, path: [field] }) => rule !== 'lone-plus' || !refused.has(field)), ...kept];
}

/** The fields that findings of a rule are about. */
const fieldsOf = (findings: readonly Finding[], id: string): ReadonlySet<string | number | undefined> =>
  new Set(findings.filter(({ rule }) => rule === id).flatMap(({ path }) => path.slice(0, 1)));

/** The findings without those about the values of some fields, or inside them. */
export function withoutFields(findings: readonly Finding[], fields: readonly Path[]): Finding[] {
  const left = new Set(fields.map((path) => JSON.stringify(path)));
  const isInside = (path: Path): boolean => path.some((_, i) => left.has(JSON.stringify(path.slice(0, i + 1))));
  return findings.filter((finding) => marksName(finding) || !isInside(finding.path));
}
