// A user's program. The tests bundle it.
import { lintText } from '@pg/lint';

export const errorsOf = (payload: string): readonly string[] =>
  lintText(payload)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);
