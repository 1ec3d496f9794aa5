import { type Cell, type Finding, nearestName, type Path, type Resource, schemaCell } from '@pg/rule-kit';

/** The name that was probably meant for an unknown entry; `undefined` where none is near. */
export function nearestEntry(resource: Resource, { rule, path, fix, marks }: Finding): string | undefined {
  const name = path.at(-1);
  const isUnknown = rule === 'unknown-entry' || marks === 'name';
  if (!isUnknown || fix !== undefined || typeof name !== 'string') return undefined;
  const cell = cellAt(schemaCell(resource.schema), path.slice(0, -1));
  return cell && nearestName(name, Object.keys(cell.cells))?.name;
}

/** What the tables say of a place; `undefined` where they say nothing. */
function cellAt(root: Cell | undefined, path: Path): Cell | undefined {
  let cell = root;
  for (const step of path) cell = typeof step === 'number' ? cell?.item : cell?.cells[step];
  return cell;
}
