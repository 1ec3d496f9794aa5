import { fieldsIn, type LintOptions, lintText } from '@pg/lint';
import { encodeComponent, looksLikeForm } from '@pg/nested-text';
import { ifPossible } from '../if-possible.ts';
import { type CheckRequest, optionsOf } from './check-text.ts';

/**
 * Replaces every value that is not one of the document's own codes, with one of the same length and character classes.
 * Names that the document does not list are replaced too, unless they are misspelled.
 */
export const redactText = (request: CheckRequest): string => redact(request.text, optionsOf(request));

function redact(text: string, options: LintOptions): string {
  const misspelled = new Set(
    lintText(text, options).findings.flatMap(({ fix, path }) => (fix && 'name' in fix ? [String(path.at(-1))] : [])),
  );
  const names = new Map<string, string>();
  const isForm = looksLikeForm(text);
  let redacted = '';
  let at = 0;
  for (const field of fieldsIn(text, options).sort((a, b) => a.span.start - b.span.start)) {
    const { span, what, written, row } = field;
    if (span.start < at) continue;
    const source = text.slice(span.start, span.end);
    const isKept = what === 'name' ? field.isKnown || misspelled.has(written) : row?.values.includes(written);
    if (what === 'name' && !names.has(written)) names.set(written, `field${names.size + 1}`);
    const masked = (what === 'name' && names.get(written)) || maskValue(written);
    // Between fields, there is only punctuation, or a mistake.
    redacted += mask(text.slice(at, span.start)) + (isKept ? source : writeAs(source, masked, isForm));
    at = span.end;
  }
  return redacted + mask(text.slice(at));
}

/** Writes a masked value in the syntax of its source. */
function writeAs(source: string, masked: string, isForm: boolean): string {
  if (isForm) return encodeComponent(masked);
  if (source.startsWith('"')) return JSON.stringify(masked);
  // `1e5` must stay a number.
  return /^(?:true|false|null)$/.test(source) ? source : /^-?\d/.test(source) ? source.replaceAll(/\d/g, '1') : masked;
}

/** Values of a fixed form, which a masked text would not have. */
const FIXED: readonly (readonly [RegExp, string])[] = [
  [/^[A-Z]{2}$/, 'FR'],
  [/^[A-Z]{3}$/, 'EUR'],
  [/^\d{3}$/, '250'],
  [/^\d{11}$/, '12345678909'],
];

function maskValue(value: string): string {
  const inner = /^\s*[{["]/.test(value) ? ifPossible(() => redactInner(value)) : undefined;
  const [scheme = ''] = /^https?:\/\//.exec(value) ?? [];
  return inner ?? FIXED.find(([pattern]) => pattern.test(value))?.[1] ?? scheme + mask(value.slice(scheme.length));
}

/** JSON inside a string, such as a token. */
function redactInner(text: string): string {
  const value: unknown = JSON.parse(text);
  return typeof value === 'string' ? JSON.stringify(maskValue(value)) : redact(text, {});
}

/** The same shape: lower case, upper case, digits and punctuation. */
const mask = (text: string): string =>
  text
    .replaceAll(/\p{Ll}|\p{Lo}|\p{Lm}|\p{Lt}/gu, 'x')
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/\p{Nd}/gu, '1');
