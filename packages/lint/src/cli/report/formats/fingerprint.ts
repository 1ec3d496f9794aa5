import { createHash } from 'node:crypto';
import type { Finding } from '@pg/rule-kit';
import { repositoryPath } from '../../../config/paths.ts';

/** What fingerprints are made of. */
interface Fingerprinted {
  readonly file: string;
  readonly findings: readonly Pick<Finding, 'rule' | 'path'>[];
}

/**
 * A fingerprint for each finding of a file: 64 hexadecimal digits that stay the same while lines move and values change.
 *
 * It is the SHA-256 of the file's path, the rule, the finding's path in the payload, and a number that tells findings
 * with the same of these apart. No field name can be read from it.
 */
export function fingerprintsOf({ file, findings }: Fingerprinted): string[] {
  const occurrences = new Map<string, number>();
  return findings.map(({ rule, path }) => {
    const identity = JSON.stringify([repositoryPath(file), rule, path]);
    const occurrence = (occurrences.get(identity) ?? 0) + 1;
    occurrences.set(identity, occurrence);
    return createHash('sha256').update(`${identity}${occurrence}`).digest('hex');
  });
}
