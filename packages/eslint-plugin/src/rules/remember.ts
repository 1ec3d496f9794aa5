/** Remembers what was made of a pair of objects for as long as both live. */
export function rememberPairs<TMade>(): (first: object, second: object, make: () => TMade) => TMade {
  const known = new WeakMap<object, WeakMap<object, TMade>>();
  return (first, second, make) => {
    const ofFirst = known.get(first) ?? new WeakMap<object, TMade>();
    known.set(first, ofFirst);
    const made = ofFirst.get(second) ?? make();
    ofFirst.set(second, made);
    return made;
  };
}
