import { type Change, changesOf, type Edit, resolvePath } from '@pg/lint';
import type { Finding, Path, PayloadType } from '@pg/rule-kit';
import { specAt } from '@pg/rule-kit/internal';
import type { StaticValue } from './static-value.ts';
import type { Expression } from './syntax.ts';

/** The changes of an object literal that fix a finding. */
export function literalChanges(root: StaticValue, payloadType: PayloadType, finding: Finding): readonly Change[] {
  const valueAt = (path: Path): StaticValue | undefined => {
    const { deepest, depth } = resolvePath(root, path);
    return depth === path.length ? deepest : undefined;
  };
  return changesOf(finding, {
    valueAt: (path) => valueAt(path)?.value,
    writtenAt(path) {
      const node = valueAt(path)?.node;
      return node?.type === 'Literal' ? node.raw : '';
    },
    specAt: (path) => specAt(payloadType.table, path),
    replace(path, written) {
      const node = valueAt(path)?.node;
      if (node?.type === 'Literal' && typeof written === 'string') return write(node, written);
      if (node?.type !== 'ArrayExpression' || node.elements.length > 0) return undefined;
      const [start, end] = node.range;
      return { start, end, text: JSON.stringify(written) };
    },
    rename: (path, name) => renameProperty(valueAt(path.slice(0, -1)), valueAt(path), name),
  });
}

/** Renames a property; `undefined` if another property has that name, or may have it. */
function renameProperty(
  object: StaticValue | undefined,
  { property }: Partial<StaticValue> = {},
  name: string,
): Edit | undefined {
  if (property === undefined || property.shorthand || property.computed) return undefined;
  if (object?.isPartial || object?.children?.has(name)) return undefined;
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
