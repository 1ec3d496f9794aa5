import { type EditorField, fieldsIn, type LintOptions, lintText, readPastedRequest, verifyText } from '@pg/lint';
import { encodeComponent, looksLikeForm } from '@pg/nested-text';
import { type CheckRequest, optionsOf } from '../checker/check-text.ts';
import { ifPossible } from '../parts/if-possible.ts';

/** A text without its values. */
export interface Redacted {
  readonly text: string;
  /** The rules whose findings differ from those of the complete text. */
  readonly changedRules: readonly string[];
  /** Whether it is only the body of the request. */
  readonly isBodyOnly: boolean;
}

/**
 * Replaces every value that is not one of the document's own codes, with one of the same length and character classes. Names
 * that the document does not list are replaced too, unless they are misspelled.
 */
export async function redactText(request: CheckRequest): Promise<Redacted> {
  const [body, ...others] = readPastedRequest(request.text) ?? [];
  const isBodyOnly = body !== undefined;
  // The headers of a request are credentials too.
  const given = isBodyOnly && others.length === 0 ? body.layer.text : request.text;
  const options = optionsOf(request);
  const text = redact(given, options);
  return { text, changedRules: await findChanges(given, text, options), isBodyOnly };
}

async function findChanges(before: string, after: string, options: LintOptions): Promise<string[]> {
  const [given, redacted] = await Promise.all([verifyText(before, options), verifyText(after, options)]);
  const count = (findings: typeof given.findings): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    return counts;
  };
  const [was, is] = [count(given.findings), count(redacted.findings)];
  return [...new Set([...was.keys(), ...is.keys()])].filter((rule) => was.get(rule) !== is.get(rule)).sort();
}

function redact(text: string, options: LintOptions): string {
  const misspelled = new Set(
    lintText(text, options).findings.flatMap(({ fix, path }) => (fix && 'name' in fix ? [String(path.at(-1))] : [])),
  );
  const fields = fieldsIn(text, options).sort((a, b) => a.span.start - b.span.start);
  const isForm = looksLikeForm(text);
  const pieces: string[] = [];
  let at = 0;
  for (const field of fields) {
    const { start, end } = field.span;
    if (start < at) continue;
    // Between fields, there is only punctuation, or a mistake.
    pieces.push(mask(text.slice(at, start)));
    const written = text.slice(start, end);
    const isKept = field.what === 'name' ? field.isKnown || misspelled.has(field.written) : isOwnCode(field);
    pieces.push(isKept ? written : maskWritten(field, written, isForm));
    at = end;
  }
  return [...pieces, mask(text.slice(at))].join('');
}

const isOwnCode = ({ row, written }: EditorField): boolean => row?.values.includes(written) === true;

/** A name or value as the text writes it, masked. */
function maskWritten({ written, what }: EditorField, source: string, isForm: boolean): string {
  const inner = what === 'value' && /^\s*[{["]/.test(written) ? redactInner(written) : undefined;
  if (isForm) return encodeComponent(inner ?? maskValue(written));
  if (source.startsWith('"')) return JSON.stringify(inner ?? maskValue(written));
  if (/^(?:true|false|null)$/.test(source)) return source;
  // `1e5` must stay a number.
  return /^-?\d/.test(source) ? source.replace(/[1-9]/g, '1') : mask(source);
}

/** JSON inside a string, such as a token. */
const redactInner = (text: string): string | undefined =>
  ifPossible(() => {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? JSON.stringify(redactInner(value) ?? maskValue(value)) : redact(text, {});
  });

/** Values of a fixed form, which a masked text would not have. Their own form is kept. */
const FIXED: readonly (readonly [RegExp, (value: string) => string])[] = [
  [
    /^https?:\/\//,
    (url) => url.replace(/^(https?:\/\/)(.*)$/s, (_, scheme: string, rest: string) => scheme + mask(rest)),
  ],
  [/^[A-Z]{2}$/, () => 'FR'],
  [/^[A-Z]{3}$/, () => 'EUR'],
  [/^\d{3}$/, () => '250'],
  [/^\d{11}$/, () => '12345678909'],
];

const maskValue = (value: string): string => {
  const [, write] = FIXED.find(([pattern]) => pattern.test(value)) ?? [];
  return write ? write(value) : mask(value);
};

/** The same shape: lower case, upper case, digits and punctuation. */
const mask = (text: string): string =>
  text
    .replaceAll(/\p{Ll}|\p{Lo}|\p{Lm}|\p{Lt}/gu, 'x')
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/\p{Nd}/gu, '1');
