// What a stranger's program does with the packages, run as it is bundled.
import { lintText } from '@pg/lint';

/** The rules of a payload's errors. */
export const errorsOf = (payload: string): readonly string[] =>
  lintText(payload)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);
