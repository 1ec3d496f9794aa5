import type { Mark } from './mark.ts';

/** A place to edit a text: a plain box at first, CodeMirror once it is loaded. */
export interface Editor {
  /** It can neither mark nor scroll. */
  readonly isPlain: boolean;
  readonly text: () => string;
  /** Puts another text in place of all: one step that can be undone. */
  readonly replace: (text: string) => void;
  readonly undo: () => void;
  readonly mark: (marks: readonly Mark[]) => void;
  /** Scrolls the editor until the line of a place can be seen. */
  readonly showLine: (place: number) => void;
  /** Selects a part, shows it, and takes the focus. */
  readonly reveal: (from: number, to: number) => void;
  readonly focus: () => void;
  readonly close: () => void;
}

/** What an editor says of itself, and what it reports. */
export interface EditorOptions {
  readonly label: string;
  /** Shown while there is no text. */
  readonly hint: string;
  /** The visitor changed the text. */
  readonly onEdit: (isPasted: boolean) => void;
  /** The visitor clicked a mark, or went to it with a key. */
  readonly onMark: (mark: number, how: 'pointer' | 'key') => void;
}

/** A plain box: the editor until CodeMirror is there, or where it can't be loaded. */
export function plainEditor(box: HTMLTextAreaElement, options: Pick<EditorOptions, 'onEdit'>): Editor {
  let previous: string | undefined;
  box.oninput = (event) => options.onEdit(event instanceof InputEvent && event.inputType === 'insertFromPaste');
  return {
    isPlain: true,
    text: () => box.value,
    replace(text) {
      previous = box.value;
      box.value = text;
    },
    undo() {
      if (previous === undefined) return;
      box.value = previous;
      previous = undefined;
      options.onEdit(false);
    },
    mark: () => {},
    showLine: () => {},
    reveal(from, to) {
      box.setSelectionRange(from, to);
      box.focus();
    },
    focus: () => box.focus(),
    close: () => {},
  };
}
