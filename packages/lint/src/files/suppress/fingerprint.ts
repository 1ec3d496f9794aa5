import type { Finding } from '@pg/rule-kit';
import { repositoryPath } from '../../system/paths.ts';

interface Fingerprinted {
  readonly file: string;
  readonly findings: readonly Pick<Finding, 'rule' | 'path'>[];
}

/**
 * A fingerprint for each finding of a file: 64 hexadecimal digits that stay the same if lines and items move or values change.
 *
 * It is the SHA-256 of the file's path, the rule, the finding's path in the payload without indexes, and a number that
 * distinguishes findings with the same three. It reveals no field name.
 */
export function fingerprintsOf({ file, findings }: Fingerprinted): string[] {
  // Loading it takes 10 ms, and most runs need no fingerprint.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const occurrences = new Map<string, number>();
  return findings.map(({ rule, path }) => {
    const field = path.map((step) => (typeof step === 'number' ? 0 : step));
    const identity = JSON.stringify([repositoryPath(file), rule, field]);
    const occurrence = (occurrences.get(identity) ?? 0) + 1;
    occurrences.set(identity, occurrence);
    return createHash('sha256').update(`${identity}${occurrence}`).digest('hex');
  });
}
