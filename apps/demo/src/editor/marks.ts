import { type EditorState, type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Span } from '@pg/nested-text';
import type { Mark } from './mark.ts';

/** Sets the marks. */
export const setMarks = StateEffect.define<readonly Mark[]>();

interface Marked {
  readonly marks: readonly Mark[];
  readonly decorations: DecorationSet;
}

const NONE: Marked = { marks: [], decorations: Decoration.none };

const marked = StateField.define<Marked>({
  create: () => NONE,
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setMarks)) return decorate(effect.value, transaction.state.doc.length);
    }
    return transaction.docChanged ? { ...value, decorations: value.decorations.map(transaction.changes) } : value;
  },
  provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations),
});

function decorate(marks: readonly Mark[], length: number): Marked {
  const builder = new RangeSetBuilder<Decoration>();
  const visible = marks.map((mark) => ({ mark, ...visiblePart(mark, length) })).sort((a, b) => a.start - b.start);
  for (const { mark, start, end } of visible) {
    if (end <= start) continue;
    const spec = { class: `mark mark-${mark.severity}`, attributes: { title: mark.message }, mark };
    builder.add(start, end, Decoration.mark(spec));
  }
  return { marks, decorations: builder.finish() };
}

/** An empty span marks the next character. */
function visiblePart({ start, end }: Span, length: number): Span {
  if (end > start) return { start: Math.min(start, length), end: Math.min(end, length) };
  return start < length ? { start, end: start + 1 } : { start: Math.max(0, length - 1), end: length };
}

const markOf = (decoration: Decoration): Mark => decoration.spec.mark;

/** The number of the narrowest mark at a place. */
export function markAt(state: EditorState, position: number): number | undefined {
  const found: { readonly number: number; readonly width: number }[] = [];
  state.field(marked).decorations.between(position, position, (from, to, decoration) => {
    found.push({ number: markOf(decoration).number, width: to - from });
  });
  return found.sort((a, b) => a.width - b.width)[0]?.number;
}

/** Goes to the next mark, or the one before, and from the last to the first; returns its number. */
export function nextMark(view: EditorView, direction: 1 | -1): number | undefined {
  const places: { readonly from: number; readonly number: number }[] = [];
  const { decorations } = view.state.field(marked);
  for (const cursor = decorations.iter(); cursor.value; cursor.next()) {
    places.push({ from: cursor.from, number: markOf(cursor.value).number });
  }
  const here = view.state.selection.main.head;
  const next =
    direction === 1
      ? (places.find(({ from }) => from > here) ?? places[0])
      : (places.findLast(({ from }) => from < here) ?? places.at(-1));
  if (next === undefined) return undefined;
  view.dispatch({ selection: { anchor: next.from }, effects: EditorView.scrollIntoView(next.from, { y: 'center' }) });
  return next.number;
}

/** The marks of a text. */
export const marks: Extension = marked;
