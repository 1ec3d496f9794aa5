import { type EditorState, type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, hoverTooltip } from '@codemirror/view';
import type { Span } from '@pg/nested-text';
import type { Severity } from '@pg/rule-kit';

/** A part of the text that something is said of. */
export interface Mark extends Span {
  /** What is said of it, by its place in the list of what is said. */
  readonly number: number;
  readonly severity: Severity;
  readonly message: string;
}

/** Says which parts are marked. */
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
    const spec = { class: `mark mark-${mark.severity}`, mark };
    builder.add(start, end, Decoration.mark(spec));
  }
  return { marks, decorations: builder.finish() };
}

/** What is missing has no width: the character beside it stands for it. */
function visiblePart({ start, end }: Span, length: number): Span {
  if (end > start) return { start: Math.min(start, length), end: Math.min(end, length) };
  return start < length ? { start, end: start + 1 } : { start: Math.max(0, length - 1), end: length };
}

const markOf = (decoration: Decoration): Mark => decoration.spec.mark;

interface PlacedMark {
  readonly mark: Mark;
  readonly from: number;
  readonly to: number;
}

function marksAt(state: EditorState, position: number): PlacedMark[] {
  const found: PlacedMark[] = [];
  state.field(marked).decorations.between(position, position, (from, to, decoration) => {
    found.push({ mark: markOf(decoration), from, to });
  });
  return found.sort((a, b) => a.to - a.from - (b.to - b.from));
}

/** The number of the narrowest mark at a place. */
export const markAt = (state: EditorState, position: number): number | undefined =>
  marksAt(state, position)[0]?.mark.number;

/** Goes to the next mark, or the one before; from the last to the first. */
export function nextMark(view: EditorView, direction: 1 | -1): boolean {
  const places: number[] = [];
  const { decorations } = view.state.field(marked);
  for (const cursor = decorations.iter(); cursor.value; cursor.next()) places.push(cursor.from);
  const here = view.state.selection.main.head;
  const next =
    direction === 1
      ? (places.find((place) => place > here) ?? places[0])
      : (places.findLast((place) => place < here) ?? places.at(-1));
  if (next === undefined) return false;
  view.dispatch({ selection: { anchor: next }, effects: EditorView.scrollIntoView(next, { y: 'center' }) });
  return true;
}

/** The marks of a text, and what is said of them where the mouse rests. */
export const marks: Extension = [
  marked,
  hoverTooltip((view, position) => {
    const found = marksAt(view.state, position);
    const [narrowest] = found;
    if (narrowest === undefined) return null;
    return { pos: narrowest.from, end: narrowest.to, above: true, create: () => ({ dom: describe(found) }) };
  }),
];

const MOST_SHOWN = 4;

function describe(found: readonly PlacedMark[]): HTMLElement {
  const dom = document.createElement('div');
  for (const { mark } of found.slice(0, MOST_SHOWN)) {
    const line = document.createElement('p');
    line.className = `said said-${mark.severity}`;
    line.textContent = mark.message;
    dom.append(line);
  }
  return dom;
}
