import {
  autocompletion,
  type Completion as Choice,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
  startCompletion,
} from '@codemirror/autocomplete';
import { search, searchKeymap } from '@codemirror/search';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { Completion, Completions } from '@pg/lint';
import { ask } from '../checker/checker.ts';
import { sourceOf } from './row-strip.tsx';
import type { EditorOptions } from './text-editor.ts';

/** Completes names and values from the rows of the document, tells the place below the pointer, and adds a search. */
export function assist(options: () => EditorOptions): Extension {
  const complete = async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const found = await ask((tasks) => tasks.complete(state.doc.toString(), pos, { kind: options().kind }));
    if (found === undefined) return null;
    const isEmpty = found.span.start === found.span.end;
    // Enter after `{` should start a line, and not choose a name.
    if (isEmpty && !explicit) return null;
    const typed = found.written.toLowerCase();
    const fitting = found.items.filter(({ label }) => isEmpty || explicit || isSimilar(label.toLowerCase(), typed));
    const shown = fitting.length > 0 ? fitting : found.items;
    return {
      from: Math.min(found.span.start, pos),
      filter: false,
      options: shown.map((item) => toChoice(item, found)),
    };
  };
  const hover = EditorView.domEventHandlers({
    mousemove({ clientX: x, clientY: y }, view) {
      const offset = view.posAtCoords({ x, y });
      if (offset !== null) options().onCursor(offset);
    },
  });
  return [
    autocompletion({ override: [complete], icons: false }),
    search({ top: true }),
    Prec.high(keymap.of([...completionKeymap, ...searchKeymap])),
    hover,
  ];
}

/** Whether a label has the typed letters, in their order. */
function isSimilar(label: string, typed: string): boolean {
  let at = 0;
  for (const letter of label) if (letter === typed[at]) at++;
  return at === typed.length;
}

function toChoice({ label, insert, cursor, isRequired, row }: Completion, { span, what }: Completions): Choice {
  return {
    label,
    ...(what === 'name' && row && { detail: isRequired ? 'required' : row.mandatory.replace('not shown', '') }),
    ...(row && { info: `${row.meaning}. ${row.accepts || row.type} · ${sourceOf(row)}` }),
    apply: (view) => {
      view.dispatch({
        changes: { from: span.start, to: span.end, insert },
        selection: { anchor: span.start + cursor },
        userEvent: 'input.complete',
      });
      if (what === 'name' && row && row.values.length > 1) startCompletion(view);
    },
  };
}
