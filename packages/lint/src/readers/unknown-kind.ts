import { looksLikeForm } from '@pg/nested-text';
import { isObject, type Params, readJsonText, type Violation } from '@pg/rule-kit';
import { bareName } from '@pg/rule-kit/internal';
import { typeOf } from '@pg/type-codes';
import { wallet2ClientRequestType } from '@pg/wallet-tokens';
import { fileViolation } from '../rules/catalog.ts';
import { fieldsOf } from '../rules/detect/distinctive.ts';
import { nested, recognizeKind } from '../rules/detect/evidence.ts';
import type { FileCode } from '../rules/file-rules.ts';
import { kinds } from '../rules/kind-names.ts';
import { payloadTypes } from '../rules/kinds.ts';
import { otherProgramOf } from './extract/pasted-request.ts';
import { readSource } from './read/source.ts';

/** Reports that a value is not a payload of a known kind, with the probable cause. */
export function unknownKind(value: unknown): Violation {
  const [code, params] = isObject(value) ? causeInObject(value) : causeInValue(value);
  return fileViolation('unknown-kind', code, params);
}

/** Reports that a text has no payload, with what it has instead. */
export function noPayload(text: string, hasRequestOfClient: boolean): Violation {
  const program = otherProgramOf(text);
  if (program !== undefined) return fileViolation('unknown-kind', 'other-program', { program });
  const [, code] = INSTEAD.find(([pattern]) => pattern.test(text)) ?? [undefined, 'no-payload' as const];
  return hasRequestOfClient
    ? fileViolation('unknown-kind', 'request-of-client', { kind: wallet2ClientRequestType.name })
    : fileViolation('unknown-kind', code);
}

const INSTEAD: readonly (readonly [pattern: RegExp, code: FileCode])[] = [
  [/\s(?:-d|--data[\w-]*|--json)[ =]?["']?@|^< *\S+$/m, 'body-in-file'],
  [/multipart\/form-data/i, 'multipart-not-read'],
  [/^\s*GET\s+\S+/, 'get-request'],
];

function causeInValue(value: unknown): [FileCode, Params] {
  if (Array.isArray(value) && value.some((item) => recognizeKind(item) !== undefined)) return ['array-of-payloads', {}];
  const isJson = typeof value === 'string' && /^\s*[{["]/.test(value) && readJsonText(value).violations.length === 0;
  return isJson ? ['payload-encoded-twice', {}] : ['no-object', { actual: typeOf(value) }];
}

/** The outermost names of all kinds, by those without case, spaces, `-` and `_`. */
let knownNames: ReadonlyMap<string, string> | undefined;

function causeInObject(value: Readonly<Record<string, unknown>>): [FileCode, Params] {
  // Names in another case or with spaces are not recognized. If the kind is given, each of them has a finding.
  knownNames ??= new Map(
    payloadTypes.flatMap((each) => Object.keys(fieldsOf(each)).map((name) => [bareName(name), name])),
  );
  const meant = Object.keys(value).map((name) => knownNames?.get(bareName(name)) ?? name);
  const similar = recognizeKind(Object.fromEntries(meant.map((name) => [name, undefined])));
  if (similar) return ['misspelled-names', { kind: similar.payloadType.name }];
  const inside = Object.values(nested(value)).find((field) => kindInside(field) !== undefined);
  const kind = kindInside(inside);
  return kind === undefined ? ['unknown-object', { kinds }] : ['payload-inside', { kind }];
}

/** The kind of a payload in a field, such as a log's: the payload is an object, or a string of JSON or a form. */
function kindInside(value: unknown): string | undefined {
  if (typeof value !== 'string') return recognizeKind(value)?.payloadType.name;
  const mayBePayload = /^\s*[{["]/.test(value) || looksLikeForm(value);
  return mayBePayload ? readSource(value, undefined, undefined).payloadType?.name : undefined;
}
