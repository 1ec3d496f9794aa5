/** Sorts packages so that each one follows the packages that it depends on. */
export function dependenciesFirst(packages) {
  const sorted = new Set();
  const add = (each) => {
    for (const name of Object.keys({ ...each.dependencies, ...each.peerDependencies })) {
      const dependency = packages.find((other) => other.name === name);
      if (dependency && !sorted.has(dependency)) add(dependency);
    }
    sorted.add(each);
  };
  packages.toSorted((a, b) => (a.name < b.name ? -1 : 1)).forEach(add);
  return [...sorted];
}
