import { type EditorState, type Extension, type Range, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { looksLikeForm } from '@pg/nested-text';
import { ifPossible } from '../parts/if-possible.ts';

/** A longer form is shown as it is written. */
const LONGEST = 200_000;
/** A longer value is folded: a wallet's token. */
const LONGEST_VALUE = 300;

const ENCODED = /(?:%[\dA-Fa-f]{2}|\+)+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
const CONTROL = /[\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/;

/** A text that stands for a part of the form. The form itself stays as it is. */
class Shown extends WidgetType {
  readonly text: string;
  readonly name: 'break' | 'decoded' | 'folded';
  constructor(text: string, name: Shown['name']) {
    super();
    this.text = text;
    this.name = name;
  }
  override eq(other: Shown): boolean {
    return other.text === this.text && other.name === this.name;
  }
  override get lineBreaks(): number {
    return this.name === 'break' ? 1 : 0;
  }
  override toDOM(): HTMLElement {
    const shown = document.createElement('span');
    shown.className = `form-${this.name}`;
    shown.textContent = this.text;
    if (this.name === 'break') shown.append(document.createElement('br'));
    return shown;
  }
}

/** Shows a form as one decoded field a line. */
export const formLines: Extension = StateField.define<DecorationSet>({
  create: decorate,
  update: (value, { state, docChanged, selection }) => (docChanged || selection ? decorate(state) : value),
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
});

function decorate({ doc, selection }: EditorState): DecorationSet {
  if (doc.length > LONGEST || !looksLikeForm(doc.sliceString(0, 200))) return Decoration.none;
  const text = doc.toString();
  const ranges: Range<Decoration>[] = [];
  const show = (from: number, to: number, shown: string, name: Shown['name']): void => {
    ranges.push(Decoration.replace({ widget: new Shown(shown, name) }).range(from, to));
  };
  // The value at the cursor is never folded.
  const isAtCursor = (from: number, to: number): boolean =>
    selection.ranges.some((range) => range.from < to && range.to > from);
  for (const { index: start, 0: field } of text.matchAll(/[^&\n]+|&/g)) {
    const end = start + field.length;
    if (field === '&') {
      show(start, end, '&', 'break');
      continue;
    }
    const from = start + field.indexOf('=') + 1;
    const isFolded = end - from > LONGEST_VALUE && !isAtCursor(from, end);
    for (const { index, 0: written } of field.matchAll(ENCODED)) {
      const at = start + index;
      const decoded = isFolded && at >= from ? undefined : decode(written);
      if (decoded !== undefined) show(at, at + written.length, decoded, 'decoded');
    }
    if (isFolded) show(from, end, `… ${end - from} characters`, 'folded');
  }
  return Decoration.set(ranges);
}

function decode(written: string): string | undefined {
  const decoded = ifPossible(() => decodeURIComponent(written.replaceAll('+', ' ')));
  return decoded === undefined || CONTROL.test(decoded) ? undefined : decoded;
}
