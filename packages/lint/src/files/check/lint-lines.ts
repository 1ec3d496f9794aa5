import { kindInText, mayBePayload, mayHavePayload } from '../../rules/detect/text-evidence.ts';
import type { Chunks } from '../../system/read-at-most.ts';
import { describeUnread, kindOfAll, type LintResult, withoutFindings } from '../../text/lint-result.ts';
import { type LintOptions, lintText } from '../../text/lint-text.ts';
import type { LocatedFinding } from '../../text/locate/locate-findings.ts';
import { NO_LINES } from '../../text/locate/showable-lines.ts';
import { describeError } from '../read/read-payload.ts';
import { type TextLine, textLines } from '../read/text-lines.ts';
import { ManyFindings } from './many-findings.ts';

export interface LintLinesOptions extends LintOptions {
  /** The maximum size of a line. */
  readonly maxBytes: number;
}

/**
 * Checks a stream of NDJSON (also called JSON Lines). Lines that are not payloads are skipped.
 *
 * A stream may have any length. So payloads are not kept in memory, and after a limit, findings are only counted.
 */
export async function lintLines(
  stream: Chunks,
  given: LintLinesOptions,
): Promise<LintResult & { readonly kindOfNames?: string | undefined }> {
  const options = { ...given, syntax: 'json' } as const;
  const kinds = new Set<string>();
  const found = new ManyFindings();
  let before = 0;
  let isEmpty = true;
  let possibleKind: string | undefined;
  let kindOfNames: string | undefined;
  const add = (findings: readonly LocatedFinding[]): void => {
    for (const { line, endLine, ...finding } of findings) {
      found.add({ ...finding, line: line + before, endLine: endLine + before });
    }
  };
  try {
    for await (const line of textLines(stream, options.maxBytes)) {
      isEmpty &&= typeof line === 'string' && !/\S/.test(line);
      const result = lintLine(before === 0 ? withoutByteOrderMark(line) : line, options);
      for (const kind of result.kinds) kinds.add(kind);
      possibleKind ??= result.possibleKind;
      if (typeof line === 'string' && result.kinds.length === 0 && result.findings.length > 0)
        kindOfNames ??= kindInText(line, given.gateway);
      if (result.findings.every(({ rule }) => rule !== 'unknown-kind')) add(result.findings);
      before++;
    }
  } catch (error) {
    add(describeUnread(describeError(error)).findings);
  }
  const findings = found.list();
  const hasNoPayload = !isEmpty && kinds.size === 0 && findings.length === 0;
  if (hasNoPayload) return { ...lintText('', { readPayloads: () => [] }), possibleKind, kindOfNames };
  return { kind: kindOfAll([...kinds]), kinds: [...kinds], possibleKind, findings, showableLines: NO_LINES };
}

/** Searches a line for known names first, which is much faster than parsing it. */
function lintLine(line: TextLine, options: LintOptions): LintResult {
  const { kind, onlyCertain = false, gateway } = options;
  if (typeof line !== 'string') return line.isDistinctive || !onlyCertain ? describeUnread(line) : NOTHING;
  const mayBe = onlyCertain ? mayHavePayload(line, gateway) : mayBePayload(line);
  const isSkipped = kind === undefined ? !mayBe : !/\S/.test(line);
  if (isSkipped) return NOTHING;
  const result = lintText(line, options);
  const isForeign =
    kind === undefined && onlyCertain && result.kinds.length === 0 && kindInText(line, gateway) === undefined;
  return isForeign ? { ...NOTHING, possibleKind: result.possibleKind } : result;
}

const withoutByteOrderMark = (line: TextLine): TextLine =>
  typeof line === 'string' ? line.replace(/^\uFEFF/, '') : line;

const NOTHING = withoutFindings([]);
