import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Editor, type EditorOptions, plainEditor } from './text-editor.ts';

interface EditorPaneProps extends EditorOptions {
  /** The initial text. */
  readonly text: string;
  /** Called with the plain editor, then with CodeMirror. */
  readonly onReady: (editor: Editor) => void;
}

/** What a visitor does first. */
const FIRST_ACTS = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

/** The editor. CodeMirror is loaded when the visitor does something; until then, a textarea takes its place. */
export function EditorPane(props: EditorPaneProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const behind = useRef<HTMLPreElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [isPlain, setPlain] = useState(true);
  useEffect(() => {
    if (!host.current || !box.current || !behind.current) return;
    let editor = plainEditor(box.current, behind.current, () => latest.current);
    props.onReady(editor);
    const acted = new AbortController();
    const load = async (): Promise<void> => {
      acted.abort();
      const { createEditor } = await import('./editor.ts');
      if (!host.current) return;
      const hadFocus = document.activeElement === box.current;
      editor = createEditor(host.current, editor.text(), () => latest.current);
      setPlain(false);
      latest.current.onReady(editor);
      if (hadFocus) editor.focus();
    };
    // If it can't be loaded, the textarea stays.
    for (const act of FIRST_ACTS) addEventListener(act, () => void load().catch(() => {}), { signal: acted.signal });
  }, []);
  return (
    <div class="editor">
      {isPlain && (
        <>
          <pre class="marked" aria-hidden="true" ref={behind} />
          <textarea ref={box} aria-label={props.label} autocomplete="off" spellcheck={false}>
            {props.text}
          </textarea>
        </>
      )}
      <div class="editor-host" ref={host} />
    </div>
  );
}
