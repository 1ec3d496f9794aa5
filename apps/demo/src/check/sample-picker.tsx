import type { JSX } from 'preact';
import { folderOf, samples } from './samples.ts';

interface SamplePickerProps {
  readonly current: string | undefined;
  readonly onPick: (name: string) => void;
}

const folders = [...new Set(samples.map(folderOf))];

/** The repository's samples. */
export const SamplePicker = ({ current, onPick }: SamplePickerProps): JSX.Element => (
  <label class="inline">
    <span>Sample</span>
    <select value={current ?? ''} onChange={({ currentTarget }) => currentTarget.value && onPick(currentTarget.value)}>
      <option value="">your own</option>
      {folders.map((folder) => (
        <optgroup key={folder} label={folder}>
          {samples
            .filter((sample) => folderOf(sample) === folder)
            .map(({ name }) => (
              <option key={name} value={name}>
                {name.slice(folder.length + 1)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  </label>
);
