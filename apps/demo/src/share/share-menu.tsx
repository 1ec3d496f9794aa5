import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CopyButton } from '../parts/copy-button.tsx';
import { DropDown } from '../parts/drop-down.tsx';
import { formatRoute } from '../routing/route.ts';
import { packText } from './shared-text.ts';

interface ShareMenuProps {
  /** The sample in sight, if it is unchanged. */
  readonly sample: string | undefined;
  /** What a link carries in any case. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The payload, as it was checked; `undefined` before. */
  readonly text: string | undefined;
}

const addressOf = (fragment: string): string => `${location.origin}${location.pathname}${fragment}`;

/** Links: to a sample by its name, and with the payload itself only for who asks for it. */
export function ShareMenu({ sample, query, text }: ShareMenuProps): JSX.Element {
  const [packed, setPacked] = useState<{ readonly text: string; readonly link: string }>();
  const pack = async (): Promise<void> => {
    if (text === undefined) return;
    const payload = await packText(text);
    setPacked({ text, link: addressOf(formatRoute('check', [], { ...query, payload })) });
  };
  return (
    <DropDown icon="link" label="Link">
      {sample !== undefined ? (
        <p class="row">
          <CopyButton
            label="Copy link to this sample"
            text={addressOf(formatRoute('check', [], { ...query, sample }))}
          />
        </p>
      ) : (
        <>
          <p class="warn">
            <strong>A link with the payload shows it to everyone who sees the link</strong>, in histories and messages
            too. Take out the payer’s data first.
          </p>
          <p class="row">
            <button type="button" class="small" onClick={pack}>
              Put the payload into a link
            </button>
          </p>
          {packed !== undefined && packed.text === text && (
            <p class="row">
              <CopyButton label={`Copy link of ${packed.link.length} characters`} text={packed.link} />
            </p>
          )}
        </>
      )}
    </DropDown>
  );
}
