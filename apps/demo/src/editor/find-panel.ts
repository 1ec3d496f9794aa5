import { openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { StateEffect } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';

const equipped = new WeakSet<EditorView>();

/** Opens the search panel. */
export function openFindPanel(view: EditorView): void {
  if (!equipped.has(view)) {
    equipped.add(view);
    view.dispatch({ effects: StateEffect.appendConfig.of([search({ top: true }), keymap.of(searchKeymap)]) });
  }
  openSearchPanel(view);
}
