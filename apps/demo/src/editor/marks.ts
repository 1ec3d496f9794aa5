import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Span } from '@pg/nested-text';
import type { Mark } from './text-editor.ts';

/** Sets the marks. */
export const setMarks = StateEffect.define<readonly Mark[]>();

/** The marks of a text. */
export const marks: StateField<DecorationSet> = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, { effects, state, changes }) {
    const set = effects.find((effect) => effect.is(setMarks));
    return set ? decorate(set.value, state.doc.length) : value.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const decorate = (list: readonly Mark[], length: number): DecorationSet =>
  Decoration.set(
    list.flatMap((mark) => {
      const { start, end } = visiblePart(mark, length);
      const spec = { class: `mark mark-${mark.severity}`, attributes: { title: mark.message }, mark };
      return start < end ? [Decoration.mark(spec).range(start, end)] : [];
    }),
    true,
  );

/** An empty span marks the next character. */
function visiblePart({ start, end }: Span, length: number): Span {
  if (end > start) return { start: Math.min(start, length), end: Math.min(end, length) };
  return start < length ? { start, end: start + 1 } : { start: Math.max(0, length - 1), end: length };
}

const markOf = (decoration: Decoration): Mark => decoration.spec.mark;

/** The number of the narrowest mark at a place. */
export function markAt(state: EditorState, position: number): number | undefined {
  const found: { readonly number: number; readonly width: number }[] = [];
  state.field(marks).between(position, position, (from, to, decoration) => {
    found.push({ number: markOf(decoration).number, width: to - from });
  });
  return found.sort((a, b) => a.width - b.width)[0]?.number;
}

/** Goes to the next mark, or the one before, and from the last to the first; returns its number. */
export function nextMark(view: EditorView, direction: 1 | -1): number | undefined {
  const places: { readonly from: number; readonly number: number }[] = [];
  for (const cursor = view.state.field(marks).iter(); cursor.value; cursor.next()) {
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
