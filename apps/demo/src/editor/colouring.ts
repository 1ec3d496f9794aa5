import type { Extension } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** A string, which may be unclosed, with the colon after a name; a number, true, false or null. */
const TOKEN = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

const mark = (name: string): Decoration => Decoration.mark({ class: `code-${name}` });
const NAME = mark('name');
const TEXT = mark('text');
const VALUE = mark('value');

const matcher = new MatchDecorator({
  regexp: TOKEN,
  decorate(add, from, to, [, string, colon]) {
    if (string === undefined) add(from, to, VALUE);
    else add(from, from + string.length, colon === undefined ? TEXT : NAME);
  },
});

const looksLikeJson = ({ state: { doc } }: EditorView): boolean => /^\s*[{[]/.test(doc.sliceString(0, 200));

/** Colours JSON in the visible part of the text. */
export const colouring: Extension = ViewPlugin.fromClass(
  class {
    #isJson: boolean;
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.#isJson = looksLikeJson(view);
      this.decorations = this.#isJson ? matcher.createDeco(view) : Decoration.none;
    }
    update(update: ViewUpdate): void {
      const wasJson = this.#isJson;
      this.#isJson = looksLikeJson(update.view);
      if (!this.#isJson) this.decorations = Decoration.none;
      else if (wasJson) this.decorations = matcher.updateDeco(update, this.decorations);
      else this.decorations = matcher.createDeco(update.view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);
