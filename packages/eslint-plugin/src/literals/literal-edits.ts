import type { Finding, Path } from '@pg/rule-kit';
import type { firstRenames } from '../first-rename.ts';
import type { Edit } from '../problem.ts';
import { descend, type StaticValue } from './static-value.ts';
import type { Expression } from './syntax.ts';

/** The edit that a finding's fix says; `undefined` where it can't be placed. */
export function fixOf(
  root: StaticValue,
  { path, fix }: Finding,
  isFirst: ReturnType<typeof firstRenames>,
): Edit | undefined {
  if (fix === undefined) return undefined;
  if ('name' in fix) return isFirst(path, fix.name) ? renameProperty(root, path, fix.name) : undefined;
  return replaceLiteral(root, path, (given) => ('value' in fix ? fix.value : given.padStart(fix.digits, '0')));
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
  const range: [number, number] = [node.range[0], node.range[1]];
  if (node.type === 'Identifier' && /^[A-Za-z_$][\w$]*$/.test(text)) return { range, text };
  const quote = node.type === 'Literal' && node.raw.startsWith("'") ? "'" : '"';
  return { range, text: `${quote}${text}${quote}` };
}
