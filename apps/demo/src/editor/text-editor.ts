import type { Mark } from './mark.ts';

/** A text editor: a textarea first, CodeMirror when it is loaded. */
export interface Editor {
  /** Whether it is the textarea, which can neither mark nor scroll. */
  readonly isPlain: boolean;
  readonly text: () => string;
  /** Replaces the whole text, as one step that can be undone. */
  readonly replace: (text: string) => void;
  readonly undo: () => void;
  readonly mark: (marks: readonly Mark[]) => void;
  /** Shows a form as one decoded field a line, or as it is written. */
  readonly showForm: (isDecoded: boolean) => void;
  /** Scrolls the editor to the line of an offset. */
  readonly showLine: (offset: number) => void;
  /** Selects a part, scrolls to it, and focuses the editor. */
  readonly reveal: (from: number, to: number) => void;
  readonly focus: () => void;
  readonly close: () => void;
}

/** The labels and events of an editor. */
export interface EditorOptions {
  readonly label: string;
  /** The placeholder. */
  readonly hint: string;
  /** Called when the user changes the text. */
  readonly onEdit: (isPasted: boolean) => void;
  /** Called when the user clicks a mark, or goes to it with a key. */
  readonly onMark: (mark: number, how: 'pointer' | 'key') => void;
  /** Called when the cursor or the pointer moves. */
  readonly onCursor: (offset: number) => void;
  /** The kind that the user chose. */
  readonly kind: () => string | undefined;
}

/** The textarea as an editor. */
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
    showForm: () => {},
    showLine: () => {},
    reveal(from, to) {
      box.setSelectionRange(from, to);
      box.focus();
    },
    focus: () => box.focus(),
    close: () => {},
  };
}
