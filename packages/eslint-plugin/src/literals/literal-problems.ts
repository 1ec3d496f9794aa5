import { marksName, resourceOf } from '@pg/lint';
import type { Finding } from '@pg/rule-kit';
import { nearestEntry } from '../problems/nearest-entry.ts';
import type { Problem } from '../problems/problem.ts';
import type { KnownSettings } from '../settings/settings.ts';
import { findCertain } from './certain-findings.ts';
import { literalFixes, renameProperty } from './literal-edits.ts';
import type { MarkedLiteral } from './marked-literals.ts';
import { descend, type StaticValue, staticValue } from './static-value.ts';

/** Checks a marked literal. Of a kind that this version doesn't know there is nothing to say. */
export function findLiteralProblems({ node, kind }: MarkedLiteral, { profile }: KnownSettings): Problem[] {
  const resource = resourceOf(kind);
  if (resource === undefined) return [];
  const root = staticValue(node);
  const findings = findCertain(resource, root, profile);
  const fixes = literalFixes(root, findings);
  return findings.map((finding, i) => {
    const name = nearestEntry(resource, finding);
    const edit = name === undefined ? undefined : renameProperty(root, finding.path, name);
    return {
      finding,
      loc: locOf(root, finding),
      fix: fixes[i],
      ...(name !== undefined && edit && { suggestion: { name, edit } }),
    };
  });
}

/** The place of what a finding is about: the value, the name, or the object that it would stand in. */
function locOf(root: StaticValue, finding: Finding): Problem['loc'] {
  const { path } = finding;
  const { last, steps } = descend(root, path);
  const isAtName = marksName(finding) && steps === path.length;
  return isAtName && last.property ? last.property.key.loc : last.node.loc;
}
