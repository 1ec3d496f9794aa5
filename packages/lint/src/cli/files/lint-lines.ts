import { describeUnread, flawless, kindOfAll, type LintResult, NO_LINES } from '../../core/lint-result.ts';
import { lintOrProve, type ProveOptions } from '../../core/lint-text.ts';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';
import { ManyFindings } from './many-findings.ts';
import { describeError } from './read-payload.ts';
import { type Chunks, type TextLine, textLines } from './text-lines.ts';

/** How a stream of lines is checked. */
export interface LintLinesOptions extends ProveOptions {
  /** How many bytes a line may have. */
  readonly maxBytes: number;
}

/**
 * Checks a stream in which each line is a payload: NDJSON, which is JSON Lines too. Empty lines are passed over.
 *
 * It keeps no payloads, and only the number of findings where there are many: a stream may have any length.
 */
export async function lintLines(stream: Chunks, given: LintLinesOptions): Promise<LintResult> {
  const options = { ...given, syntax: 'json' } as const;
  const kinds = new Set<string>();
  const found = new ManyFindings();
  let before = 0;
  const add = (findings: readonly LocatedFinding[]): void => {
    for (const { line, endLine, ...finding } of findings) {
      found.add({ ...finding, line: line + before, endLine: endLine + before });
    }
  };
  try {
    for await (const line of textLines(stream, options.maxBytes)) {
      const result = await lintLine(line, options);
      for (const kind of result.kinds) kinds.add(kind);
      add(result.findings);
      before++;
    }
  } catch (error) {
    add(describeUnread(describeError(error)).findings);
  }
  return { kind: kindOfAll([...kinds]), kinds: [...kinds], findings: found.list(), showableLines: NO_LINES };
}

function lintLine(line: TextLine, options: ProveOptions): LintResult | Promise<LintResult> {
  if (typeof line !== 'string') return describeUnread(line);
  return /\S/.test(line) ? lintOrProve(line, options) : NOTHING;
}

const NOTHING = flawless([]);
