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

/** The textarea as an editor. The marks are in an element behind it, which has the same text. */
export function plainEditor(box: HTMLTextAreaElement, behind: HTMLElement, options: () => EditorOptions): Editor {
  box.oninput = (event) => {
    behind.replaceChildren();
    options().onEdit(event instanceof InputEvent && event.inputType === 'insertFromPaste');
  };
  const scroll = (): void => behind.scrollTo({ top: box.scrollTop });
  box.onscroll = scroll;
  const nothing = (): void => {};
  return {
    text: () => box.value,
    replace(text) {
      box.value = text;
    },
    undo: nothing,
    mark(list) {
      const parts: (string | Node)[] = [];
      let at = 0;
      for (const { from, to, severity } of list.toSorted((a, b) => a.from - b.from)) {
        if (from < at) continue;
        const mark = document.createElement('mark');
        mark.className = `is-${severity}`;
        mark.textContent = box.value.slice(from, to);
        parts.push(box.value.slice(at, from), mark);
        at = to;
      }
      behind.replaceChildren(...parts);
      scroll();
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
