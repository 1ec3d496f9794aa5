import { decodedText, type Escape, type Span, type TextLayer } from '../place/text-layer.ts';

/** A name or a value of a form, decoded. */
export interface FormComponent {
  readonly layer: TextLayer;
  /** The first part that can't be decoded. The decoded text has it unchanged, or as U+FFFD. */
  readonly fault?: ComponentFault;
}

/** What can't be decoded, and where it is in the form. */
export interface ComponentFault extends Span {
  readonly kind: 'escape' | 'charset';
}

/** One or more encoded bytes, another percent sign, or a space. */
const MARKS = /(?:%[\dA-Fa-f]{2})+|%|\+/g;

/** Decodes a part of a form: `+` is a space, `%` and two hexadecimal digits are a byte of UTF-8. */
export function readComponent(form: string, { start, end }: Span): FormComponent {
  const written = form.slice(start, end);
  if (!/[%+]/.test(written)) return { layer: decodedText(written, start, []) };
  const pieces: string[] = [];
  const escapes: Escape[] = [];
  let fault: ComponentFault | undefined;
  let length = 0;
  let at = 0;
  const add = (literal: string): void => {
    pieces.push(literal);
    length += literal.length;
  };
  for (const { index, 0: mark } of written.matchAll(MARKS)) {
    add(written.slice(at, index));
    at = index + mark.length;
    if (mark === '+') add(' ');
    else if (mark === '%') {
      fault ??= { kind: 'escape', start: start + index, end: start + index + brokenLength(written, index) };
      add('%');
    } else {
      for (let from = 0; from < mark.length; ) {
        const { character, to } = readSequence(mark, from);
        const outer = { start: start + index + from, end: start + index + to };
        if (character === undefined) fault ??= { kind: 'charset', ...outer };
        const text = character ?? REPLACEMENT;
        escapes.push({ inner: { start: length, end: length + text.length }, outer });
        add(text);
        from = to;
      }
    }
  }
  add(written.slice(at));
  return { layer: decodedText(pieces.join(''), start, escapes), ...(fault && { fault }) };
}

const REPLACEMENT = '\uFFFD';

/** The length of a percent sign and the two characters that should be its digits. */
const brokenLength = (written: string, at: number): number =>
  /^%[^%]{0,2}/u.exec(written.slice(at, at + '%😀😀'.length))?.[0].length ?? 1;

/** A byte of ASCII, or the first byte of a sequence and the bytes after it. */
const SEQUENCE = /^%(?:[0-7].|(?:[C-Ec-e].|[Ff][0-4])(?:%[89ABab].)+)$/;

const BYTE_LENGTH = '%00'.length;

/** Decodes the first character of a run of bytes from an offset on; no character if they are not UTF-8. */
function readSequence(run: string, from: number): { readonly character?: string; readonly to: number } {
  const to = from + BYTE_LENGTH * sequenceLength(run, from);
  // An exception for each byte would take seconds.
  if (!SEQUENCE.test(run.slice(from, to))) return { to: from + BYTE_LENGTH };
  try {
    return { character: decodeURIComponent(run.slice(from, to)), to: Math.min(to, run.length) };
  } catch {
    return { to: from + BYTE_LENGTH };
  }
}

/** How many bytes the first byte of a UTF-8 sequence announces. */
function sequenceLength(run: string, at: number): number {
  const first = Number.parseInt(run.slice(at + 1, at + BYTE_LENGTH), 16);
  if (first < 0xc0) return 1;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}
