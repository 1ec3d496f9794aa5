import type { JSX } from 'preact';
import { type Address, goTo, linkTo } from '../address.ts';
import type { CheckOutcome } from '../checker/checker.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { DropDown } from '../parts/drop-down.tsx';
import { Icon } from '../parts/icon.tsx';
import { SamplePicker } from '../samples/sample-picker.tsx';
import { PayloadLink } from '../share/payload-link.tsx';

interface ToolbarProps {
  readonly address: Address;
  readonly outcome: CheckOutcome | undefined;
  /** The payload in the text that a link and the code are made of. */
  readonly current: number;
  readonly settings: string;
  readonly onSettings: (settings: string) => void;
  /** Whether the user has changed the text. */
  readonly isOwn: boolean;
  readonly onFile: (file: File) => void;
}

/** What is checked, and how. */
export function Toolbar(props: ToolbarProps): JSX.Element {
  const { address, outcome, current, settings, onSettings, isOwn, onFile } = props;
  const { sample, kind } = address;
  const { kinds = kind === undefined ? [] : [kind], kind: detected, found = [] } = outcome?.checked ?? {};
  const own = isOwn ? 'your own text' : 'first example';
  const shared = found[current];
  return (
    <div class="toolbar row">
      <SamplePicker
        current={sample}
        own={outcome?.request.text === '' ? 'none' : own}
        onPick={(name) => goTo({ sample: name })}
      />
      <label class="button quiet">
        <Icon name="file" /> Open a file
        <input
          type="file"
          class="unseen"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onFile(file);
            // Allows opening the same file again.
            currentTarget.value = '';
          }}
        />
      </label>
      <label class="inline kind">
        <span>Kind</span>
        <select value={kind ?? ''} onChange={({ currentTarget }) => goTo({ ...address, kind: currentTarget.value })}>
          <option value="">{kind === undefined && detected !== undefined ? `${detected} (detected)` : 'detect'}</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <DropDown icon="person" label="Settings" isSet={settings.trim() !== ''}>
        <label class="field">
          <span>
            <code>profile</code>, <code>names</code>, <code>rules</code> and <code>gateway</code> of pg-lint.config.json
          </span>
          <textarea
            rows={8}
            spellcheck={false}
            placeholder={'{\n  "profile": { "cardSet": 6 }\n}'}
            value={settings}
            onInput={({ currentTarget }) => onSettings(currentTarget.value)}
          />
        </label>
      </DropDown>
      <DropDown icon="link" label="Share">
        {sample !== undefined ? (
          <CopyButton label="Copy link to this sample" text={linkTo(address)} />
        ) : (
          outcome && (
            <PayloadLink
              request={{ ...outcome.request, ...(shared && { text: shared.text, kind: shared.kind }) }}
              isPart={shared?.isWhole === false}
            />
          )
        )}
      </DropDown>
    </div>
  );
}
