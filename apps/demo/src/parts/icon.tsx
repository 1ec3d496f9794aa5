import type { JSX } from 'preact';

/** Paths on a grid of 24 by 24. */
const PATHS = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13z',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4',
  warning: 'M12 4L2.8 20h18.4zM12 10v5M12 17.5v.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.5V8',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  paste: 'M8.5 4.5h-3v16h13v-16h-3M8.5 3h7v4h-7z',
  fix: 'M4 20l9.5-9.5M13 7l4 4M16 3v3M14.5 4.5h3M20 8.5v2M19 9.5h2',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon: the text beside it has its meaning. */
export const Icon = ({ name }: { readonly name: IconName }): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
