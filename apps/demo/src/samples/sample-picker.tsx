import type { JSX } from 'preact';
import { folderOf, samples } from './samples.ts';

interface SamplePickerProps {
  readonly current: string | undefined;
  /** What is shown without a sample: "your own text". */
  readonly own: string;
  readonly onPick: (name: string | undefined) => void;
}

const folders = [...new Set(samples.map(folderOf))];

const TITLES: Readonly<Record<string, string>> = { mistakes: 'With mistakes', good: 'Correct' };

/** The title of a sample: "quantity unit pcs" for `quantity-unit-pcs.json`. */
const titleOf = (name: string): string => name.replace(/\.\w+$/, '').replaceAll('-', ' ');

/** Picks a sample, or the user's own text. */
export const SamplePicker = ({ current, own, onPick }: SamplePickerProps): JSX.Element => (
  <label class="inline">
    <span>Example</span>
    <select value={current ?? ''} onChange={({ currentTarget }) => onPick(currentTarget.value || undefined)}>
      <option value="">{own}</option>
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
