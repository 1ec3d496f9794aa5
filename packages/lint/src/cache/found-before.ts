import { hash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { UsageError } from '../exit-status.ts';
import type { LintResult } from '../lint-text.ts';
import { describeSystemError } from '../system-error.ts';

/** What is kept of a text: what was found in it. No finding holds a value of a payload. */
type Kept = Pick<LintResult, 'kind' | 'kinds' | 'findings'>;

/** What was found in texts before, by their content and how they were checked. */
export class FoundBefore {
  readonly #file: string;
  readonly #before: ReadonlyMap<string, Kept>;
  readonly #now = new Map<string, Kept>();

  /** Takes what the file keeps; nothing where it is of another version of the command, or none of ours. */
  constructor(file: string) {
    this.#file = file;
    this.#before = readKept(file);
  }

  /** What was found in a text before, and the key to keep it under. */
  find(text: string, checkedAs: object): { readonly key: string; readonly kept: Kept | undefined } {
    const key = hash('sha256', `${JSON.stringify(checkedAs)}\0${text}`, 'base64url');
    const kept = this.#before.get(key);
    if (kept) this.#now.set(key, kept);
    return { key, kept };
  }

  keep(key: string, { kind, kinds, findings }: LintResult): void {
    this.#now.set(key, { kind, kinds, findings });
  }

  /**
   * Writes down what was found in this run, and, where only some of the files were checked, what was found before.
   *
   * @throws {UsageError} where it can't be written.
   */
  write(isPartial: boolean): void {
    const isSame = this.#now.size === this.#before.size && [...this.#now.keys()].every((key) => this.#before.has(key));
    if (isSame) return;
    const entries = Object.fromEntries(isPartial ? [...this.#before, ...this.#now] : this.#now);
    try {
      writeFileSync(this.#file, JSON.stringify({ by: writtenBy(), entries }));
    } catch (error) {
      throw new UsageError(`${this.#file}: the cache can’t be written (${describeSystemError(error)})`);
    }
  }
}

function readKept(file: string): ReadonlyMap<string, Kept> {
  try {
    const { by, entries }: { by?: unknown; entries?: Record<string, Kept> } = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(by === writtenBy() ? Object.entries(entries ?? {}) : []);
  } catch {
    return new Map();
  }
}

/** The version of the command, and the very build: rules change between releases, too. */
function writtenBy(): string {
  const { size, mtimeMs } = statSync(process.argv[1] ?? process.execPath);
  return `pg-lint ${packageJson.version} ${size} ${mtimeMs}`;
}
