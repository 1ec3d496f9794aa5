import type { Span } from '@pg/nested-text';
import type { Severity } from '@pg/rule-kit';
import type { PageFinding } from '../checker/page-finding.ts';

/** A part of the text that a finding is about. */
export interface Mark extends Span {
  /** The position of the finding in the list. */
  readonly number: number;
  readonly severity: Severity;
  readonly message: string;
}

/** The marks of findings. */
export const marksOf = (findings: readonly PageFinding[]): Mark[] =>
  findings.map(({ span, severity, message }, number) => ({ ...span, number, severity, message }));

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
  readonly kind: string | undefined;
}

/** Whether a text is a form, which can be shown as one decoded field a line. */
export const isForm = (text: string): boolean => /^[^\s"'{}<>:,=&]+=/.test(text);

/** The textarea as an editor. */
export function plainEditor(box: HTMLTextAreaElement, options: () => EditorOptions): Editor {
  let previous: string | undefined;
  box.oninput = (event) => options().onEdit(event instanceof InputEvent && event.inputType === 'insertFromPaste');
  const nothing = (): void => {};
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
      options().onEdit(false);
    },
    mark: nothing,
    showForm: nothing,
    showLine: nothing,
    reveal(from, to) {
      box.setSelectionRange(from, to);
      box.focus();
    },
    focus: () => box.focus(),
  };
}
