import { hash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { UsageError } from '../exit-status.ts';
import { flawless, kindOfAll, type LintResult } from '../lint-result.ts';
import { describeSystemError } from '../system-error.ts';

/** What is kept of a text: what was found in it, and which lines may be shown. Nothing of it holds a value of a payload. */
interface Kept extends Pick<LintResult, 'kinds' | 'findings'> {
  readonly shown: readonly number[];
}

/** Kept as it is written down: where nothing was found, as in most texts, the kinds alone. */
type Entry = Kept | Kept['kinds'];

/** What stands for a text: how it was checked, and its hash. */
export interface ContentKey {
  readonly checkedAs: string;
  readonly content: string;
}

/** What was found in texts before, by their content and how they were checked. */
export class FoundBefore {
  readonly #file: string;
  readonly #before: Entries;
  readonly #now = new Entries();

  /** Takes what the file keeps; nothing where it is of another version of the command, or none of ours. */
  constructor(file: string) {
    this.#file = file;
    this.#before = new Entries(readKept(file));
  }

  keyOf(text: string, checkedAs: object): ContentKey {
    return { checkedAs: JSON.stringify(checkedAs), content: hash('sha256', text) };
  }

  /** What was found before in a text, which is that of the key. */
  find(key: ContentKey, text: string): LintResult | undefined {
    const entry = this.#before.get(key);
    if (entry === undefined) return undefined;
    this.#now.set(key, entry);
    if (!('findings' in entry)) return flawless(entry);
    const { kinds, findings, shown } = entry;
    if (LONE_RETURN.test(text)) return undefined;
    return { kind: kindOfAll(kinds), kinds, findings, showableLines: () => linesAt(text, shown) };
  }

  keep(key: ContentKey, { kinds, findings, showableLines }: LintResult): void {
    this.#now.set(key, findings.length === 0 ? kinds : { kinds, findings, shown: [...showableLines().keys()] });
  }

  /**
   * Writes down what was found in this run, and, where only some of the files were checked, what was found before.
   *
   * @throws {UsageError} where it can't be written.
   */
  write(isPartial: boolean): void {
    if (this.#before.hasAllOf(this.#now) && (isPartial || this.#now.hasAllOf(this.#before))) return;
    if (isPartial) this.#now.addAllOf(this.#before);
    try {
      writeFileSync(this.#file, JSON.stringify({ by: writtenBy(), entries: this.#now }));
    } catch (error) {
      throw new UsageError(`${this.#file}: the cache can’t be written (${describeSystemError(error)})`);
    }
  }
}

/** Lines of a text by their numbers, from 1, as a report shows them. */
function linesAt(text: string, numbers: readonly number[]): ReadonlyMap<number, string> {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  return new Map(numbers.map((number) => [number, (lines[number - 1] ?? '').trimEnd()]));
}

/** It ends a line for those who count, and ends none that is shown: such a text is checked anew. */
const LONE_RETURN = /\r(?!\n)/;

/** Entries by how texts were checked, and then by their content. */
class Entries {
  readonly #tables: Map<string, Map<string, Entry>>;

  constructor(written: Written = {}) {
    this.#tables = new Map(
      Object.entries(written).map(([checkedAs, table]) => [checkedAs, new Map(Object.entries(table))]),
    );
  }

  get({ checkedAs, content }: ContentKey): Entry | undefined {
    return this.#tables.get(checkedAs)?.get(content);
  }

  set({ checkedAs, content }: ContentKey, entry: Entry): void {
    const table = this.#tables.get(checkedAs) ?? new Map<string, Entry>();
    this.#tables.set(checkedAs, table.set(content, entry));
  }

  addAllOf(others: Entries): void {
    for (const [checkedAs, table] of others.#tables) {
      for (const [content, entry] of table) this.set({ checkedAs, content }, entry);
    }
  }

  hasAllOf(others: Entries): boolean {
    return [...others.#tables].every(([checkedAs, table]) => {
      const own = this.#tables.get(checkedAs);
      return own !== undefined && [...table.keys()].every((content) => own.has(content));
    });
  }

  toJSON(): Written {
    return Object.fromEntries([...this.#tables].map(([checkedAs, table]) => [checkedAs, Object.fromEntries(table)]));
  }
}

/** Entries as the file has them. */
type Written = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

function readKept(file: string): Written {
  try {
    const { by, entries }: { by?: unknown; entries?: Written } = JSON.parse(readFileSync(file, 'utf8'));
    return by === writtenBy() ? (entries ?? {}) : {};
  } catch {
    return {};
  }
}

/** The version of the command, and the very build: rules change between releases, too. */
function writtenBy(): string {
  const { size, mtimeMs } = statSync(process.argv[1] ?? process.execPath);
  return `pg-lint ${packageJson.version} ${size} ${mtimeMs}`;
}
