import type { JSX } from 'preact';
import { Icon } from '../parts/icon.tsx';
import { toast } from '../parts/messages.tsx';

interface EditorButtonsProps {
  readonly onPaste: (text: string) => void;
  readonly onClear: () => void;
  readonly onFormat: () => void;
  readonly onUndo: () => void;
  /** For a form: whether it is shown as one decoded field a line. */
  readonly isDecoded: boolean | undefined;
  readonly onDecode: (isDecoded: boolean) => void;
}

/** Buttons for the whole text. */
export function EditorButtons(props: EditorButtonsProps): JSX.Element {
  const { onPaste, onClear, onFormat, onUndo, isDecoded, onDecode } = props;
  const paste = (): Promise<void> =>
    navigator.clipboard
      .readText()
      .then(onPaste, () => toast('The browser blocked access to the clipboard. Click into the text and press Ctrl+V.'));
  const button = (label: string, onClick: () => void, isPressed?: boolean): JSX.Element => (
    <button type="button" class="small quiet" aria-pressed={isPressed} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <div class="editor-buttons row">
      <p>Paste a request, form, curl command or token</p>
      <p class="row">
        <button type="button" class="small" onClick={paste}>
          <Icon name="paste" /> Paste
        </button>
        {button('Clear', onClear)}
        {isDecoded === undefined
          ? button('Format', onFormat)
          : button('Raw text', () => onDecode(!isDecoded), !isDecoded)}
        {button('Undo', onUndo)}
      </p>
    </div>
  );
}
