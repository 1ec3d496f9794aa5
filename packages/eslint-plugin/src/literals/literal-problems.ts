import { marksName, resourceOf } from '@pg/lint';
import type { Finding } from '@pg/rule-kit';
import { firstRenames } from '../first-rename.ts';
import { nearestEntry } from '../nearest-entry.ts';
import type { Problem, Suggestion } from '../problem.ts';
import type { KnownSettings } from '../settings.ts';
import { findCertain } from './certain-findings.ts';
import { fixOf, renameProperty } from './literal-edits.ts';
import type { MarkedLiteral } from './marked-literals.ts';
import { descend, type StaticValue, staticValue } from './static-value.ts';

/** Checks a marked literal. Of a kind that this version doesn't know there is nothing to say. */
export function findLiteralProblems({ node, kind }: MarkedLiteral, { profile }: KnownSettings): Problem[] {
  const resource = resourceOf(kind);
  if (resource === undefined) return [];
  const root = staticValue(node);
  const isFirst = firstRenames();
  return findCertain(resource, root, profile).map((finding) => {
    const near = nearestEntry(resource, finding);
    return {
      finding,
      loc: locOf(root, finding),
      fix: fixOf(root, finding, isFirst),
      ...(near !== undefined && { suggestion: suggest(root, finding, near) }),
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

function suggest(root: StaticValue, { path }: Finding, name: string): Suggestion | undefined {
  const edit = renameProperty(root, path, name);
  return edit && { name, edit };
}
