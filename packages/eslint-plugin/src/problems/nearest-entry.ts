import { cellAt, type Finding, nearestName, type Resource } from '@pg/rule-kit';

/** The name that was probably meant for an unknown entry; `undefined` where none is near. */
export function nearestEntry(resource: Resource, { rule, path, fix, marks }: Finding): string | undefined {
  const name = path.at(-1);
  const isUnknown = rule === 'unknown-entry' || marks === 'name';
  if (!isUnknown || fix !== undefined || typeof name !== 'string') return undefined;
  const cell = cellAt(resource.schema, path.slice(0, -1));
  return cell && nearestName(name, Object.keys(cell.cells))?.name;
}
