import type { JSX } from 'preact';
import { folderOf, samples } from './samples.ts';

interface SamplePickerProps {
  readonly current: string | undefined;
  /** Whether there is a text of the visitor's own to go back to. */
  readonly hasOwn: boolean;
  readonly onPick: (name: string | undefined) => void;
}

const folders = [...new Set(samples.map(folderOf))];

const TITLES: Readonly<Record<string, string>> = { mistakes: 'With mistakes', good: 'Correct' };

/** `quantity-unit-pcs.json` as people read it. */
const titleOf = (name: string): string => name.replace(/\.\w+$/, '').replaceAll('-', ' ');

/** The repository's samples, and the visitor's own text. */
export const SamplePicker = ({ current, hasOwn, onPick }: SamplePickerProps): JSX.Element => (
  <label class="inline">
    <span>Sample</span>
    <select value={current ?? ''} onChange={({ currentTarget }) => onPick(currentTarget.value || undefined)}>
      <option value="">{hasOwn ? 'your own text' : 'a first example'}</option>
      {folders.map((folder) => (
        <optgroup key={folder} label={TITLES[folder] ?? folder}>
          {samples
            .filter((sample) => folderOf(sample) === folder)
            .map(({ name }) => (
              <option key={name} value={name}>
                {titleOf(name.slice(folder.length + 1))}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  </label>
);
