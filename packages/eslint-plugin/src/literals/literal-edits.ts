import type { Edit } from '@pg/lint';
import type { Finding, Path } from '@pg/rule-kit';
import { descend, type StaticValue } from './static-value.ts';
import type { Expression } from './syntax.ts';

/** The edit that each finding's fix says; `undefined` where it can't be placed. */
export function literalFixes(root: StaticValue, findings: readonly Finding[]): (Edit | undefined)[] {
  // No two properties get the same name.
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
  const { last, steps } = descend(root, path);
  if (steps !== path.length || last.node.type !== 'Literal') return undefined;
  return write(last.node, rewrite(String(last.node.value)));
}

/** Renames a property; `undefined` where another has that name, or may have. */
export function renameProperty(root: StaticValue, path: Path, name: string): Edit | undefined {
  const { last: object } = descend(root, path.slice(0, -1));
  const { last, steps } = descend(root, path);
  const { property } = last;
  if (steps !== path.length || property === undefined || property.shorthand || property.computed) return undefined;
  if (object.isOpen || object.entries?.has(name)) return undefined;
  return write(property.key, name);
}

/** Writes a name or a code of the document, which needs no escape, where one stands: in the quotes that it has. */
function write(node: Expression, text: string): Edit | undefined {
  const [start, end] = node.range;
  if (node.type === 'Identifier' && /^[A-Za-z_$][\w$]*$/.test(text)) return { start, end, replacement: text };
  const quote = node.type === 'Literal' && node.raw.startsWith("'") ? "'" : '"';
  return { start, end, replacement: `${quote}${text}${quote}` };
}
