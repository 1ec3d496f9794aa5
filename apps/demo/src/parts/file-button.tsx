import type { JSX } from 'preact';
import { Icon } from './icon.tsx';

interface FileButtonProps {
  readonly label: string;
  /** What the file is for, if the label doesn't say so. */
  readonly about?: string;
  readonly isSmall?: boolean;
  readonly onOpen: (file: File) => void;
}

/** Opens a file in the page, without an upload. */
export const FileButton = ({ label, about, isSmall = false, onOpen }: FileButtonProps): JSX.Element => (
  <label class={`button quiet ${isSmall ? 'small' : ''}`}>
    <Icon name="file" /> {label}
    {about !== undefined && <span class="unseen"> {about}</span>}
    <input
      type="file"
      class="unseen"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // Allows opening the same file again.
        currentTarget.value = '';
        if (file) onOpen(file);
      }}
    />
  </label>
);
