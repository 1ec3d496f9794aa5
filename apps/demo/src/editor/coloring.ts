import type { Extension } from '@codemirror/state';
import { Decoration, MatchDecorator, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** A string, which may be unclosed, with the colon after a name; a number, true, false or null where JSON has a value. */
const TOKEN = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|(?<=^|[:[,\s])(?:-?\d[\d.eE+-]*|true|false|null)(?=\s*(?:$|[,\]}]))/g;

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

/** Colors JSON in the visible part of the text. */
export const coloring: Extension = ViewPlugin.define(
  (view) => ({
    decorations: matcher.createDeco(view),
    update(update: ViewUpdate) {
      this.decorations = matcher.updateDeco(update, this.decorations);
    },
  }),
  { decorations: ({ decorations }) => decorations },
);
