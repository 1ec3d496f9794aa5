import { decodedText, type Escape, type Span, type TextLayer } from '../text-layer.ts';

/** A name or a value of a form, decoded. */
export interface FormComponent {
  readonly layer: TextLayer;
  /** The first stretch that can't be decoded; it stands in the decoded text as it is, or as U+FFFD. */
  readonly fault?: ComponentFault;
}

/** What can't be decoded, and where it stands in the form. */
export interface ComponentFault extends Span {
  readonly kind: 'escape' | 'charset';
}

/** Decodes a stretch of a form: `+` is a blank, `%` and two hexadecimal digits are a byte of UTF-8. */
export function readComponent(form: string, { start, end }: Span): FormComponent {
  const written = form.slice(start, end);
  if (!ENCODED.test(written)) return { layer: decodedText(written, start, []) };
  return new ComponentReader(written, start).read();
}

const ENCODED = /[%+]/;

/** A run of bytes, a percent sign that starts none, or a blank. */
const MARKS = /(?:%[\dA-Fa-f]{2})+|%|\+/g;

/** A percent sign, and what stands in the place of its digits. */
const BROKEN = /%[^%]{0,2}/uy;

const BYTE_LENGTH = '%00'.length;
const REPLACEMENT = '\uFFFD';

class ComponentReader {
  readonly #written: string;
  readonly #start: number;
  readonly #pieces: string[] = [];
  readonly #escapes: Escape[] = [];
  #length = 0;
  #fault: ComponentFault | undefined;

  constructor(written: string, start: number) {
    this.#written = written;
    this.#start = start;
  }

  read(): FormComponent {
    let at = 0;
    for (const { index, 0: mark } of this.#written.matchAll(MARKS)) {
      this.#add(this.#written.slice(at, index));
      this.#readMark(mark, index);
      at = index + mark.length;
    }
    this.#add(this.#written.slice(at));
    const layer = decodedText(this.#pieces.join(''), this.#start, this.#escapes);
    return this.#fault ? { layer, fault: this.#fault } : { layer };
  }

  #readMark(mark: string, index: number): void {
    if (mark === '+') this.#add(' ');
    else if (mark === '%') this.#readBrokenEscape(index);
    else this.#readBytes(mark, index);
  }

  #readBrokenEscape(index: number): void {
    BROKEN.lastIndex = index;
    const [broken = '%'] = BROKEN.exec(this.#written) ?? [];
    this.#note('escape', index, index + broken.length);
    this.#add('%');
  }

  #readBytes(run: string, index: number): void {
    for (let at = 0; at < run.length; ) {
      const bytes = run.slice(at, at + BYTE_LENGTH * sequenceLength(run, at));
      const character = decodeSequence(bytes);
      const length = character === undefined ? BYTE_LENGTH : bytes.length;
      if (character === undefined) this.#note('charset', index + at, index + at + length);
      this.#addEscape(character ?? REPLACEMENT, index + at, length);
      at += length;
    }
  }

  #add(literal: string): void {
    if (literal === '') return;
    this.#pieces.push(literal);
    this.#length += literal.length;
  }

  #addEscape(character: string, index: number, length: number): void {
    const outer = this.#start + index;
    this.#escapes.push({
      inner: { start: this.#length, end: this.#length + character.length },
      outer: { start: outer, end: outer + length },
    });
    this.#add(character);
  }

  #note(kind: ComponentFault['kind'], start: number, end: number): void {
    this.#fault ??= { kind, start: this.#start + start, end: this.#start + end };
  }
}

/** How many bytes the first byte of a UTF-8 sequence announces. */
function sequenceLength(run: string, at: number): number {
  const first = Number.parseInt(run.slice(at + 1, at + BYTE_LENGTH), 16);
  if (first < 0xc0) return 1;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

function decodeSequence(bytes: string): string | undefined {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return undefined;
  }
}
