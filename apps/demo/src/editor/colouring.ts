import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Compartment, type EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const style = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-name)' },
  { tag: tags.string, color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-value)' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: 'var(--muted)' },
]);

const language = new Compartment();
const JSON_LANGUAGE = json();
const NONE: Extension = [];

/** JSON is coloured; a form is not, nor is it parsed as what it is not. */
export const colouring: Extension = [
  syntaxHighlighting(style),
  language.of(NONE),
  EditorView.updateListener.of(({ view, docChanged }) => {
    // A view can't be changed while it tells of a change.
    if (docChanged) queueMicrotask(() => colour(view));
  }),
];

/** Chooses the colours by how a text begins. */
export function colour(view: EditorView): void {
  const wanted = looksLikeJson(view.state) ? JSON_LANGUAGE : NONE;
  if (language.get(view.state) !== wanted) view.dispatch({ effects: language.reconfigure(wanted) });
}

const BEGINNING = 200;

const looksLikeJson = ({ doc }: EditorState): boolean => /^\s*[{[]/.test(doc.sliceString(0, BEGINNING));
