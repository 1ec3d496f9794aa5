import { type Change, type Edit, proposeFixes, resolvePath } from '@pg/lint';
import type { Finding, Path, Resource } from '@pg/rule-kit';
import { specAt } from '@pg/rule-kit/internal';
import type { StaticValue } from './static-value.ts';
import type { Expression } from './syntax.ts';

/** The changes of an object literal that fix a finding. */
export function literalChanges(root: StaticValue, resource: Resource, finding: Finding): readonly Change[] {
  const { path } = finding;
  const { deepest, depth } = resolvePath(root, path);
  if (depth !== path.length) return [];
  const { node, value } = deepest;
  const written = node.type === 'Literal' ? node.raw : '';
  const given = { value, written, spec: specAt(resource.table, path) };
  return proposeFixes(finding, given).flatMap(({ title, part, text, isCertain }) => {
    const edit = part === 'name' ? renameProperty(root, path, text) : replaceLiteral(node, text);
    return edit ? [{ title, edits: [edit], isCertain }] : [];
  });
}

const replaceLiteral = (node: Expression, text: string): Edit | undefined =>
  node.type === 'Literal' ? write(node, text) : undefined;

/** Renames a property; `undefined` if another property has that name, or may have it. */
function renameProperty(root: StaticValue, path: Path, name: string): Edit | undefined {
  const { deepest: object } = resolvePath(root, path.slice(0, -1));
  const { property } = resolvePath(root, path).deepest;
  if (property === undefined || property.shorthand || property.computed) return undefined;
  if (object.isPartial || object.children?.has(name)) return undefined;
  return write(property.key, name);
}

/** Replaces a name or a value, with the same quotes. */
function write(node: Expression, text: string): Edit | undefined {
  const [start, end] = node.range;
  if (node.type === 'Identifier' && /^[A-Za-z_$][\w$]*$/.test(text)) return { start, end, text };
  const isSingle = node.type === 'Literal' && node.raw.startsWith("'");
  const quoted = JSON.stringify(text);
  return { start, end, text: isSingle && !/['"\\]/.test(text) ? `'${text}'` : quoted };
}
