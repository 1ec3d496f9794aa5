import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Editor, EditorEvents } from './editor.ts';

interface EditorPaneProps extends EditorEvents {
  readonly label: string;
  /** The editor is there, or, with `undefined`, gone. */
  readonly onReady: (editor: Editor | undefined) => void;
}

/** The place of an editor, which is loaded when the page stands. */
export function EditorPane({ label, onReady, onEdit, onMark }: EditorPaneProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const events = useRef<EditorEvents>({ onEdit, onMark });
  events.current = { onEdit, onMark };
  useEffect(() => {
    let editor: Editor | undefined;
    let isWanted = true;
    void import('./editor.ts').then(({ createEditor }) => {
      if (!isWanted || !host.current) return;
      editor = createEditor(host.current, label, {
        onEdit: () => events.current.onEdit(),
        onMark: (mark) => events.current.onMark(mark),
      });
      onReady(editor);
    });
    return () => {
      isWanted = false;
      onReady(undefined);
      editor?.close();
    };
  }, []);
  return <div class="editor" ref={host} />;
}
