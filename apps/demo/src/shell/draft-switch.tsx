import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { forgetDrafts, isKeeping, setKeeping } from '../draft/drafts.ts';
import { Icon } from '../parts/icon.tsx';

/** Says where what the visitor enters is kept, and lets them change it. */
export function DraftSwitch(): JSX.Element {
  const [isOn, setOn] = useState(isKeeping);
  const change = (next: boolean): void => {
    setKeeping(next);
    setOn(next);
  };
  const forget = (): void => {
    forgetDrafts();
    location.reload();
  };
  return (
    <footer class="bottom">
      <p>
        <Icon name="lock" /> Nothing is sent anywhere. What you enter is kept{' '}
        {isOn ? 'in this tab’s storage until you close the tab; keys are not.' : 'only until you leave the page.'}
      </p>
      <label class="choice">
        <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => change(currentTarget.checked)} />
        <span>Keep it in this tab</span>
      </label>
      <button type="button" class="small quiet" onClick={forget}>
        Forget everything
      </button>
    </footer>
  );
}
