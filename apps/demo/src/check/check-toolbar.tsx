import type { JSX } from 'preact';
import type { CheckOutcome } from '../checker/checker.ts';
import { draft } from '../draft/drafts.ts';
import { NewMenu, type NewMenuProps } from '../new/new-menu.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { ProfileMenu } from '../profile/profile-menu.tsx';
import { formatRoute, goTo, type Route } from '../routing/route.ts';
import { SamplePicker } from '../samples/sample-picker.tsx';
import { ShareMenu } from '../share/share-menu.tsx';

interface CheckToolbarProps {
  readonly route: Route;
  readonly outcome: CheckOutcome | undefined;
  /** Whether the user has changed the text. */
  readonly isOwn: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onNew: NewMenuProps['onNew'];
}

/** What is checked, and how. All of it is in the URL. */
export function CheckToolbar({ route, outcome, isOwn, onFiles, onNew }: CheckToolbarProps): JSX.Element {
  const { query } = route;
  const { sample, kind, profile } = query;
  const { kinds = kind === undefined ? [] : [kind], kind: detected } = outcome?.checked ?? {};
  const go = (changes: Readonly<Record<string, string | undefined>>): void =>
    goTo(formatRoute('check', [], { ...query, ...changes }));
  return (
    <div class="toolbar row">
      <NewMenu onNew={onNew} />
      <SamplePicker
        current={sample}
        own={outcome?.request.text === '' ? 'none' : isOwn || draft() ? 'your own text' : 'first example'}
        onPick={(name) => go({ sample: name, payload: undefined, kind: undefined })}
      />
      <FileButton label="Open files" onOpen={onFiles} />
      <label class="inline kind">
        <span>Kind</span>
        <select value={kind ?? ''} onChange={({ currentTarget }) => go({ kind: currentTarget.value })}>
          <option value="">{kind === undefined && detected !== undefined ? `${detected} (detected)` : 'detect'}</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <ProfileMenu route={route} />
      <ShareMenu sample={sample} query={{ kind, profile }} request={outcome?.request} />
    </div>
  );
}
