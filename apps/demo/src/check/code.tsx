import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Found } from '../checker/check-text.ts';
import { ask } from '../checker/checker.ts';
import { CodeBlock } from '../parts/code-block.tsx';

/** Code that sends a payload, also while it has findings; nothing for what is no request. */
export function Code({ found }: { readonly found: Found | undefined }): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  const [codes, setCodes] = useState<Readonly<Record<string, string>> | 'unreadable'>();
  const { kind = '', text = '', totals } = found ?? {};
  useEffect(() => {
    let isWanted = true;
    if (isOpen) void ask((tasks) => tasks.code(kind, text)).then((made) => isWanted && setCodes(made ?? 'unreadable'));
    return () => {
      isWanted = false;
    };
  }, [isOpen, kind, text]);
  if (kind !== 'session-request' && kind !== 'sale-form') return null;
  return (
    <details class="code" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Code that sends it</summary>
      {totals !== undefined && totals.error > 0 && (
        <p class="warn">The payload has errors: the service would refuse it.</p>
      )}
      {codes === 'unreadable' ? (
        <p class="note">The text can’t be read. Fix its syntax to see the code.</p>
      ) : (
        Object.entries(codes ?? {}).map(([title, code]) => <CodeBlock key={title} title={title} code={code} />)
      )}
    </details>
  );
}
