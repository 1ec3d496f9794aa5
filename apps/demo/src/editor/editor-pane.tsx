import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Editor, type EditorOptions, plainEditor } from './text-editor.ts';

interface EditorPaneProps extends EditorOptions {
  /** The initial text. */
  readonly text: string;
  /** Called with the plain editor, then with CodeMirror. */
  readonly onReady: (editor: Editor) => void;
}

/** The editor. CodeMirror is loaded after the first paint; until then, a textarea takes its place. */
export function EditorPane(props: EditorPaneProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [isPlain, setPlain] = useState(true);
  const [printed, setPrinted] = useState<string>();
  useEffect(() => {
    if (!host.current || !box.current) return;
    let editor = plainEditor(box.current, () => latest.current);
    props.onReady(editor);
    const load = async (): Promise<void> => {
      const { createEditor } = await import('./editor.ts');
      if (!host.current) return;
      const hadFocus = document.activeElement === box.current;
      editor = createEditor(host.current, editor.text(), () => latest.current);
      setPlain(false);
      latest.current.onReady(editor);
      if (hadFocus) editor.focus();
    };
    // If it can't be loaded, the textarea stays. Safari has no requestIdleCallback.
    (globalThis.requestIdleCallback ?? setTimeout)(() => void load().catch(() => undefined));
    const fill = (): void => setPrinted(editor.text());
    addEventListener('beforeprint', fill);
  }, []);
  return (
    <div class="editor">
      {isPlain && (
        <textarea ref={box} aria-label={props.label} placeholder={props.hint} autocomplete="off" spellcheck={false}>
          {props.text}
        </textarea>
      )}
      <div class="editor-host" ref={host} />
      {printed !== undefined && <pre class="on-paper">{printed}</pre>}
    </div>
  );
}
