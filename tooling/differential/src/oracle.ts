import type { Fields, Node } from './document.ts';
import { bracketName } from './prose-types.ts';
import { testOf } from './types.ts';

export type Path = readonly (string | number)[];

export interface Verdict {
  readonly path: Path;
  /** `open` if the document does not decide. */
  readonly verdict: 'right' | 'wrong' | 'missing' | 'open';
  /** The type and its section. */
  readonly reason: string;
  /** For a missing field: unknown fields, which may be reported instead as misspelled. */
  readonly alternatives?: readonly Path[];
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has a node's type, ignoring inner values; `undefined` if the document does not decide. */
export function isRight({ type, fields, item, required }: Node, value: unknown): boolean | undefined {
  if (fields) return isObject(value);
  if (item) return Array.isArray(value);
  // Reading 5: an empty string is a warning only where the row is not required.
  return required && value === '' ? false : testOf(type)(value);
}

/** Judges a value and all inner values. */
export function judge(node: Node, value: unknown, path: Path = [], into: Verdict[] = []): Verdict[] {
  const { type, source, item, fields, sets, isForm } = node;
  const right = isRight(node, value);
  into.push({ path, verdict: right === undefined ? 'open' : right ? 'right' : 'wrong', reason: `${type} (${source})` });
  if (item && Array.isArray(value)) for (const [i, each] of value.entries()) judge(item, each, [...path, i], into);
  if (!fields || !isObject(value)) return into;
  const unknown = Object.keys(value).filter((name) => !fields.has(name));
  const alternatives = unknown.map((name) => [...path, name]);
  const missing = requiredNames(node, value).filter((name) => !Object.hasOwn(value, name));
  for (const name of missing)
    into.push({ path: [...path, name], verdict: 'missing', reason: 'required (2.2; 4, E2)', alternatives });
  // Reading 8: unknown fields are accepted. In JSON, bracket names must be nested (2.2).
  const plainVerdict = fields.size === 0 || missing.length > 0 ? 'open' : 'right';
  const names = new Set([...fields.keys()].map(bareName));
  for (const name of unknown) {
    const isWrong = bracketName.test(name)
      ? sets
      : isForm && value[name] !== undefined && typeof value[name] !== 'string';
    const isMisspelled = names.has(bareName(name));
    const verdict = isWrong ? 'wrong' : isMisspelled || bracketName.test(name) ? 'open' : plainVerdict;
    into.push({ path: [...path, name], verdict, reason: 'unknown field' });
  }
  for (const [name, field] of fields) if (Object.hasOwn(value, name)) judge(field, value[name], [...path, name], into);
  return into;
}

/** Names that differ only in case, spaces, `-` and `_` mean one field: its value may be judged, or not. */
const bareName = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

function requiredNames({ fields = new Map(), sets, conditionallyRequired }: Node, object: Fields): readonly string[] {
  const names = [...fields].filter(([, { required }]) => required).map(([name]) => name);
  if (!sets) return names.concat(conditionallyRequired?.(object) ?? []);
  // Reading 9: an object belongs to the set that has most of its fields. If several have, nobody knows its set.
  const counts = sets.map((set) => set.filter((name) => Object.hasOwn(object, name)).length);
  const most = Math.max(...counts);
  const own = sets[counts.indexOf(most)];
  const isTied = counts.filter((count) => count === most).length > 1;
  return isTied ? [] : names.filter((name) => own?.includes(name));
}
