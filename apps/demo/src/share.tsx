import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from './address.ts';
import type { CheckRequest } from './checker/check-text.ts';
import { ask } from './checker/checker.ts';
import { CopyButton } from './controls.tsx';
import { packText } from './packed-text.ts';

/** Makes links with a payload: without its values, and complete. `part` says where it is in a larger text. */
export function Share({ request, part }: { request: CheckRequest; part: string | undefined }): JSX.Element {
  const { text, kind, settings } = request;
  const [links, setLinks] = useState(['', '']);
  useEffect(() => {
    const make = async (): Promise<string[]> => {
      const redacted = await ask((tasks) => tasks.redact({ text, kind }));
      return Promise.all([
        redacted === undefined ? '' : packText(redacted).then((payload) => linkTo({ kind, redacted: '1', payload })),
        packText(text).then((payload) => linkTo({ kind, settings, payload })),
      ]);
    };
    void make().then(setLinks);
  }, []);
  const [redacted = '', complete = ''] = links;
  return (
    <>
      {part !== undefined && <p>A link has only this payload: {part}.</p>}
      <p>
        The redacted link shows the same fields. Each value is masked, unless it is a code of the document, so a finding
        about a value may differ.
      </p>
      {redacted && <CopyButton label="Copy redacted link" text={redacted} />}
      <p>
        <strong>The complete link contains every value</strong>, such as keys, names and the token, and your settings.
        Everyone who sees the link can read them.
      </p>
      {complete && <CopyButton label="Copy complete link" text={complete} />}
    </>
  );
}
