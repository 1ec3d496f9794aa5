import type { Basis } from '@pg/rule-kit';

/** What each basis means, for people. */
export const BASES: Readonly<Record<Basis, string>> = {
  stated: 'the document says so',
  published: 'the wallet publishes it',
  inferred: 'the document implies it',
  conflict: 'the document contradicts itself here',
};
