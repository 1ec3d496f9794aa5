// Read by `tsc` in the `types` task: the line after each `@ts-expect-error` must have an error.
import { kinds, type LintResult, lintText, type MerchantProfile, verifyText } from '../src/index.ts';

/** Options may be `undefined`. */
export const lint = (options: { kind?: string; profile?: MerchantProfile }): LintResult =>
  lintText('{}', { kind: options.kind, profile: options.profile, names: undefined });

/** A kind may be any string. */
export const all = kinds.map((kind) => lintText('{}', { kind }));

/** `messages` accepts the codes of all kinds. */
export const reworded = [
  lintText('{}', {
    messages: { 'too-long': '{field} ...', 'field-of-other-set': undefined, 'not-a-token': () => '...' },
  }),
  // @ts-expect-error no such code
  lintText('{}', { messages: { 'too-longg': '{field} ...' } }),
];

export const verified = [
  verifyText('{}', {
    kind: 'wallet2-token',
    environment: 'TEST',
    rootKeys: [],
    recipientId: 'gateway:id',
    maxAge: 1000,
  }),
  // @ts-expect-error no such option
  verifyText('{}', { rootKey: [] }),
  // @ts-expect-error only verifyText has maxAge, which needs a clock
  lintText('{}', { maxAge: 1000 }),
];
