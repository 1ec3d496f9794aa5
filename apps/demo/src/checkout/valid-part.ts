import { type CheckOptions, check, type Finding, isObject, type Path, type Resource, valueAt } from '@pg/rule-kit';

/** The part of a payload that the service accepts, and the errors of the rest. */
export interface ValidPart {
  readonly value: unknown;
  /** The errors of the fields that were left out. */
  readonly leftOut: readonly Finding[];
  /** The findings of the part. Its errors are those that leaving out a field does not fix. */
  readonly findings: readonly Finding[];
}

/** Each round leaves something out; payloads are less deep than this. */
const MOST_ROUNDS = 20;

/** Leaves out the fields with errors. */
export function validPartOf(resource: Resource, payload: unknown, options: CheckOptions = {}): ValidPart {
  const leftOut: Finding[] = [];
  let value = payload;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const findings = check(resource, value, options);
    const errors = findings.filter(({ severity, path }) => severity === 'error' && canBeLeftOut(value, path));
    if (errors.length === 0) return { value, leftOut, findings };
    leftOut.push(...errors);
    const removed = errors.map(({ path }) => pathToRemove(value, path));
    value = without(value, removed);
  }
  return { value: {}, leftOut, findings: check(resource, {}, options) };
}

/** A field that the payload itself lacks can't be fixed by leaving something out. */
const canBeLeftOut = (value: unknown, path: Path): boolean => !isObject(value) || pathToRemove(value, path).length > 0;

/** The path of the field; if it is missing, of the object that lacks it. */
const pathToRemove = (value: unknown, path: Path): Path =>
  valueAt(value, path) === undefined ? path.slice(0, -1) : path;

/** Removes all paths at once, because removing an item moves those after it. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.some(isRoot)) return {};
  const below = (step: string | number): Path[] => paths.filter(([first]) => first === step).map(([, ...rest]) => rest);
  if (Array.isArray(value)) return value.flatMap((item, i) => remaining(item, below(i)));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => remaining(field, below(name)).map((each) => [name, each])),
  );
}

/** What remains of an item or a field. */
const remaining = (value: unknown, paths: readonly Path[]): unknown[] =>
  paths.some(isRoot) ? [] : [without(value, paths)];

const isRoot = (path: Path): boolean => path.length === 0;
