import { findCertain, marksName, payloadTypeOf, resolvePath } from '@pg/lint';
import type { Finding } from '@pg/rule-kit';
import { pointerOf } from '@pg/rule-kit/internal';
import type { Problem } from '../problems/problem.ts';
import type { ResolvedSettings } from '../settings/settings.ts';
import { literalChanges } from './literal-changes.ts';
import { isTestCase, kindOfLiteral } from './payload-literals.ts';
import { type StaticValue, staticValue } from './static-value.ts';
import type { AnyNode, ObjectExpression } from './syntax.ts';

/** Checks an object literal; `undefined` if it is not a payload. */
export function findLiteralProblems(
  file: string,
  node: ObjectExpression & AnyNode,
  settings: ResolvedSettings,
): readonly Problem[] | undefined {
  const { linter, offKinds } = settings;
  const options = linter.lintOptionsFor(file);
  if (options === undefined) return undefined;
  const literal = kindOfLiteral(node, settings, options);
  const payloadType = literal && payloadTypeOf(literal.kind);
  if (payloadType === undefined || offKinds.has(payloadType.name)) return undefined;
  const value = staticValue(node);
  const root = { ...value, isPartial: value.isPartial || !literal?.isWhole };
  // Code usually adds the hash later, when it sends the request (section 5).
  const found = findCertain(payloadType, root, options).filter(
    ({ path }) => pointerOf(path) !== '/hash' || root.children?.has('hash'),
  );
  const findings = linter.reportedIn(file, found, 'some');
  const mayBeMeant = isTestCase(node);
  return findings.map((finding) => ({
    finding,
    loc: locOf(root, finding),
    changes: literalChanges(root, payloadType, finding).map((each) =>
      mayBeMeant ? { ...each, isCertain: false } : each,
    ),
  }));
}

/** The location of a finding: the value, the name, or the object without the missing field. */
function locOf(root: StaticValue, finding: Finding): Problem['loc'] {
  const { path } = finding;
  const { deepest, depth } = resolvePath(root, path);
  const isAtName = marksName(finding) && depth === path.length;
  return isAtName && deepest.property ? deepest.property.key.loc : deepest.node.loc;
}
