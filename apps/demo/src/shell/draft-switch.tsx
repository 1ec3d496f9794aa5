import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { deleteDrafts, isStoring, setStoring } from '../draft/drafts.ts';
import { Icon } from '../parts/icon.tsx';
import { toast } from '../parts/messages.tsx';

/** Says where the input is stored, and lets the user change it. */
export function DraftSwitch(): JSX.Element {
  const [isOn, setOn] = useState(isStoring);
  const change = (next: boolean): void => {
    setStoring(next);
    setOn(next);
  };
  const deleteAll = (): void => toast('All input was deleted.', deleteDrafts());
  return (
    <footer class="bottom row">
      <p>
        <Icon name="lock" /> Nothing is sent anywhere. Your input is stored{' '}
        {isOn ? 'in this tab until you close it.' : 'only until you leave the page.'}
      </p>
      <label class="choice">
        <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => change(currentTarget.checked)} />
        <span>Store input in this tab</span>
      </label>
      <button type="button" class="small quiet" onClick={deleteAll}>
        Delete all input
      </button>
    </footer>
  );
}
