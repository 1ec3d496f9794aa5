import type { JSX } from 'preact';
import { CopyButton } from './copy-button.tsx';

interface CodeBlockProps {
  readonly title: string;
  readonly code: string;
}

/** Code with a copy button. */
export const CodeBlock = ({ title, code }: CodeBlockProps): JSX.Element => (
  <section class="code-block" aria-label={title}>
    <header class="row">
      <h3>{title}</h3>
      <CopyButton text={code} label="Copy" about={title} />
    </header>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must scroll by keyboard too */}
    <pre tabIndex={0}>{code}</pre>
  </section>
);
