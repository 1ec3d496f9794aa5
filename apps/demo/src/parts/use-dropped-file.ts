import { useEffect, useState } from 'preact/hooks';

/** Handles a file that is dropped anywhere on the page. Returns whether one is being dragged over it. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void): void =>
      // The editor would insert it at the pointer.
      addEventListener(type, listener, { capture: true, signal: listeners.signal });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    // Without a target, the pointer has left the page.
    on('dragleave', ({ relatedTarget }) => setOver(relatedTarget !== null));
    on('drop', (event) => {
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onFile(file);
    });
    return () => listeners.abort();
  });
  return isOver;
}
