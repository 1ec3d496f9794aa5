import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CopyButton } from '../parts/copy-button.tsx';
import { DropDown } from '../parts/drop-down.tsx';
import { formatRoute } from '../routing/route.ts';
import { findSensitive, redact } from './sensitive.ts';
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
export const ShareMenu = ({ sample, query, text }: ShareMenuProps): JSX.Element => (
  <DropDown icon="link" label="Link">
    {sample !== undefined ? (
      <p class="row">
        <CopyButton label="Copy link to this sample" text={addressOf(formatRoute('check', [], { ...query, sample }))} />
      </p>
    ) : (
      text !== undefined && <PayloadLink query={query} text={text} />
    )}
  </DropDown>
);

/** A link that holds the payload, as it is or redacted. */
function PayloadLink({ query, text }: { readonly query: ShareMenuProps['query']; readonly text: string }): JSX.Element {
  const [packed, setPacked] = useState<{ readonly of: string; readonly link: string; readonly isRedacted: boolean }>();
  const found = [...new Set(findSensitive(text).map(({ what }) => what))];
  const pack = async (isRedacted: boolean): Promise<void> => {
    const payload = await packText(isRedacted ? redact(text) : text);
    setPacked({ of: text, link: addressOf(formatRoute('check', [], { ...query, payload })), isRedacted });
  };
  return (
    <>
      <p class="warn">
        <strong>A link with the payload shows it to everyone who sees the link</strong>, in histories and messages too.
      </p>
      {found.length > 0 && (
        <p class="warn">
          This text has what looks like <strong>{found.join(' and ')}</strong>.
        </p>
      )}
      <p class="row">
        {found.length > 0 && (
          <button type="button" class="small primary" onClick={() => pack(true)}>
            Make a redacted link
          </button>
        )}
        <button type="button" class="small" onClick={() => pack(false)}>
          {found.length > 0 ? 'Make a link with all of it' : 'Put the payload into a link'}
        </button>
      </p>
      {packed?.of === text && (
        <p class="row">
          <CopyButton
            label={`Copy ${packed.isRedacted ? 'redacted ' : ''}link of ${packed.link.length} characters`}
            text={packed.link}
          />
        </p>
      )}
    </>
  );
}
