import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CopyButton } from '../parts/copy-button.tsx';
import { addressOf, formatRoute } from '../routing/route.ts';
import { findSensitive, redact } from './sensitive.ts';
import { packText } from './shared-text.ts';

export interface PayloadLinkProps {
  /** The query of every link. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The checked payload. */
  readonly text: string;
}

/** Makes a link with the payload, complete or redacted. */
export function PayloadLink({ query, text }: PayloadLinkProps): JSX.Element {
  const [packed, setPacked] = useState<{ readonly of: string; readonly link: string; readonly isRedacted: boolean }>();
  const found = [...new Set(findSensitive(text).map(({ what }) => what))];
  const pack = async (isRedacted: boolean): Promise<void> => {
    const payload = await packText(isRedacted ? redact(text) : text);
    setPacked({ of: text, link: addressOf(formatRoute('check', [], { ...query, payload })), isRedacted });
  };
  return (
    <>
      <p class="warn">
        <strong>Everyone who sees a link with the payload can read the payload</strong>, also in browser history and
        messages.
      </p>
      {found.length > 0 && (
        <p class="warn">
          This text seems to contain <strong>{found.join(' and ')}</strong>.
        </p>
      )}
      <p class="row">
        {found.length > 0 && (
          <button type="button" class="small primary" onClick={() => pack(true)}>
            Create redacted link
          </button>
        )}
        <button type="button" class="small" onClick={() => pack(false)}>
          {found.length > 0 ? 'Create complete link' : 'Create link with payload'}
        </button>
      </p>
      {packed?.of === text && (
        <p class="row">
          <CopyButton
            label={`Copy ${packed.isRedacted ? 'redacted ' : ''}link (${packed.link.length} characters)`}
            text={packed.link}
          />
        </p>
      )}
    </>
  );
}
