import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { UsageError } from '../exit-status.ts';
import { flawless, kindOfAll, type LintResult, NO_LINES } from '../lint-result.ts';
import { describeSystemError } from '../system-error.ts';
import { FileLooks, isSameLook, type Look, lookAt, type WrittenLooks } from './file-looks.ts';

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
  readonly #looks: FileLooks;
  #isChanged = false;

  /** Takes what the file keeps; nothing where it is of another version of the command, or none of ours. */
  constructor(file: string) {
    this.#file = file;
    const { entries, looks } = readKept(file);
    this.#before = new Entries(entries);
    this.#looks = new FileLooks(looks);
  }

  /** What was found before in a file that looks as it did. */
  findUnread(file: string, look: Look, checkedAs: object): LintResult | undefined {
    const content = this.#looks.contentOf(file, look);
    if (content === undefined) return undefined;
    return this.#find({ checkedAs: JSON.stringify(checkedAs), content }, () => textOf(file, look));
  }

  /** @param look How the file looked from outside before it was read, where it has a look. */
  keyOf({ file, text, look }: ReadText, checkedAs: object): ContentKey {
    const content = hashOf(text);
    if (look) this.#looks.keep(file, look, content);
    return { checkedAs: JSON.stringify(checkedAs), content };
  }

  /** What was found before in a text, which is that of the key. */
  find(key: ContentKey, text: string): LintResult | undefined {
    return this.#find(key, () => text);
  }

  #find(key: ContentKey, read: () => string | undefined): LintResult | undefined {
    const entry = this.#before.get(key);
    if (entry === undefined) return undefined;
    this.#now.set(key, entry);
    if (!('findings' in entry)) return flawless(entry);
    const { kinds, findings, shown } = entry;
    const showableLines = shown.length === 0 ? NO_LINES : () => linesAt(read(), shown);
    return { kind: kindOfAll(kinds), kinds, findings, showableLines };
  }

  /** @param text That of the key. */
  keep(key: ContentKey, text: string, { kinds, findings, showableLines }: LintResult): void {
    const isFlawless = findings.length === 0;
    if (!isFlawless && LONE_RETURN.test(text)) return;
    this.#isChanged = true;
    this.#now.set(key, isFlawless ? kinds : { kinds, findings, shown: [...showableLines().keys()] });
  }

  /**
   * Writes down what was found in this run, and, where only some of the files were checked, what was found before.
   *
   * @throws {UsageError} where it can't be written.
   */
  write(isPartial: boolean): void {
    const hasLess = !isPartial && this.#now.size < this.#before.size;
    if (!this.#isChanged && !hasLess && !this.#looks.isChanged(isPartial)) return;
    if (isPartial) this.#now.addAllOf(this.#before);
    try {
      const kept = { by: writtenBy(), entries: this.#now, looks: this.#looks.written(isPartial) };
      writeFileSync(this.#file, JSON.stringify(kept));
    } catch (error) {
      throw new UsageError(`${this.#file}: the cache can’t be written (${describeSystemError(error)})`);
    }
  }
}

/** Cryptography takes longer to load than thousands of files take to look at: it is loaded where a text is read. */
const hashOf = (text: string): string => process.getBuiltinModule('node:crypto').hash('sha256', text, 'base64url');

/** What was read of a file. */
export interface ReadText {
  readonly file: string;
  readonly text: string;
  /** How the file looked from outside before. */
  readonly look?: Look | undefined;
}

/** The text of a file, if it looks so still: lines of another text might show anything. */
function textOf(file: string, look: Look): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const now = lookAt(file);
    return now !== undefined && isSameLook(now, look) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Lines of a text by their numbers, from 1, as a report shows them; none where there is no text any more. */
function linesAt(text: string | undefined, numbers: readonly number[]): ReadonlyMap<number, string> {
  const lines = text?.replace(/^\uFEFF/, '').split('\n') ?? [];
  return new Map(numbers.flatMap((number) => asEntry(number, lines[number - 1]?.trimEnd())));
}

const asEntry = (number: number, line: string | undefined): [number, string][] =>
  line === undefined ? [] : [[number, line]];

/** It ends a line for those who count, and ends none that is shown: what was found in such a text is not kept. */
const LONE_RETURN = /\r(?!\n)/;

/** Entries by how texts were checked, and then by their content. */
class Entries {
  readonly #tables = new Map<string, Map<string, Entry>>();

  constructor(written: WrittenEntries = {}) {
    for (const [checkedAs, { flawless: clean, found }] of Object.entries(written)) {
      const table = new Map<string, Entry>(Object.entries(found));
      for (const [kinds, contents] of Object.entries(clean)) {
        const entry = kinds.split(' ');
        for (const content of contents) table.set(content, entry);
      }
      this.#tables.set(checkedAs, table);
    }
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

  get size(): number {
    return [...this.#tables.values()].reduce((sum, { size }) => sum + size, 0);
  }

  toJSON(): WrittenEntries {
    return Object.fromEntries([...this.#tables].map(([checkedAs, table]) => [checkedAs, writtenTable(table)]));
  }
}

/** Entries as the file has them: by how texts were checked. */
type WrittenEntries = Readonly<Record<string, WrittenTable>>;

/** By their content: where nothing was found, listed by the kinds. */
interface WrittenTable {
  readonly flawless: Readonly<Record<string, readonly string[]>>;
  readonly found: Readonly<Record<string, Kept>>;
}

function writtenTable(table: ReadonlyMap<string, Entry>): WrittenTable {
  const clean = new Map<string, string[]>();
  const found: Record<string, Kept> = {};
  for (const [content, entry] of table) {
    if ('findings' in entry) {
      found[content] = entry;
      continue;
    }
    const kinds = entry.join(' ');
    const contents = clean.get(kinds) ?? [];
    contents.push(content);
    clean.set(kinds, contents);
  }
  return { flawless: Object.fromEntries(clean), found };
}

function readKept(file: string): { entries: WrittenEntries; looks: WrittenLooks } {
  try {
    const kept: { by?: unknown; entries?: WrittenEntries; looks?: WrittenLooks } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const { entries = {}, looks = [] } = kept.by === writtenBy() ? kept : {};
    return { entries, looks };
  } catch {
    return { entries: {}, looks: [] };
  }
}

/** The version of the command, and the very build: rules change between releases, too. */
function writtenBy(): string {
  const { size, mtimeMs } = statSync(join(import.meta.dirname, 'command.cjs'));
  return `pg-lint ${packageJson.version} ${size} ${mtimeMs}`;
}
