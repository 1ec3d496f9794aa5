import { marksName, resourceOf } from '@pg/lint';
import type { Finding } from '@pg/rule-kit';
import type { Problem } from '../problems/problem.ts';
import { suggest } from '../problems/suggested-fix.ts';
import type { ResolvedSettings } from '../settings/settings.ts';
import { findCertain } from './certain-findings.ts';
import { literalFixes } from './literal-edits.ts';
import { kindOfLiteral } from './payload-literals.ts';
import { resolvePath, type StaticValue, staticValue } from './static-value.ts';
import type { AnyNode, ObjectExpression } from './syntax.ts';

/** Checks an object literal; `undefined` if it is not a payload. */
export function findLiteralProblems(
  node: ObjectExpression & AnyNode,
  settings: ResolvedSettings,
): readonly Problem[] | undefined {
  const literal = kindOfLiteral(node, settings);
  const resource = literal && resourceOf(literal.kind);
  if (resource === undefined) return undefined;
  const value = staticValue(node);
  const root = { ...value, isPartial: value.isPartial || !literal?.isWhole };
  const findings = findCertain(resource, root, settings);
  const fixes = literalFixes(root, findings);
  return findings.map((finding, i) => ({
    finding,
    loc: locOf(root, finding),
    fix: fixes[i],
    suggestion: suggest(finding, (fixable) => literalFixes(root, [fixable])[0]),
  }));
}

/** The location of a finding: the value, the name, or the object without the missing field. */
function locOf(root: StaticValue, finding: Finding): Problem['loc'] {
  const { path } = finding;
  const { deepest, depth } = resolvePath(root, path);
  const isAtName = marksName(finding) && depth === path.length;
  return isAtName && deepest.property ? deepest.property.key.loc : deepest.node.loc;
}
