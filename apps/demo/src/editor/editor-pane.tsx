import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Editor, type EditorOptions, plainEditor } from './text-editor.ts';

interface EditorPaneProps extends EditorOptions {
  /** The initial text. */
  readonly text: string;
  /** Called with the plain editor, then with CodeMirror, and with `undefined` when it is removed. */
  readonly onReady: (editor: Editor | undefined) => void;
}

/** The editor. CodeMirror is loaded after the first paint; until then, a textarea takes its place. */
export function EditorPane({ text, onReady, ...options }: EditorPaneProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const [isPlain, setPlain] = useState(true);
  const [printed, setPrinted] = useState<string>();
  useEffect(() => {
    if (!host.current || !box.current) return;
    const events = {
      ...options,
      onEdit: (isPasted: boolean) => latest.current.onEdit(isPasted),
      onMark: (mark: number, how: 'pointer' | 'key') => latest.current.onMark(mark, how),
      onCursor: (offset: number) => latest.current.onCursor(offset),
      kind: () => latest.current.kind(),
    };
    let editor = plainEditor(box.current, events);
    onReady(editor);
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { createEditor } = await import('./editor.ts');
      if (!isWanted || !host.current) return;
      const hadFocus = document.activeElement === box.current;
      editor = createEditor(host.current, editor.text(), events);
      setPlain(false);
      onReady(editor);
      if (hadFocus) editor.focus();
    };
    // If it can't be loaded, the textarea stays.
    const cancel = whenIdle(() => void load().catch(() => undefined));
    const fill = (): void => setPrinted(editor.text());
    addEventListener('beforeprint', fill);
    return () => {
      isWanted = false;
      cancel();
      removeEventListener('beforeprint', fill);
      onReady(undefined);
      editor.close();
    };
  }, []);
  return (
    <div class="editor">
      {isPlain && (
        <textarea
          ref={box}
          aria-label={options.label}
          placeholder={options.hint}
          autocomplete="off"
          spellcheck={false}
          wrap="soft"
        >
          {text}
        </textarea>
      )}
      <div class="editor-host" ref={host} />
      {printed !== undefined && <pre class="on-paper">{printed}</pre>}
    </div>
  );
}

/** Runs a task when the browser is idle. Returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 1500 });
  return () => cancelIdleCallback(handle);
}
