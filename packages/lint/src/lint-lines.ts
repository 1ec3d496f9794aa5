import { fileFinding } from './file-rules.ts';
import { describeUnread, type LintedFile, lintOrProve } from './lint-payload.ts';
import { NO_LINES, type ProveOptions } from './lint-text.ts';
import type { LocatedFinding } from './locate-findings.ts';
import type { Progress } from './progress.ts';
import { describeError, toText } from './read-payload.ts';
import { byteLines } from './sources/byte-lines.ts';

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
 * It keeps findings, no payloads: a stream may have any length.
 */
export async function lintLines(
  file: string,
  stream: AsyncIterable<Buffer>,
  options: LintLinesOptions,
): Promise<LintedFile> {
  const linter = new LinesLinter(options);
  try {
    await linter.read(stream);
  } catch (error) {
    linter.add(describeUnread(describeError(error)).findings);
  }
  const kinds = [...linter.kinds];
  return {
    file,
    kind: kinds.length === 1 ? kinds[0] : undefined,
    kinds,
    findings: linter.findings,
    showableLines: NO_LINES,
  };
}

/** Findings take memory, whatever they are about: a stream that has nothing else would take it all. */
export const MOST_FINDINGS = 100_000;

class LinesLinter {
  readonly kinds = new Set<string>();
  readonly findings: LocatedFinding[] = [];
  readonly #options: LintLinesOptions;
  #line = 0;

  constructor(options: LintLinesOptions) {
    this.#options = { ...options, syntax: 'json' };
  }

  async read(stream: AsyncIterable<Buffer>): Promise<void> {
    for await (const lines of byteLines(stream, this.#options.maxBytes)) {
      for (const line of lines) await this.#readLine(line);
      this.#options.progress?.linesDone(lines.length);
      if (this.findings.length > MOST_FINDINGS) return this.#stop();
    }
  }

  /** Adds findings of the line that was read last. */
  add(findings: readonly LocatedFinding[]): void {
    const before = Math.max(0, this.#line - 1);
    for (const { line, endLine, ...finding } of findings) {
      this.findings.push({ ...finding, line: line + before, endLine: endLine + before });
    }
  }

  async #readLine(bytes: Buffer | undefined): Promise<void> {
    this.#line++;
    const read = toText(bytes, this.#options.maxBytes);
    if ('problem' in read) return this.add(describeUnread(read.problem).findings);
    if (read.text.trim() === '') return;
    const { kinds, findings } = await lintOrProve(read.text, this.#options);
    for (const kind of kinds) this.kinds.add(kind);
    // A copy: a name in a finding may be a part of the line's text, and would keep all of it.
    if (findings.length > 0) this.add(structuredClone(findings));
  }

  #stop(): void {
    const finding = fileFinding('too-large', {
      found: `more than ${MOST_FINDINGS.toLocaleString('en')} findings`,
      allowed: 'what follows in this file is not checked',
      hint: 'Mend what is found in most lines first, or split the file.',
    });
    this.add([{ ...finding, line: 1, column: 1, endLine: 1, endColumn: 1 }]);
  }
}
