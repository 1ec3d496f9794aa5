import { type Chunks, type TextLine, textLines } from '../../core/extract/text-lines.ts';
import { describeUnread, type LintedFile } from '../../core/lint-payload.ts';
import { flawless, kindOfAll, type LintResult, NO_LINES } from '../../core/lint-result.ts';
import { lintOrProve, type ProveOptions } from '../../core/lint-text.ts';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';
import { ManyFindings } from '../../core/many-findings.ts';
import type { Progress } from '../progress.ts';
import { describeError } from './read-payload.ts';

/** How a stream of lines is checked. */
export interface LintLinesOptions extends ProveOptions {
  /** How many bytes a line may have. */
  readonly maxBytes: number;
  /** Is told how far it is. */
  readonly progress?: Progress | undefined;
}

/**
 * Checks a stream in which each line is a payload: NDJSON, which is JSON Lines too. Empty lines are passed over.
 *
 * It keeps no payloads, and of many findings only how many they are: a stream may have any length.
 */
export async function lintLines(file: string, stream: Chunks, options: LintLinesOptions): Promise<LintedFile> {
  const linter = new LinesLinter(options);
  try {
    await linter.read(stream);
  } catch (error) {
    linter.add(describeUnread(describeError(error)).findings);
  }
  const kinds = [...linter.kinds];
  return {
    file,
    kind: kindOfAll(kinds),
    kinds,
    findings: linter.found.list(),
    showableLines: NO_LINES,
  };
}

class LinesLinter {
  readonly kinds = new Set<string>();
  readonly found = new ManyFindings();
  readonly #options: LintLinesOptions;
  #line = 0;

  constructor(options: LintLinesOptions) {
    this.#options = { ...options, syntax: 'json' };
  }

  async read(stream: Chunks): Promise<void> {
    const { maxBytes, progress } = this.#options;
    for await (const lines of textLines(stream, maxBytes)) {
      for (const line of lines) {
        const result = this.#lint(line);
        // Most lines are not waited for: a turn for each takes longer than the line.
        this.#take(result instanceof Promise ? await result : result);
      }
      progress?.linesDone(lines.length);
    }
  }

  /** Adds findings of the line that was read last. */
  add(findings: readonly LocatedFinding[]): void {
    const before = Math.max(0, this.#line - 1);
    for (const { line, endLine, ...finding } of findings) {
      this.found.add({ ...finding, line: line + before, endLine: endLine + before });
    }
  }

  #lint(line: TextLine): LintResult | Promise<LintResult> {
    this.#line++;
    if (typeof line !== 'string') return describeUnread(line);
    return isBlank(line) ? NOTHING : lintOrProve(line, this.#options);
  }

  #take({ kinds, findings }: LintResult): void {
    for (const kind of kinds) this.kinds.add(kind);
    if (findings.length > 0) this.add(findings);
  }
}

const isBlank = (line: string): boolean => !/\S/.test(line);

const NOTHING = flawless([]);
