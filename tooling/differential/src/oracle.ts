import type { Fields, Node } from './document.ts';
import { bracketName } from './facts.ts';
import { testOf } from './types.ts';

export type Path = readonly (string | number)[];

/** What the document says of the value at a path; `open` where it says nothing. */
export interface Judgement {
  readonly path: Path;
  readonly verdict: 'right' | 'wrong' | 'missing' | 'open';
  /** The type, and where the document has it. */
  readonly says: string;
  /** Of what is missing: unknown fields at which it may be reported, because their name may be what is wrong. */
  readonly beside?: readonly Path[];
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is of a node's type, whatever is inside it; `undefined` where the document does not say. */
export function isRight({ type, fields, item, required }: Node, value: unknown): boolean | undefined {
  if (fields) return isObject(value);
  if (item) return Array.isArray(value);
  // Reading 5: an empty string is a warning only where the row is not required.
  return required && value === '' ? false : testOf(type)(value);
}

/** Judges a value and all that is in it. */
export function judge(node: Node, value: unknown, path: Path = [], into: Judgement[] = []): Judgement[] {
  const { type, source, item, fields, sets } = node;
  const right = isRight(node, value);
  into.push({ path, verdict: right === undefined ? 'open' : right ? 'right' : 'wrong', says: `${type} (${source})` });
  if (item && Array.isArray(value)) for (const [i, each] of value.entries()) judge(item, each, [...path, i], into);
  if (!fields || !isObject(value)) return into;
  const unknown = Object.keys(value).filter((name) => !fields.has(name));
  const beside = unknown.map((name) => [...path, name]);
  const missing = requiredNames(node, value).filter((name) => !Object.hasOwn(value, name));
  for (const name of missing)
    into.push({ path: [...path, name], verdict: 'missing', says: 'required (2.2; 4, E2)', beside });
  // Reading 8: an unknown field passes. Bracket names are nested in JSON (2.2).
  const passes = fields.size === 0 || missing.length > 0 ? 'open' : 'right';
  for (const name of unknown) {
    const verdict = !bracketName.test(name) ? passes : sets ? 'wrong' : 'open';
    into.push({ path: [...path, name], verdict, says: 'unknown field' });
  }
  for (const [name, field] of fields) if (Object.hasOwn(value, name)) judge(field, value[name], [...path, name], into);
  return into;
}

function requiredNames({ fields = new Map(), sets, further }: Node, object: Fields): readonly string[] {
  const names = [...fields].filter(([, { required }]) => required).map(([name]) => name);
  if (!sets) return names.concat(further?.(object) ?? []);
  // Reading 9: the object is of the set that most of its fields are of; of several, the first.
  const counts = sets.map((set) => set.filter((name) => Object.hasOwn(object, name)).length);
  const most = Math.max(...counts);
  const own = sets[counts.indexOf(most)];
  return most === 0 ? [] : names.filter((name) => own?.includes(name));
}
