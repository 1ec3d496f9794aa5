import type { Basis } from '@pg/rule-kit';

/** What each basis means. */
export const BASES: Readonly<Record<Basis, string>> = {
  stated: 'stated in the interface document',
  published: 'published by the wallet',
  inferred: 'implied by the interface document',
  conflict: 'the interface document contradicts itself here',
  safety: 'our own safety limit',
};
