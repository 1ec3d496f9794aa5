import type { JSX } from 'preact';
import type { NewPayload } from '../checker/tasks.ts';
import { DropDown } from '../parts/drop-down.tsx';
import { lazy } from '../parts/lazy.tsx';

export interface NewMenuProps {
  readonly onNew: (payload: NewPayload, title: string) => void;
}

/** The choices have names from the document's tables. */
const NewChoices = lazy<NewMenuProps>(async () => (await import('./new-choices.tsx')).NewChoices);

/** Starts with a valid payload. */
export const NewMenu = ({ onNew }: NewMenuProps): JSX.Element => (
  <DropDown icon="plus" label="New" isPrimary>
    <NewChoices onNew={onNew} />
  </DropDown>
);
