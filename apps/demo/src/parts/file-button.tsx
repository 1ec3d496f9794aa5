import type { JSX } from 'preact';
import { Icon } from './icon.tsx';

interface FileButtonProps {
  readonly label: string;
  /** What it is opened for, where the label doesn't say it. */
  readonly about?: string;
  readonly isSmall?: boolean;
  readonly onOpen: (file: File) => void;
}

/** Opens a file of the visitor's: it is read by the page, and goes nowhere. */
export const FileButton = ({ label, about, isSmall = false, onOpen }: FileButtonProps): JSX.Element => (
  <label class={`button quiet ${isSmall ? 'small' : ''}`}>
    <Icon name="file" /> {label}
    {about !== undefined && <span class="unseen"> {about}</span>}
    <input
      type="file"
      class="unseen"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // The same file, changed, can be opened again.
        currentTarget.value = '';
        if (file) onOpen(file);
      }}
    />
  </label>
);
