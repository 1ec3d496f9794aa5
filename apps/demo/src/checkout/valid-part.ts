import { type CheckOptions, check, type Finding, isObject, type Path, type Resource, valueAt } from '@pg/rule-kit';

/** What of a payload the service would take, and what was left out for it. */
export interface ValidPart {
  readonly value: unknown;
  /** The errors of what was left out. */
  readonly leftOut: readonly Finding[];
  /** What is worth knowing of the rest, and the errors that nothing to leave out would mend. */
  readonly findings: readonly Finding[];
}

/** Each round leaves something out, and a payload is no deeper than its tables. */
const MOST_ROUNDS = 20;

/** Leaves out the entries that have errors, so that what stays has none. */
export function validPartOf(resource: Resource, payload: unknown, options: CheckOptions = {}): ValidPart {
  const leftOut: Finding[] = [];
  let value = payload;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const findings = check(resource, value, options);
    const errors = findings.filter(({ severity, path }) => severity === 'error' && canBeLeftOut(value, path));
    if (errors.length === 0) return { value, leftOut, findings };
    leftOut.push(...errors);
    const taken = errors.map(({ path }) => pathToTake(value, path));
    value = without(value, taken);
  }
  return { value: {}, leftOut, findings: check(resource, {}, options) };
}

/** Of an object that lacks an entry everything would have to go, and it would lack it still. */
const canBeLeftOut = (value: unknown, path: Path): boolean => !isObject(value) || pathToTake(value, path).length > 0;

/** The entry itself; of one that is missing, and so can't be taken out, the object that lacks it. */
const pathToTake = (value: unknown, path: Path): Path =>
  valueAt(value, path) === undefined ? path.slice(0, -1) : path;

/** All at once: an item that goes moves those behind it, and their paths are those of the value as it is. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.some(isRoot)) return {};
  const below = (step: string | number): Path[] => paths.filter(([first]) => first === step).map(([, ...rest]) => rest);
  if (Array.isArray(value)) return value.flatMap((item, i) => left(item, below(i)));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => left(entry, below(name)).map((each) => [name, each])),
  );
}

/** What is left of an item or an entry; nothing where it goes itself. */
const left = (value: unknown, paths: readonly Path[]): unknown[] => (paths.some(isRoot) ? [] : [without(value, paths)]);

const isRoot = (path: Path): boolean => path.length === 0;
