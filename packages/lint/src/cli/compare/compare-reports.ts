import type { Severity } from '@pg/rule-kit';
import { unreadRules } from '../../core/file-rules.ts';
import { fingerprintsOf } from '../report/fingerprint.ts';
import { repositoryPath } from '../report/repository-path.ts';
import type { SavedFinding, SavedReport } from './saved-report.ts';

/** A finding and its file. */
export interface FileFinding extends SavedFinding {
  readonly file: string;
}

/** A finding that both reports have, with another severity each; its place is that in the new one. */
export interface ChangedFinding extends FileFinding {
  /** Its severity in the old report. */
  readonly was: Severity;
}

/** What is different between two reports. */
export interface Comparison {
  /** In the new report alone. */
  readonly added: readonly FileFinding[];
  /** In the old report alone, of files that the new one has checked. */
  readonly fixed: readonly FileFinding[];
  readonly changed: readonly ChangedFinding[];
  /** In the old report alone, of files that the new one has not, or could not be read when it was made. */
  readonly unchecked: readonly FileFinding[];
  /** How many are as they were. */
  readonly same: number;
}

/**
 * Compares two reports. A finding is known again as by its fingerprint: by file, rule, path in the payload, and which of
 * those with all these in common it is. Its line does not count.
 */
export function compareReports(before: SavedReport, after: SavedReport): Comparison {
  const old = byFingerprint(before);
  const now = byFingerprint(after);
  const added = [...now.prints].flatMap(([print, finding]) => (old.prints.has(print) ? [] : [finding]));
  const gone = [...old.prints].flatMap(([print, finding]) => (now.prints.has(print) ? [] : [finding]));
  const both = [...now.prints].flatMap(([print, finding]) => {
    const was = old.prints.get(print)?.severity;
    return was === undefined ? [] : [{ ...finding, was }];
  });
  const changed = both.filter(({ severity, was }) => severity !== was);
  const unread = new Set(added.filter(({ rule }) => unreadRules.has(rule)).map(({ file }) => file));
  const isChecked = ({ file }: FileFinding): boolean => now.files.has(file) && !unread.has(file);
  return {
    added,
    fixed: gone.filter(isChecked),
    changed,
    unchecked: gone.filter((each) => !isChecked(each)),
    same: both.length - changed.length,
  };
}

/** Whether a finding is one that newly fails: an error that was none, or was not there. */
export const isFailing = (finding: FileFinding | ChangedFinding): boolean => finding.severity === 'error';

/** The findings of a report, and its files; a file that is named in two ways is one. */
function byFingerprint({ files }: SavedReport): {
  readonly files: ReadonlySet<string>;
  readonly prints: ReadonlyMap<string, FileFinding>;
} {
  const findingsOf = new Map<string, SavedFinding[]>();
  for (const { file, findings } of files) {
    const path = repositoryPath(file);
    const known = findingsOf.get(path) ?? [];
    findingsOf.set(path, known);
    for (const finding of findings) known.push(finding);
  }
  const prints = [...findingsOf].flatMap(([file, findings]) => {
    const fingerprints = fingerprintsOf({ file, findings });
    return findings.map((finding, i) => [fingerprints[i] ?? '', { ...finding, file }] as const);
  });
  return { files: new Set(findingsOf.keys()), prints: new Map(prints) };
}
