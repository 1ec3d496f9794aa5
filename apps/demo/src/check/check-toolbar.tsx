import type { JSX } from 'preact';
import type { CheckOutcome } from '../checker/checker.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { DropDown } from '../parts/drop-down.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { lazy } from '../parts/lazy.tsx';
import { addressOf, formatRoute, goTo, type ViewProps } from '../routing/route.ts';
import { SamplePicker } from '../samples/sample-picker.tsx';
import type { PayloadLinkProps } from '../share/payload-link.tsx';
import type { NewChoicesProps } from './new-choices.tsx';

const NewChoices = lazy<NewChoicesProps>(async () => (await import('./new-choices.tsx')).NewChoices);
const PayloadLink = lazy<PayloadLinkProps>(async () => (await import('../share/payload-link.tsx')).PayloadLink);

interface CheckToolbarProps extends ViewProps, NewChoicesProps {
  readonly outcome: CheckOutcome | undefined;
  /** Whether the user has changed the text. */
  readonly isOwn: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** What is checked, and how. All of it is in the URL, but a payload only if the user asks for such a link. */
export function CheckToolbar({ route, outcome, isOwn, onFiles, onNew }: CheckToolbarProps): JSX.Element {
  const { query } = route;
  const { sample, kind, profile } = query;
  const { kinds = kind === undefined ? [] : [kind], kind: detected } = outcome?.checked ?? {};
  const own = isOwn ? 'your own text' : 'first example';
  const go = (changes: Readonly<Record<string, string | undefined>>): void =>
    goTo(formatRoute('check', [], { ...query, ...changes }));
  return (
    <div class="toolbar row">
      <DropDown icon="plus" label="New" isPrimary>
        <NewChoices onNew={onNew} />
      </DropDown>
      <SamplePicker
        current={sample}
        own={outcome?.request.text === '' ? 'none' : own}
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
      <DropDown icon="person" label="Merchant rules" isSet={profile !== undefined}>
        <label class="field">
          <span>
            The <code>profile</code> of pg-lint.config.json
          </span>
          <textarea
            rows={8}
            spellcheck={false}
            placeholder={'{\n  "cardSet": 6\n}'}
            value={profile ?? ''}
            onInput={({ currentTarget }) =>
              goTo(formatRoute('check', [], { ...query, profile: currentTarget.value }), 'replace')
            }
          />
        </label>
      </DropDown>
      <DropDown icon="link" label="Share">
        {sample !== undefined ? (
          <CopyButton label="Copy link to this sample" text={addressOf(formatRoute('check', [], query))} />
        ) : (
          outcome && <PayloadLink query={{ kind, profile }} request={outcome.request} />
        )}
      </DropDown>
    </div>
  );
}
