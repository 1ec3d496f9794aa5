import type { JSX } from 'preact';
import type { CheckOutcome } from '../checker/checker.ts';
import { draft } from '../draft/drafts.ts';
import { FileButton } from '../parts/file-button.tsx';
import { ProfileMenu } from '../profile/profile-menu.tsx';
import { formatRoute, goTo, type Route } from '../routing/route.ts';
import { SamplePicker } from '../samples/sample-picker.tsx';
import { ShareMenu } from '../share/share-menu.tsx';
import { OWN_TEXT } from './wanted-text.ts';

interface CheckToolbarProps {
  readonly route: Route;
  readonly outcome: CheckOutcome | undefined;
  readonly onFile: (file: File) => void;
}

/** What is checked, and how: all of it is in the address. */
export function CheckToolbar({ route, outcome, onFile }: CheckToolbarProps): JSX.Element {
  const { query } = route;
  const { sample, kind, profile } = query;
  const { kinds = kind === undefined ? [] : [kind], kind: found } = outcome?.checked ?? {};
  const go = (changes: Readonly<Record<string, string | undefined>>): void =>
    goTo(formatRoute('check', [], { ...query, ...changes }));
  return (
    <div class="toolbar">
      <SamplePicker
        current={sample}
        hasOwn={draft(OWN_TEXT) !== undefined}
        onPick={(name) => go({ sample: name, payload: undefined, kind: undefined })}
      />
      <FileButton label="Open file" onOpen={onFile} />
      <label class="inline">
        <span>Kind</span>
        <select value={kind ?? ''} onChange={({ currentTarget }) => go({ kind: currentTarget.value })}>
          <option value="">
            {kind === undefined && found !== undefined ? `${found} (recognised)` : 'recognise it'}
          </option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <ProfileMenu route={route} />
      <ShareMenu sample={sample} query={{ kind, profile }} text={outcome?.request.text} />
    </div>
  );
}
