import { useEffect, useRef, useState } from 'preact/hooks';

/** Takes a file that is dropped anywhere on the page, and says whether one is held over it. */
export function useDroppedFiles(take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Without a target the mouse has left the page.
    const leave = ({ relatedTarget }: DragEvent): void => setOver(relatedTarget !== null);
    const drop = (event: DragEvent): void => {
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      // The editor would put it where the mouse is.
      event.stopPropagation();
      latest.current(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop, { capture: true });
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop, { capture: true });
    };
  }, []);
  return isOver;
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
