import type { EditorRow } from '@pg/lint';

/** A section as a URL has it: `2.2-set-6-shipping`. */
export const slugOf = (section: string): string => section.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-');

/** The mark and the section of a row: "required · 4 E2 Sale". */
export const sourceOf = ({ mandatory, section }: EditorRow): string =>
  `${mandatory === 'not shown' ? 'the interface document does not say whether it is required' : mandatory} · ${section}`;
