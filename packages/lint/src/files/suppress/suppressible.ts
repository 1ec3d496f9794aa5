import type { Finding } from '@pg/rule-kit';

/** A finding, with or without a position. One with `times` counts as several. */
export type Suppressible = Finding & { readonly times?: number };
