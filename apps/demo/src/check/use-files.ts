import { useEffect, useRef, useState } from 'preact/hooks';
import { ask } from '../checker/checker.ts';
import type { TextFile } from '../checker/tasks.ts';
import type { Totals } from '../checker/totals.ts';

/** The files that the user opened together, and the number of their findings. */
export function useFiles(profile: string | undefined) {
  const [files, setFiles] = useState<readonly TextFile[]>([]);
  const [totals, setTotals] = useState<readonly Totals[]>([]);
  const [current, setCurrent] = useState(0);
  const wanted = useRef(files);
  wanted.current = files;
  useEffect(() => {
    if (files.length < 2) return;
    void ask('list', { files, profile }).then((listed) => wanted.current === files && setTotals(listed ?? []));
  }, [files, profile]);
  /** Keeps the edited text of the current file, and returns the text of another one. */
  const open = (next: number, edited: string): string => {
    setFiles(files.map((file, i) => (i === current ? { ...file, text: edited } : file)));
    setCurrent(next);
    return files[next]?.text ?? '';
  };
  const show = (opened: readonly TextFile[]): void => {
    setTotals([]);
    setFiles(opened.length > 1 ? opened : []);
    setCurrent(0);
  };
  return { entries: files.map(({ name }, i) => ({ name, totals: totals[i] })), current, open, show };
}
