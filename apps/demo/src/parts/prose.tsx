import type { JSX } from 'preact';

/** A sentence of the rules: what stands between backticks is code. */
export const Prose = ({ children }: { readonly children: string }): JSX.Element => (
  <>{children.split('`').map((part, i) => (i % 2 === 1 ? <code key={`${i} ${part}`}>{part}</code> : part))}</>
);
