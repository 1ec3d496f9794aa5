import { isObject, readJsonText } from '@pg/rule-kit';
import { kindOf } from '@pg/type-codes';
import { readSource } from './read/source.ts';
import { recogniseKind } from './rules/kinds.ts';
import { type FileCode, type FileFinding, fileFinding } from './rules/messages.ts';

/** Says that a value is no payload of a known kind, and what it probably is. */
export function describeUnknownKind(value: unknown): FileFinding {
  const [code, params] = isObject(value) ? whichObject(value) : [whichValue(value), { type: kindOf(value) }];
  return fileFinding('unknown-kind', code, params);
}

function whichValue(value: unknown): FileCode {
  if (Array.isArray(value) && value.some((item) => recogniseKind(item) !== undefined)) return 'array-of-payloads';
  const isJson = typeof value === 'string' && /^\s*[{["]/.test(value) && readJsonText(value).found.length === 0;
  return isJson ? 'encoded-twice' : 'no-object';
}

function whichObject(value: object): [FileCode, { kind?: string }] {
  // Names in wrong case, or with spaces around them, are known to no kind; once the kind is given, each has a finding.
  const names = Object.keys(value).map((name) => name.trim().toLowerCase());
  const similar = recogniseKind(Object.fromEntries(names.map((name) => [name, null])));
  if (similar) return ['misspelled-names', { kind: similar.kind }];
  const inside = Object.values(value).find((field) => kindInside(field) !== undefined);
  const kind = kindInside(inside);
  return kind === undefined ? ['unknown-object', {}] : ['payload-inside', { kind }];
}

/** What a field of an envelope, such as a log's, holds: a payload, or its text. */
const kindInside = (value: unknown): string | undefined =>
  (typeof value === 'string' ? readSource(value, undefined, undefined).resource : recogniseKind(value))?.kind;
