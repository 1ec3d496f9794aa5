import type { ComponentChildren, JSX } from 'preact';
import { type Address, goTo } from './address.ts';
import type { CheckedText } from './checker/check-text.ts';
import { Popover } from './controls.tsx';
import { samples } from './start-text.ts';

interface ToolbarProps {
  readonly address: Address;
  readonly checked: CheckedText | undefined;
  readonly settings: string;
  readonly onSettings: (settings: string) => void;
  /** Whether the user has changed the text. */
  readonly isOwn: boolean;
  readonly onFiles: (files: FileList | null) => void;
  readonly children: ComponentChildren;
}

/** What is checked, and how. */
export function Toolbar(props: ToolbarProps): JSX.Element {
  const { address, checked, settings, onSettings, isOwn, onFiles, children } = props;
  const { sample, kind } = address;
  const isDetected = kind === undefined && checked?.kind !== undefined;
  return (
    <div class="row">
      <label>
        Example{' '}
        <select value={sample ?? ''} onChange={({ currentTarget }) => goTo({ sample: currentTarget.value })}>
          <option value="">{isOwn ? 'your own text' : 'first example'}</option>
          {options(samples)}
        </select>
      </label>
      <label>
        Kind{' '}
        <select value={kind ?? ''} onChange={({ currentTarget }) => goTo({ ...address, kind: currentTarget.value })}>
          <option value="">{isDetected ? `${checked.kind} (detected)` : 'detect'}</option>
          {options(checked?.kinds ?? [])}
        </select>
      </label>
      <label class="button">
        Open a file
        <input
          type="file"
          class="unseen"
          onChange={({ currentTarget }) => {
            onFiles(currentTarget.files);
            // Allows opening the same file again.
            currentTarget.value = '';
          }}
        />
      </label>
      <Popover label="Settings">
        <label>
          <code>profile</code>, <code>names</code>, <code>rules</code> and <code>gateway</code> of pg-lint.config.json
          <textarea
            rows={8}
            cols={50}
            placeholder={'{\n  "profile": { "cardSet": 6 }\n}'}
            value={settings}
            onInput={({ currentTarget }) => onSettings(currentTarget.value)}
          />
        </label>
      </Popover>
      {children}
    </div>
  );
}

const options = (names: readonly string[]): JSX.Element[] => names.map((name) => <option key={name}>{name}</option>);
