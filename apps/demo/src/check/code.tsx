import type { SampleFormat } from '@pg/lint/sample';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Found } from '../checker/check-text.ts';
import { ask } from '../checker/checker.ts';
import { CodeBlock } from '../parts/code-block.tsx';

const LANGUAGES: readonly (readonly [SampleFormat, string])[] = [
  ['curl', 'curl'],
  ['php', 'PHP'],
];

export interface CodeProps {
  readonly found: Found | undefined;
}

/** Code that sends a payload, also while it has findings; nothing for what is no request. */
export function Code({ found }: CodeProps): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly (string | undefined)[]>();
  const { kind = '', text = '', totals } = found ?? {};
  useEffect(() => {
    let isWanted = true;
    if (isOpen)
      void Promise.all(LANGUAGES.map(([format]) => ask((tasks) => tasks.code(kind, text, format)))).then(
        (made) => isWanted && setCodes(made),
      );
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
      {LANGUAGES.map(([format, title], i) => {
        const code = codes?.[i];
        return code !== undefined && <CodeBlock key={format} title={title} code={code} />;
      })}
      {codes?.includes(undefined) && <p class="note">The text can’t be read. Fix its syntax to see the code.</p>}
    </details>
  );
}
