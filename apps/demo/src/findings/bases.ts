import type { Basis } from '@pg/rule-kit';

/** What each basis means. */
export const BASES: Readonly<Record<Basis, string>> = {
  stated: 'stated in the document',
  published: 'published by the wallet',
  inferred: 'implied by the document',
  conflict: 'the document contradicts itself here',
  safety: 'our own safety limit',
};
