// Read by `tsc` in the `types` task: each line after an expected error must be one.
import type { Profile } from '@pg/rule-kit';
import { kinds, type LintResult, lintText, proveText } from '../src/index.ts';

/** Missing options of a program are passed on as they are. */
export const lint = (options: { kind?: string; profile?: Profile }): LintResult =>
  lintText('{}', { kind: options.kind, profile: options.profile, names: undefined });

/** A kind may be any string. */
export const all = kinds.map((kind) => lintText('{}', { kind }));

/** Messages have the codes of all kinds. */
export const reworded = [
  lintText('{}', {
    messages: { 'too-long': '{field} ...', 'field-of-other-set': undefined, 'not-a-token': () => '...' },
  }),
  // @ts-expect-error no such code
  lintText('{}', { messages: { 'too-longg': '{field} ...' } }),
];

export const proven = [
  proveText('{}', {
    kind: 'wallet2-token',
    environment: 'TEST',
    rootKeys: [],
    recipientId: 'gateway:id',
    maxAge: 1000,
  }),
  // @ts-expect-error no such option
  proveText('{}', { rootKey: [] }),
  // @ts-expect-error that takes a clock
  lintText('{}', { maxAge: 1000 }),
];
