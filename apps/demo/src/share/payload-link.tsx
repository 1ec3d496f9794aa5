import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../address.ts';
import type { CheckRequest } from '../checker/check-text.ts';
import { ask } from '../checker/checker.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { packText } from './shared-text.ts';

export interface PayloadLinkProps {
  /** The payload. */
  readonly request: CheckRequest;
  /** Whether it is a part of the text. */
  readonly isPart: boolean;
}

interface Links {
  readonly redacted: string;
  readonly complete: string;
  readonly changedRules: readonly string[];
}

/** Makes links with the payload: without its values, and complete. */
export function PayloadLink({ request, isPart }: PayloadLinkProps): JSX.Element {
  const { text, kind, settings } = request;
  const [hasSettings, setHasSettings] = useState(false);
  const [links, setLinks] = useState<Links>();
  useEffect(() => {
    let isWanted = true;
    const linkWith = async (shared: string, redacted?: string): Promise<string> =>
      linkTo({ kind, settings: hasSettings ? settings : undefined, redacted, payload: await packText(shared) });
    const make = async (): Promise<void> => {
      const made = await ask((tasks) => tasks.redact(request));
      if (made === undefined) return;
      const { changedRules } = made;
      const next = { redacted: await linkWith(made.text, '1'), complete: await linkWith(text), changedRules };
      if (isWanted) setLinks(next);
    };
    setLinks(undefined);
    void make();
    return () => {
      isWanted = false;
    };
  }, [text, kind, settings, hasSettings]);
  if (links === undefined) return <p class="note">Making links …</p>;
  const { redacted, complete, changedRules } = links;
  return (
    <>
      <p>
        The redacted link shows the same fields and findings. Each value is masked, unless it is a code of the document.
        {isPart && ' It has only this payload, without the text around it.'}
        {changedRules.length > 0 && ` Findings of these rules can’t be kept: ${changedRules.join(', ')}.`}
      </p>
      {settings?.trim() && (
        <label class="choice">
          <input type="checkbox" checked={hasSettings} onChange={() => setHasSettings(!hasSettings)} />
          <span>With the settings</span>
        </label>
      )}
      <p class="row">
        <CopyButton label="Copy redacted link" text={redacted} isPrimary />
      </p>
      <p class="warn">
        <strong>The complete link contains every value</strong>, such as keys, names and the token. Everyone who sees
        the link can read them.
      </p>
      <p class="row">
        <CopyButton label="Copy complete link" text={complete} />
      </p>
    </>
  );
}
