import { applyRules, type EditorField, fieldsIn, lintText } from '@pg/lint';
import { encodeComponent, looksLikeForm } from '@pg/nested-text';
import { ifPossible } from '../parts/if-possible.ts';
import { type CheckRequest, optionsOf, type PageOptions } from './check-text.ts';

/** A text without its values. */
export interface Redacted {
  readonly text: string;
  /** The rules whose findings differ from those of the complete text. */
  readonly changedRules: readonly string[];
}

/**
 * Replaces every value that is not one of the document's own codes, with one of the same length and character classes.
 * Names that the document does not list are replaced too, unless they are misspelled.
 */
export async function redactText(request: CheckRequest): Promise<Redacted> {
  const options = await optionsOf(request);
  const text = redact(request.text, options);
  const [was, is] = [findRules(request.text, options), findRules(text, options)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((rule) => was.get(rule) !== is.get(rule));
  return { text, changedRules: changed.sort() };
}

/** The number of findings of each rule. */
function findRules(text: string, options: PageOptions): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of applyRules(lintText(text, options).findings, options.rules ?? {}))
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}

function redact(text: string, options: Parameters<typeof lintText>[1]): string {
  const misspelled = new Set(
    lintText(text, options).findings.flatMap(({ fix, path }) => (fix && 'name' in fix ? [String(path.at(-1))] : [])),
  );
  const fields = fieldsIn(text, options).sort((a, b) => a.span.start - b.span.start);
  const isForm = looksLikeForm(text);
  const nameFor = distinctNames();
  const pieces: string[] = [];
  let at = 0;
  for (const field of fields) {
    const { start, end } = field.span;
    if (start < at) continue;
    // Between fields, there is only punctuation, or a mistake.
    pieces.push(mask(text.slice(at, start)));
    const written = text.slice(start, end);
    const isKept = field.what === 'name' ? field.isKnown || misspelled.has(field.written) : isOwnCode(field);
    pieces.push(isKept ? written : maskWritten(field, written, isForm, nameFor));
    at = end;
  }
  return [...pieces, mask(text.slice(at))].join('');
}

const isOwnCode = ({ row, written }: EditorField): boolean => row?.values.includes(written) === true;

/** Masks names, so that two names stay two. */
function distinctNames(): (name: string) => string {
  const masked = new Map<string, string>();
  const used = new Map<string, number>();
  return (name) => {
    const known = masked.get(name);
    if (known !== undefined) return known;
    const shape = mask(name);
    const times = used.get(shape) ?? 0;
    used.set(shape, times + 1);
    const made = times === 0 ? shape : `${shape.slice(0, -1)}${LETTERS[times % LETTERS.length]}`;
    masked.set(name, made);
    return made;
  };
}

const LETTERS = 'xabcdefghijklmnopqrstuvwyz';

/** A name or value as the text writes it, masked. */
function maskWritten(
  { written, what }: EditorField,
  source: string,
  isForm: boolean,
  nameFor: (name: string) => string,
): string {
  const masked =
    what === 'name'
      ? nameFor(written)
      : ((/^\s*[{["]/.test(written) ? redactInner(written) : undefined) ?? maskValue(written));
  if (isForm) return encodeComponent(masked);
  if (source.startsWith('"')) return JSON.stringify(masked);
  return /^(?:true|false|null)$/.test(source) ? source : maskNumber(source);
}

/** `1e5` must stay a number. */
const maskNumber = (source: string): string => (/^-?\d/.test(source) ? source.replaceAll(/\d/g, '1') : mask(source));

/** JSON inside a string, such as a token. */
const redactInner = (text: string): string | undefined =>
  ifPossible(() => {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? JSON.stringify(redactInner(value) ?? maskValue(value)) : redact(text, {});
  });

/** Values of a fixed form, which a masked text would not have. Their own form is kept. */
const FIXED: readonly (readonly [RegExp, (value: string) => string])[] = [
  [/^https?:\/\//, (url) => url.replace(/(?<=^https?:\/\/).*/s, mask)],
  [/^[A-Z]{2}$/, () => 'FR'],
  [/^[A-Z]{3}$/, () => 'EUR'],
  [/^\d{3}$/, () => '250'],
  [/^\d{11}$/, () => '12345678909'],
];

const maskValue = (value: string): string => {
  const [, write = mask] = FIXED.find(([pattern]) => pattern.test(value)) ?? [];
  return write(value);
};

/** The same shape: lower case, upper case, digits and punctuation. */
const mask = (text: string): string =>
  text
    .replaceAll(/\p{Ll}|\p{Lo}|\p{Lm}|\p{Lt}/gu, 'x')
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/\p{Nd}/gu, '1');
