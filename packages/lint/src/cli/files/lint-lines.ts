import { describeUnread, flawless, kindOfAll, type LintResult, NO_LINES } from '../../core/lint-result.ts';
import { lintOrProve, lintText, type ProveOptions } from '../../core/lint-text.ts';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';
import { hasTellingName, mayBePayload } from '../../core/rules/evidence.ts';
import { ManyFindings } from './many-findings.ts';
import { describeError } from './read-payload.ts';
import { type Chunks, type TextLine, textLines } from './text-lines.ts';

/** How a stream of lines is checked. */
export interface LintLinesOptions extends ProveOptions {
  /** How many bytes a line may have. */
  readonly maxBytes: number;
}

/**
 * Checks a stream of lines with payloads: NDJSON, which is JSON Lines too. Lines that are no payload are passed over.
 *
 * It keeps no payloads, and only the number of findings where there are many: a stream may have any length.
 */
export async function lintLines(stream: Chunks, given: LintLinesOptions): Promise<LintResult> {
  const options = { ...given, syntax: 'json' } as const;
  const kinds = new Set<string>();
  const found = new ManyFindings();
  let before = 0;
  let isEmpty = true;
  let possibleKind: string | undefined;
  const add = (findings: readonly LocatedFinding[]): void => {
    for (const { line, endLine, ...finding } of findings) {
      found.add({ ...finding, line: line + before, endLine: endLine + before });
    }
  };
  try {
    for await (const line of textLines(stream, options.maxBytes)) {
      isEmpty &&= typeof line === 'string' && !/\S/.test(line);
      const result = await lintLine(before === 0 ? withoutMark(line) : line, options);
      for (const kind of result.kinds) kinds.add(kind);
      possibleKind ??= result.possibleKind;
      if (result.findings.every(({ rule }) => rule !== 'unknown-kind')) add(result.findings);
      before++;
    }
  } catch (error) {
    add(describeUnread(describeError(error)).findings);
  }
  const findings = found.list();
  const isWithout = !isEmpty && kinds.size === 0 && findings.length === 0;
  if (isWithout) return { ...lintText('', { readPayloads: () => [] }), possibleKind };
  return { kind: kindOfAll([...kinds]), kinds: [...kinds], possibleKind, findings, showableLines: NO_LINES };
}

/** A look at a line's names is much faster than reading it. */
async function lintLine(line: TextLine, options: ProveOptions): Promise<LintResult> {
  const { kind, onlyCertain = false } = options;
  if (typeof line !== 'string') return line.isTelling || !onlyCertain ? describeUnread(line) : NOTHING;
  const isPassedOver = kind === undefined ? !mayBePayload(line, onlyCertain) : !/\S/.test(line);
  if (isPassedOver) return NOTHING;
  const result = await lintOrProve(line, options);
  const isForeign = kind === undefined && onlyCertain && result.kinds.length === 0 && !hasTellingName(line);
  return isForeign ? { ...NOTHING, possibleKind: result.possibleKind } : result;
}

const withoutMark = (line: TextLine): TextLine => (typeof line === 'string' ? line.replace(/^\uFEFF/, '') : line);

const NOTHING = flawless([]);
