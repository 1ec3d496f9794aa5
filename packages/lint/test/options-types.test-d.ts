// Read by `tsc` in the `types` task: the line after each `@ts-expect-error` must have an error.
import { type Finding, kinds, type LintResult, lintText, type MerchantProfile } from '../src/index.ts';

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

/** The code decides the params, so that a translation needs no cast. */
export const translated = lintText('{}').findings.map((finding) => {
  switch (finding.code) {
    case 'too-long':
      return new Intl.PluralRules('de').select(finding.params.max);
    case 'not-listed':
      // @ts-expect-error it has no such param
      return finding.params.max;
    default:
      return finding.message;
  }
});

// @ts-expect-error a translation without most codes
export const german: Record<Finding['code'], string> = { 'too-long': 'zu lang' };
