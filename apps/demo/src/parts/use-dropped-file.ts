import { useEffect } from 'preact/hooks';

/** Handles a file that is dropped anywhere on the page. */
export function useDroppedFile(onFile: (file: File) => void): void {
  useEffect(() => {
    const rendered = new AbortController();
    const on = (type: 'dragover' | 'drop', act: (file: File | undefined) => void): void =>
      addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          // The editor would insert it at the pointer, or the browser would leave the page.
          event.preventDefault();
          event.stopPropagation();
          act(event.dataTransfer.files[0]);
        },
        { capture: true, signal: rendered.signal },
      );
    on('dragover', () => {});
    on('drop', (file) => file && onFile(file));
    return () => rendered.abort();
  });
}
