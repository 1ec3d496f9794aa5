import type { JSX } from 'preact';
import { samples } from './samples.ts';

interface SamplePickerProps {
  readonly current: string | undefined;
  /** What is shown without a sample: "your own text". */
  readonly own: string;
  readonly onPick: (name: string | undefined) => void;
}

const GROUPS = { 'With mistakes': 'mistakes/', Correct: 'good/' };

/** The title of a sample: "quantity unit pcs" for `mistakes/quantity-unit-pcs.json`. */
const titleOf = (name: string): string => name.replace(/^.*\/|\.\w+$/g, '').replaceAll('-', ' ');

/** Picks a sample, or the user's own text. */
export const SamplePicker = ({ current, own, onPick }: SamplePickerProps): JSX.Element => (
  <label class="inline">
    <span>Example</span>
    <select value={current ?? ''} onChange={({ currentTarget }) => onPick(currentTarget.value || undefined)}>
      <option value="">{own}</option>
      {Object.entries(GROUPS).map(([title, folder]) => (
        <optgroup key={title} label={title}>
          {samples
            .filter((name) => name.startsWith(folder))
            .map((name) => (
              <option key={name} value={name}>
                {titleOf(name)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  </label>
);
