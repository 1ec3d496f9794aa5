import type { JSX } from 'preact';
import { Icon } from './icon.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly onOpen: (files: readonly File[]) => void;
}

/** Opens files in the page, without an upload. */
export const FileButton = ({ label, onOpen }: FileButtonProps): JSX.Element => (
  <label class="button quiet">
    <Icon name="file" /> {label}
    <input
      type="file"
      multiple
      class="unseen"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Allows opening the same file again.
        currentTarget.value = '';
        if (files.length > 0) onOpen(files);
      }}
    />
  </label>
);
