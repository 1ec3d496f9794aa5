import type { Edit } from '@pg/lint';
import type { Finding, Path } from '@pg/rule-kit';
import { resolvePath, type StaticValue } from './static-value.ts';
import type { Expression } from './syntax.ts';

/** The edit for each finding's fix; `undefined` if the finding has none, or the fix can't be applied to the code. */
export function literalFixes(root: StaticValue, findings: readonly Finding[]): (Edit | undefined)[] {
  // Two properties must not get the same name.
  const taken = new Set<string>();
  return findings.map(({ path, fix }) => {
    if (fix === undefined) return undefined;
    if (!('name' in fix))
      return replaceLiteral(root, path, (given) => ('value' in fix ? fix.value : given.padStart(fix.digits, '0')));
    const target = JSON.stringify([...path.slice(0, -1), fix.name]);
    const isTaken = taken.has(target);
    taken.add(target);
    return isTaken ? undefined : renameProperty(root, path, fix.name);
  });
}

function replaceLiteral(root: StaticValue, path: Path, rewrite: (given: string) => string): Edit | undefined {
  const { deepest, depth } = resolvePath(root, path);
  if (depth !== path.length || deepest.node.type !== 'Literal') return undefined;
  return write(deepest.node, rewrite(String(deepest.node.value)));
}

/** Renames a property; `undefined` if another property has that name, or may have it. */
function renameProperty(root: StaticValue, path: Path, name: string): Edit | undefined {
  const { deepest: object } = resolvePath(root, path.slice(0, -1));
  const { deepest, depth } = resolvePath(root, path);
  const { property } = deepest;
  if (depth !== path.length || property === undefined || property.shorthand || property.computed) return undefined;
  if (object.isPartial || object.children?.has(name)) return undefined;
  return write(property.key, name);
}

/** Replaces a name or a value, with the same quotes. The document's names and values need no escapes. */
function write(node: Expression, text: string): Edit | undefined {
  const [start, end] = node.range;
  if (node.type === 'Identifier' && /^[A-Za-z_$][\w$]*$/.test(text)) return { start, end, replacement: text };
  const quote = node.type === 'Literal' && node.raw.startsWith("'") ? "'" : '"';
  return { start, end, replacement: `${quote}${text}${quote}` };
}
