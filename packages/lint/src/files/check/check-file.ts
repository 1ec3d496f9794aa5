import { createReadStream, statSync } from 'node:fs';
import type { Finding } from '@pg/rule-kit';
import { maskFinding } from '@pg/rule-kit/internal';
import type { FileSettings } from '../../config/read-settings.ts';
import { fileTypeOf, MAX_LENGTH, otherTypeOf } from '../../readers/file-types.ts';
import { kindInText } from '../../rules/detect/text-evidence.ts';
import { encode } from '../../system/encoding.ts';
import { describeFailure, nameOf } from '../../system/internal-failure.ts';
import { mistakesFolder, realPath, realPathFrom, repositoryPath } from '../../system/paths.ts';
import { attempt, isMisread, UsageError } from '../../system/usage-error.ts';
import { writeText } from '../../system/write-text.ts';
import { certainEdits, countChanges, type MadeChange, makeCertainChanges } from '../../text/fix/fix-text.ts';
import { describeUnread, type LintedFile, type LintResult, withoutFindings } from '../../text/lint-result.ts';
import { checkText } from '../../text/lint-text.ts';
import type { LocatedFinding } from '../../text/locate/locate-findings.ts';
import type { PayloadFile } from '../find/find-files.ts';
import { typeAt } from '../find/walk-folder.ts';
import { isPointer, POINTER_BYTES } from '../read/lfs-pointer.ts';
import { type PayloadText, readPayload, readStream, toText } from '../read/read-payload.ts';
import { type Fix, fixesIn } from './fixes-in.ts';
import { lintLines } from './lint-lines.ts';
import { describeMissing, optionsForText } from './lint-options.ts';
import { capFindings } from './many-findings.ts';
import { type WhySkipped, whySkipped } from './why-skipped.ts';

export interface CheckFileOptions {
  /** The maximum size of a file, or of a line of NDJSON. */
  readonly maxBytes: number;
  /** Whether standard input and named files are read as NDJSON. */
  readonly ndjson?: boolean | undefined;
  /** Whether to fix mistakes: in the files, or only in the report. */
  readonly fix?: 'write' | 'dry run' | undefined;
  /** Opens standard input. */
  readonly input?: (() => AsyncIterable<Uint8Array>) | undefined;
}

export interface CheckedFile extends LintedFile {
  /** The number of mistakes that were fixed; in a dry run, that would be. */
  readonly fixes: number;
  /** How many of the reported findings `--fix` would fix, also after it ran: its rounds are limited. */
  readonly fixable?: number | undefined;
  /** Counts them. */
  readonly countFixes?: (findings: readonly LocatedFinding[]) => number;
  /** Why the file is not in the report, if it is skipped. */
  readonly skipped?: WhySkipped | undefined;
  /** The kind of which it has two distinctive field names, if it is skipped without a payload. */
  readonly kindOfNames?: string | undefined;
  /** The changes of a dry run, and the text after them. */
  readonly made?: readonly MadeChange[];
  readonly fixed?: string;
  /** Finds the fixes of its findings. Files with a payload in each line have none. */
  readonly findFixes?: (findings: readonly LocatedFinding[]) => readonly (readonly Fix[])[];
  /** The paths of the fixes after which the hash must be computed again. */
  readonly breaksHash?: readonly Finding['path'][];
  /** What to know about the fixes. */
  readonly note?: string;
  /** Why the fixes could not be written, or a configured payload was not found. */
  readonly problem?: string;
  /** Describes a failure of the linter itself, without anything of the file. */
  readonly failure?: string | undefined;
}

/** The result of a file of which nothing is reported, and why. */
export const uncheckedFile = (file: string, why: Partial<CheckedFile>): CheckedFile => ({
  ...withoutFindings([]),
  file,
  fixes: 0,
  ...why,
});

/** The result of a file on which the linter itself failed. */
export const failedFile = (file: string, error: unknown): CheckedFile => ({
  ...describeUnread({
    rule: 'syntax',
    code: 'internal-failure',
    params: { error: nameOf(error) },
  }),
  file,
  fixes: 0,
  failure: describeFailure(error),
});

/** Returns whether a finding is fixed: its rule is on. */
export const isFixedIn =
  (rules: FileSettings['rules']) =>
  ({ rule }: { readonly rule: string }): boolean =>
    rules[rule] !== 'off';

/** Reads, fixes and checks a file. */
export async function checkFile(
  payloadFile: PayloadFile,
  { lint, rules, at, isDeclared: hasKind }: Pick<FileSettings, 'lint' | 'rules' | 'at' | 'isDeclared'>,
  options: CheckFileOptions,
): Promise<CheckedFile> {
  const { file, type = file, isStream, isInput, read } = payloadFile;
  const isDeclared = hasKind && otherTypeOf(file) !== undefined;
  const named = payloadFile.named || at !== undefined || isDeclared;
  const { kind } = lint;
  const { maxBytes, fix } = options;
  const given = { ...lint, onlyCertain: !named };
  const toCheckedFile = (
    result: LintResult,
    isDistinctive: () => boolean,
    findKind: () => string | undefined = () => undefined,
  ): CheckedFile => {
    const isLost = !read && !isInput && result.findings.some(isUnreadable) && !isMisread(file);
    if (isLost && typeAt(file) === 'nothing') return uncheckedFile(file, { skipped: 'gone' });
    const found = { ...(isDeclared ? result : withTypeNotRead(result, type)), file, fixes: 0 };
    if (named) return found;
    const skipped = whySkipped({ ...found, file: type }, isDistinctive);
    return { ...found, skipped, kindOfNames: skipped === 'other' ? findKind() : undefined };
  };
  const skipPointer = (): CheckedFile => {
    const note = `${file}: it was not checked, because it is a pointer of git-lfs; git lfs pull fetches the file`;
    return uncheckedFile(file, named ? { problem: note } : { skipped: 'pointer', note });
  };
  if (hasLines(payloadFile, options)) {
    const start = isStream ? undefined : read ? toText(read(), POINTER_BYTES) : readPayload(file, POINTER_BYTES);
    if (start && 'text' in start && isPointer(start.text)) return skipPointer();
    const result = await lintLines(read ? [read()] : open(payloadFile, options), { ...given, maxBytes });
    return toCheckedFile(
      result,
      () => true,
      () => result.kindOfNames,
    );
  }
  const payload = await readText(payloadFile, options);
  if (!('text' in payload)) {
    return toCheckedFile(describeUnread(payload.problem), () => kind !== undefined || payload.problem.isDistinctive);
  }
  if (isPointer(payload.text)) return skipPointer();
  const findKind = (): string | undefined => kindInText(payload.text, lint.gateway);
  const isDistinctive = (): boolean => kind !== undefined || findKind() !== undefined;
  if (fileTypeOf(type).reader && payload.text.length > MAX_LENGTH) {
    const params = { max: MAX_LENGTH / 1e6 };
    const problem = { rule: 'too-large', code: 'too-large-for-type', params } as const;
    return toCheckedFile(describeUnread(problem), isDistinctive);
  }
  const { missing, options: lintOptions } = await optionsForText(type, payload.text, given, at);
  const problem = describeMissing(file, missing);
  if (problem !== undefined) return uncheckedFile(file, { problem });
  const checkedFileOf = (text: string, fixes: number): CheckedFile => {
    const checked = checkText(text, lintOptions);
    const countFixes = (findings: readonly LocatedFinding[]): number =>
      isStream || read ? 0 : countChanges(certainEdits(checked.given, findings));
    return { ...toCheckedFile(capFindings(checked.result), isDistinctive, findKind), fixes, countFixes };
  };
  const isOn = isFixedIn(rules);
  const fixesOf = (text: string) => (findings: readonly LocatedFinding[]) => fixesIn(text, findings, lintOptions);
  if (fix) {
    const { text, fixes, made, breaksHash } = makeCertainChanges(payload.text, lintOptions, isOn);
    const isWritten = made.length > 0 && fix === 'write' && !isStream;
    const links = isWritten ? (statSync(file, { throwIfNoEntry: false })?.nlink ?? 0) : 1;
    if (links === 0) return uncheckedFile(file, { skipped: 'gone' });
    const mistakes = named || made.length === 0 ? '' : mistakesFolder(repositoryPath(file));
    if (links > 1 || mistakes !== '') {
      const why = links > 1 ? 'it has several hard links' : `${mistakes} has a name for mistakes`;
      const note = `${file}: ${why}, so --fix leaves it as it is`;
      return { ...checkedFileOf(payload.text, 0), countFixes: () => 0, note };
    }
    const problems: string[] = [];
    const fixed = checkedFileOf(text, fixes);
    if (fixes > 0 && fix === 'write' && fixed.skipped === undefined)
      attempt(() => writeFixed(payloadFile, encode(text, payload.encoding)), problems);
    const [problem] = problems;
    if (problem !== undefined) return { ...checkedFileOf(payload.text, 0), problem };
    return {
      ...fixed,
      ...(breaksHash && {
        breaksHash: made.flatMap(({ finding, change }) => (change.breaksHash ? [maskFinding(finding).path] : [])),
        note: `${file}: its hash must be computed again after these fixes`,
      }),
      ...(fix === 'dry run' && { made, fixed: text, findFixes: fixesOf(text) }),
    };
  }
  return { ...checkedFileOf(payload.text, 0), findFixes: fixesOf(payload.text) };
}

const isUnreadable = ({ code }: LocatedFinding): boolean => code === 'unreadable-file';

const CODE = /^\.[cm]?[jt]sx?$/;

/** A file of another type is not broken JSON: no finding says so. */
function withTypeNotRead(result: LintResult, file: string): LintResult {
  const type = otherTypeOf(file);
  if (type === undefined || result.kinds.length > 0 || result.findings.length === 0) return result;
  const code = CODE.test(type) ? 'code-not-read' : 'type-not-read';
  return describeUnread({ rule: 'unknown-kind', code, params: { type } });
}

const hasLines = ({ file, type = file, named }: PayloadFile, { ndjson = false }: CheckFileOptions): boolean =>
  fileTypeOf(type).hasLines === true || (named && ndjson);

function readText(payloadFile: PayloadFile, options: CheckFileOptions): PayloadText | Promise<PayloadText> {
  const { file, isStream, read } = payloadFile;
  const { maxBytes } = options;
  if (read) return toText(read(), maxBytes);
  return isStream ? readStream(open(payloadFile, options), maxBytes) : readPayload(file, maxBytes);
}

const open = ({ file, isInput }: PayloadFile, { input }: CheckFileOptions): AsyncIterable<Uint8Array> =>
  isInput && input ? input() : createReadStream(file);

function writeFixed({ file, folder, isStream }: PayloadFile, text: string | Buffer): void {
  if (isStream) throw new UsageError(`${file}: --fix can't write to a stream; use --fix-dry-run to see what is left`);
  if (folder !== undefined && realPathFrom(folder, realPath(file)) === undefined) {
    throw new UsageError(`${file}: --fix can't follow a link out of ${folder}; name the file itself to fix it`);
  }
  writeText(file, text, 'the fixed file');
}
