import type { JSX } from 'preact';

/** A sentence with code between backticks. */
export const Prose = ({ children }: { readonly children: string }): JSX.Element => (
  <>{children.split('`').map((part, i) => (i % 2 === 1 ? <code key={`${i} ${part}`}>{part}</code> : part))}</>
);
