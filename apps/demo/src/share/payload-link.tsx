import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CheckRequest } from '../checker/check-text.ts';
import { ask } from '../checker/checker.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { addressOf, formatRoute } from '../routing/route.ts';
import { packText } from './shared-text.ts';

export interface PayloadLinkProps {
  /** The query of every link. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The checked payload. */
  readonly request: CheckRequest;
}

interface Links {
  readonly request: CheckRequest;
  readonly redacted: string;
  readonly complete: string;
  readonly note: string;
}

/** Makes links with the payload: without its values, and complete. */
export function PayloadLink({ query, request }: PayloadLinkProps): JSX.Element {
  const [links, setLinks] = useState<Links>();
  useEffect(() => {
    let isWanted = true;
    const linkTo = async (text: string): Promise<string> =>
      addressOf(formatRoute('check', [], { ...query, payload: await packText(text) }));
    const make = async (): Promise<void> => {
      const redacted = await ask('redact', request);
      if (redacted === undefined) return;
      const { text, isBodyOnly, changedRules } = redacted;
      const note = [
        isBodyOnly ? 'It has only the body of the request.' : '',
        changedRules.length > 0 ? `Findings of these rules can’t be kept: ${changedRules.join(', ')}.` : '',
      ].join(' ');
      const made = { request, redacted: await linkTo(text), complete: await linkTo(request.text), note };
      if (isWanted) setLinks(made);
    };
    void make();
    return () => {
      isWanted = false;
    };
  }, [request]);
  if (links?.request !== request) return <p class="note">Making links …</p>;
  return (
    <>
      <p>
        The redacted link shows the same fields and findings. Each value is masked, unless it is a code of the document.{' '}
        {links.note}
      </p>
      <p class="row">
        <CopyButton label="Copy redacted link" text={links.redacted} isPrimary />
      </p>
      <p class="warn">
        <strong>The complete link contains every value</strong>, such as keys, names and the token. Everyone who sees
        the link can read them.
      </p>
      <p class="row">
        <CopyButton label="Copy complete link" text={links.complete} />
      </p>
    </>
  );
}
