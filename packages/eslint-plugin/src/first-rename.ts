import type { Path } from '@pg/rule-kit';

/** Says of each renaming whether it is the first to that name in its object: no two entries become one. */
export function firstRenames(): (path: Path, name: string) => boolean {
  const targets = new Set<string>();
  return (path, name) => {
    const known = targets.size;
    return targets.add(JSON.stringify([...path.slice(0, -1), name])).size > known;
  };
}
