import { cardParamsType } from '@pg/card-params';
import type { Span } from '@pg/nested-text';
import type { Payload } from '@pg/rule-kit';
import { tableSpec, tablesOf } from '@pg/rule-kit/internal';
import { saleType } from '@pg/sale-form';
import { sessionType } from '@pg/session-request';
import { stringify } from 'yaml';
import { kinds } from '../rules/kind-names.ts';
import { CARD_SETS, type SampleOptions, samplePayload } from '../samples/sample-payload.ts';
import { sampleText } from '../samples/sample-text.ts';
import type { Cursor } from './cursor.ts';

/** A valid payload, or a valid card object, that may be written into an empty text or object. */
export interface EditorExample {
  readonly label: string;
  readonly detail: string;
  /** Starts as what is written, if that is a part of the label, or a name in the payload. */
  readonly filter: string;
  readonly insert: string;
  /** The values in it, which a person replaces. */
  readonly values: readonly Span[];
}

/** The examples for an empty object: one for each card parameter set or brand. If the kind is not known: of each kind. */
export function examplesAt(text: string, cursor: Cursor): EditorExample[] {
  const { path, payloadType, isLikely, syntax, written } = cursor;
  const isCard = path.length === 3 && path[0] === 'parameters' && path[1] === 'card';
  const own =
    path.length === 1 ? payloadType.name : isCard && payloadType === sessionType ? cardParamsType.name : undefined;
  const offered = isLikely ? [own] : path.length > 1 ? [] : syntax === 'form' ? [saleType.name] : kinds;
  return offered
    .flatMap((kind) => (kind === undefined ? [] : variantsOf(kind)))
    .map(({ label, detail, ...options }) => {
      const payload = samplePayload(options);
      const insert = insertOf(text, cursor, options.kind, payload);
      const filter = filterOf(written, `${label} ${detail}`, Object.keys(payload));
      return { label, detail, filter, insert, values: valuesIn(insert, syntax) };
    });
}

type Variant = SampleOptions & { readonly label: string; readonly detail: string };

function variantsOf(kind: string): Variant[] {
  const inSets = (label: string): Variant[] =>
    CARD_SETS.map((set) => ({ kind, label: `${label}: Set ${set}`, detail: partsOf(set), set }));
  if (kind === sessionType.name)
    return [{ kind, label: 'Session request', detail: kind }, ...inSets('Session request')];
  if (kind === cardParamsType.name) return inSets('Card parameters');
  if (kind !== saleType.name) return [{ kind, label: kind.replaceAll('-', ' '), detail: kind }];
  const brands = tableSpec(saleType.table).fields.brand?.values ?? [];
  return brands.map((brand) => ({ kind, label: `Sale with ${brand}`, detail: kind, brand }));
}

/** Editors compare from the start, and Emacs the case too. Some end a word at a space: `set6` unless a space is written. */
function filterOf(written: string, description: string, names: readonly string[]): string {
  const words = description.toLowerCase().split(/\W+/);
  const parts = words.flatMap((_, i) => ['', ' '].map((between) => words.slice(i).join(between)));
  const found = [...parts, ...names].find((each) => each.toLowerCase().startsWith(written.toLowerCase()));
  return found === undefined ? words.join('') : written + found.slice(written.length);
}

const partsOf = (set: number): string =>
  tablesOf(cardParamsType)
    .flatMap(({ section }) => new RegExp(`^2\\.2 Set ${set}, (.*)`).exec(section)?.[1] ?? [])
    .join(', ');

function insertOf(text: string, { what, path, syntax, span }: Cursor, kind: string, payload: Payload): string {
  if (syntax === 'form') return sampleText(kind, payload, 'form').trimEnd();
  const before = text.slice(0, span.start);
  const line = before.slice(before.lastIndexOf('\n') + 1).replace('\uFEFF', '');
  if (syntax === 'yaml' && !isInJson(before))
    return stringify(payload, { lineWidth: 0, schema: 'yaml-1.1' })
      .trimEnd()
      .replaceAll('\n', `\n${line.replace(/\S/g, ' ')}`);
  const hasOwnLine = line.trim() === '';
  const [indent = ''] = /^\s*/.exec(line) ?? [];
  const outer = hasOwnLine && what === 'name' ? indent.slice(2) : indent;
  const whole = JSON.stringify(payload, null, 2).replaceAll('\n', `\n${outer}`);
  const isOpen = text.slice(span.end).trim() === '';
  const closesList = isOpen && /^\s*\[/.test(text) ? ']' : '';
  if (what === 'value' || !/[{[]/.test(text)) return `${whole}${closesList}`;
  const fields = whole.slice(1, -1).trimEnd();
  if (isOpen) return `${hasOwnLine ? fields.trimStart() : fields}\n${outer}${'}'.repeat(path.length)}${closesList}`;
  return hasOwnLine ? fields.trimStart() : `${fields}\n${outer}`;
}

/** Whether a text in YAML ends inside braces or brackets. */
const isInJson = (before: string): boolean => /[{[,]\s*$/.test(before);

const VALUES = { json: /(?<=: ")(?:[^"\\]|\\.)*(?=")/g, form: /(?<==)[^&]*/g, yaml: /(?<=: )\S.*$/gm } as const;

const valuesIn = (insert: string, syntax: Cursor['syntax']): Span[] =>
  Array.from(insert.matchAll(VALUES[syntax]), ({ index, 0: { length } }) => ({ start: index, end: index + length }));
