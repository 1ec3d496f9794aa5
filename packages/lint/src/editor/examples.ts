import { cardResource } from '@pg/card-params';
import type { Span } from '@pg/nested-text';
import type { Payload } from '@pg/rule-kit';
import { tableSpec, tablesOf } from '@pg/rule-kit/internal';
import { verifiableSaleResource } from '@pg/sale-form';
import { stringify } from 'yaml';
import { type SampleOptions, samplePayload } from '../samples/sample-payload.ts';
import { sampleText } from '../samples/sample-text.ts';
import type { Cursor } from './cursor.ts';

/** A valid payload, or a valid card object, that may be written into an empty object. */
export interface EditorExample {
  readonly label: string;
  readonly detail: string;
  readonly insert: string;
  /** The values in it, which a person replaces. */
  readonly values: readonly Span[];
}

const SETS = [1, 2, 3, 4, 5, 6] as const;

/** The examples for an empty object: one for each card parameter set or brand. */
export function examplesAt(text: string, cursor: Cursor): EditorExample[] {
  const { path, resource } = cursor;
  const isCard = path.length === 3 && path[0] === 'parameters' && path[1] === 'card';
  const kind = path.length === 1 ? resource.kind : isCard && resource.kind === 'session-request' ? 'card-params' : '';
  return variantsOf(kind).map(({ label, detail, ...options }) => {
    const payload = samplePayload({ kind, ...options });
    const insert = insertOf(text, cursor, kind, payload);
    return { label, detail, insert, values: valuesIn(insert, cursor.syntax) };
  });
}

type Variant = Pick<SampleOptions, 'set' | 'brand'> & { readonly label: string; readonly detail: string };

function variantsOf(kind: string): Variant[] {
  if (kind === verifiableSaleResource.kind) {
    const brands = tableSpec(verifiableSaleResource.table).fields.brand?.values ?? [];
    return brands.map((brand) => ({ label: `brand ${brand}`, detail: kind, brand }));
  }
  if (kind !== 'session-request' && kind !== cardResource.kind) return [];
  return SETS.map((set) => ({ label: `Set ${set}`, detail: partsOf(set), set }));
}

const partsOf = (set: number): string =>
  tablesOf(cardResource)
    .flatMap(({ section }) => new RegExp(`^2\\.2 Set ${set}, (.*)`).exec(section)?.[1] ?? [])
    .join(', ');

function insertOf(text: string, { syntax, span }: Cursor, kind: string, payload: Payload): string {
  if (syntax === 'form') return sampleText(kind, payload, 'form').trimEnd();
  const line = text.slice(text.lastIndexOf('\n', span.start - 1) + 1, span.start);
  const hasOwnLine = line.trim() === '';
  if (syntax === 'yaml')
    return stringify(payload)
      .trimEnd()
      .replaceAll('\n', `\n${line.replace(/\S/g, ' ')}`);
  const [indent = ''] = /^\s*/.exec(line) ?? [];
  const fields = JSON.stringify(payload, null, 2).split('\n').slice(1, -1).join('\n');
  const indented = fields.replaceAll(/^/gm, hasOwnLine ? indent.slice(2) : indent);
  return hasOwnLine ? indented.trimStart() : `\n${indented}\n${indent}`;
}

const VALUES = { json: /(?<=: ")(?:[^"\\]|\\.)*(?=")/g, form: /(?<==)[^&]*/g, yaml: /(?<=: )\S.*$/gm } as const;

const valuesIn = (insert: string, syntax: Cursor['syntax']): Span[] =>
  Array.from(insert.matchAll(VALUES[syntax]), ({ index, 0: { length } }) => ({ start: index, end: index + length }));
