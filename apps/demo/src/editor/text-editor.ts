import type { Diagnostic } from '@codemirror/lint';

/** A text editor: a textarea first, CodeMirror when it is loaded. */
export interface Editor {
  readonly text: () => string;
  /** Replaces the whole text, as one step that can be undone. */
  readonly replace: (text: string) => void;
  readonly undo: () => void;
  /** Marks the parts of the text that have findings. */
  readonly mark: (marks: readonly Diagnostic[]) => void;
  /** Shows a form as one decoded field a line, or as it is written. */
  readonly showForm: (isDecoded: boolean) => void;
  /** Scrolls the editor to the line of an offset. */
  readonly showLine: (offset: number) => void;
  /** Selects a part, scrolls to it, and focuses the editor. */
  readonly reveal: (from: number, to: number) => void;
  readonly focus: () => void;
}

/** The labels and events of an editor. */
export interface EditorOptions {
  readonly label: string;
  /** Called when the user changes the text. */
  readonly onEdit: (isPasted: boolean) => void;
  /** Called with the number of a mark in the list, when the user clicks it, or goes to it with a key. */
  readonly onMark: (mark: number, how: 'pointer' | 'key') => void;
  /** Called when the cursor or the pointer moves. */
  readonly onCursor: (offset: number) => void;
  /** The kind that the user chose. */
  readonly kind: string | undefined;
}

/** A part of the textarea's text, and the finding about it. */
export interface Piece {
  readonly text: string;
  readonly severity?: Diagnostic['severity'];
}

/** The textarea as an editor. `onMark` receives its text with the marks, which are shown behind it. */
export function plainEditor(
  box: HTMLTextAreaElement,
  options: () => EditorOptions,
  onMark: (pieces: readonly Piece[]) => void,
): Editor {
  box.oninput = (event) => {
    onMark([]);
    options().onEdit(event instanceof InputEvent && event.inputType === 'insertFromPaste');
  };
  box.onscroll = () => box.previousElementSibling?.scrollTo({ top: box.scrollTop });
  const nothing = (): void => {};
  return {
    text: () => box.value,
    replace(text) {
      box.value = text;
    },
    undo: nothing,
    mark(list) {
      const pieces: Piece[] = [];
      let at = 0;
      for (const { from, to, severity } of list.toSorted((a, b) => a.from - b.from)) {
        if (from < at) continue;
        pieces.push({ text: box.value.slice(at, from) }, { text: box.value.slice(from, to), severity });
        at = to;
      }
      onMark(pieces);
    },
    showForm: nothing,
    showLine(offset) {
      const lines = box.value.slice(0, offset).split('\n').length;
      const top = (box.scrollHeight * lines) / box.value.split('\n').length;
      if (top > box.clientHeight) box.scrollTop = top - box.clientHeight / 3;
    },
    reveal(from, to) {
      box.setSelectionRange(from, to);
      box.focus();
    },
    focus: () => box.focus(),
  };
}
