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
import type { Completion, Completions, EditorRow } from '@pg/lint';
import { sourceOf } from '../check/row-strip.tsx';
import { ask } from '../checker/checker.ts';
import type { EditorOptions } from './text-editor.ts';

/** Completes names and values from the rows of the document, tells the place below the pointer, and adds a search. */
export function assist(options: () => EditorOptions): Extension {
  const complete = async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const found = await ask('complete', { text: state.doc.toString(), offset: pos, kind: options().kind });
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
    theme,
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
    ...(row && { info: () => describe(row) }),
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

/** A row as a small table. */
function describe(row: EditorRow): HTMLElement {
  const { name, label, accepts, type, meaning, values, isOpen } = row;
  const dom = document.createElement('div');
  dom.className = 'row-tip';
  const add = (tag: string, text: string): void => {
    const element = document.createElement(tag);
    element.textContent = text;
    dom.append(element);
  };
  add('strong', label ?? name);
  add('p', `${meaning}.`);
  add('p', accepts === '' ? type : accepts);
  if (isOpen) add('p', `Listed: ${values.join(', ')}; others get a warning`);
  add('small', sourceOf(row));
  return dom;
}

const theme = EditorView.theme({
  '.cm-panels': { backgroundColor: 'var(--raised)', color: 'var(--ink)', borderColor: 'var(--edge)' },
  '.cm-panel.cm-search': { padding: '8px 40px 8px 12px', fontFamily: 'var(--sans)' },
  '.cm-panel.cm-search label': { fontSize: '13px' },
  '.cm-panel.cm-search [name=close]': { top: '8px', right: '8px', width: '28px', height: '28px', color: 'inherit' },
  '.cm-textfield, .cm-button': {
    minHeight: '28px',
    padding: '2px 8px',
    backgroundImage: 'none',
    backgroundColor: 'var(--ground)',
    color: 'var(--ink)',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    fontSize: '13px',
  },
  '.cm-tooltip': {
    border: '1px solid var(--edge-strong)',
    borderRadius: '8px',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--mono)',
    fontSize: '13px',
    maxHeight: '16em',
    borderRadius: '7px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '5px 10px', minHeight: '24px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
    // Forced colors show the outline instead.
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
  '.cm-completionDetail': { fontFamily: 'var(--sans)', fontStyle: 'normal', fontSize: '12px', opacity: '1' },
  '.cm-tooltip.cm-completionInfo': { padding: '0', maxWidth: '320px' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.row-tip': {
    padding: '8px 12px',
    maxWidth: '340px',
    fontFamily: 'var(--sans)',
    fontSize: '13px',
    lineHeight: '1.45',
  },
  '.row-tip strong': { fontFamily: 'var(--mono)' },
  '.row-tip p': { margin: '3px 0' },
  '.row-tip small': { color: 'var(--muted)' },
});
