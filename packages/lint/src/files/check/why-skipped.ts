import { fileTypeOf } from '../../readers/file-types.ts';
import type { LintedFile } from '../../text/lint-result.ts';

/**
 * Why a file of a folder is skipped; `undefined` if it is reported: it has a payload, or sets the kind of one, or can't be
 * read and has a distinctive name.
 */
export function whySkipped(
  { file, kinds, possibleKind, findings }: LintedFile,
  isDistinctive: () => boolean,
): WhySkipped | undefined {
  if (kinds.length > 0 || findings.some(({ rule }) => rule === 'kind-name')) return undefined;
  if (possibleKind !== undefined) return 'possible';
  const { syntax, reader, hasLines } = fileTypeOf(file);
  const mayBeBroken = findings.length > 0 && (syntax ?? reader ?? hasLines) !== undefined;
  if (!mayBeBroken || findings.some(({ rule }) => rule === 'unknown-kind')) return 'other';
  return isDistinctive() ? undefined : 'unreadable';
}

/** Why a file is left out of a report. */
export type WhySkipped =
  | 'other'
  | 'possible'
  | 'unreadable'
  | 'ignored'
  | 'pointer'
  | 'gone'
  | 'broken link'
  | 'linked folder'
  | 'repository';
