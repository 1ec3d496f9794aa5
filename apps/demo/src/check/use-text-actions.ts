import type { RefObject } from 'preact';
import { ask } from '../checker/checker.ts';
import type { NewPayload } from '../checker/tasks.ts';
import type { Editor } from '../editor/text-editor.ts';
import { toast } from '../parts/messages.tsx';
import { useDroppedFiles } from '../parts/use-dropped-files.ts';
import { loadSample } from '../samples/samples.ts';
import type { useFiles } from './use-files.ts';

interface TextActions {
  readonly editor: RefObject<Editor | undefined>;
  readonly files: ReturnType<typeof useFiles>;
  /** Shows another text, and a message. */
  readonly load: (text: string, messageText: string) => void;
  /** Changes the text, and shows a message. */
  readonly change: (text: string, messageText: string) => void;
}

/** What the buttons do with the whole text. */
export function useTextActions({ editor, files, load, change }: TextActions) {
  async function format(): Promise<void> {
    const { formatJson } = await import('../parts/format-json.ts');
    const text = editor.current?.text() ?? '';
    const formatted = formatJson(text);
    if (formatted === undefined) toast('Only JSON can be formatted.');
    else if (formatted.trim() === text.trim()) toast('The text is already formatted.');
    else change(formatted, 'Formatted.');
  }

  const clear = (): void => change('', 'Cleared.');

  const open = async (given: readonly File[]): Promise<void> => {
    const opened = await Promise.all(given.map(async (file) => ({ name: file.name, text: await file.text() })));
    files.show(opened);
    const [first] = opened;
    if (first) load(first.text, opened.length > 1 ? `Opened ${opened.length} files.` : `Opened ${first.name}.`);
  };
  const isDropping = useDroppedFiles(open);

  async function startNew({ sample: name, ...payload }: NewPayload, title: string): Promise<void> {
    const text = name === undefined ? await ask('write', payload) : await loadSample(name);
    if (text === undefined) return toast('The payload could not be written.');
    files.show([]);
    load(text, `${title}.`);
    const [before = '', value = ''] = FIRST_VALUE.exec(text) ?? [];
    editor.current?.reveal(before.length - value.length, before.length);
  }

  return { format, clear, open, startNew, isDropping };
}

/** The first value of a JSON text or a form. */
const FIRST_VALUE = /^[^:=]*(?::\s*"?|=)([^"&,\n]*)/;
