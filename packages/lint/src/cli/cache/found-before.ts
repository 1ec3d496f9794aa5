import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { flawless, kindOfAll, type LintResult, NO_LINES } from '../../core/lint-result.ts';
import { UsageError } from '../exit-status.ts';
import { describeSystemError } from '../system-error.ts';
import { areColumns } from './are-columns.ts';
import { prepareCacheFile } from './cache-file.ts';
import { isSameLook, type Look, lookAt } from './file-looks.ts';
import { type Answer, type Columns, type KnownText, KnownTexts, NO_TEXTS } from './known-texts.ts';

/** A text that was read. */
export interface ReadText {
  readonly file: string;
  readonly text: string;
  /** How the file looked from outside before. */
  readonly look?: Look | undefined;
}

/** What a text is known by, and itself. */
export type TextKey = ReadText & KnownText;

/** What was found in texts before, by their content and how they were checked. */
export class FoundBefore {
  readonly #file: string;
  readonly #texts: KnownTexts;

  /**
   * Takes what the file keeps; nothing where it is of another version of the command, or damaged.
   *
   * @throws {UsageError} for a file that is no cache, and for one that can't be read or made.
   */
  constructor(file: string) {
    prepareCacheFile(file);
    this.#file = file;
    this.#texts = new KnownTexts(readKept(file));
  }

  /**
   * What was found before in a file that looks as it did.
   *
   * @param checkedAs All that has a say in what is found in its text.
   */
  findUnread(file: string, look: Look, checkedAs: string): LintResult | undefined {
    const answer = this.#texts.inFile(file, look, checkedAs);
    return answer && resultOf(answer, () => textOf(file, look));
  }

  /** What a text is known by. */
  keyOf({ file, text, look }: ReadText, checkedAs: string): TextKey {
    return { content: hashOf(text), file, look, text, checkedAs };
  }

  /** What was found before in a text. */
  find(key: TextKey): LintResult | undefined {
    const answer = this.#texts.find(key);
    return answer && resultOf(answer, () => key.text);
  }

  keep(key: TextKey, { kinds, findings, showableLines }: LintResult): void {
    const found = findings.length === 0 ? {} : { findings, shown: [...showableLines().keys()] };
    this.#texts.add(key, { checkedAs: key.checkedAs, kinds, ...found });
  }

  /**
   * Writes down what was found in this run, and, where only some of the files were checked, what was found before.
   *
   * @throws {UsageError} where it can't be written.
   */
  write(isPartial: boolean): void {
    const texts = this.#texts.changed(isPartial);
    if (texts === undefined) return;
    try {
      writeFileSync(this.#file, JSON.stringify({ by: writtenBy(), texts } satisfies Kept));
    } catch (error) {
      throw new UsageError(`${this.#file}: the cache can’t be written (${describeSystemError(error)})`);
    }
  }
}

/** Cryptography takes longer to load than thousands of files take to look at: it is loaded where a text is read. */
const hashOf = (text: string): string => process.getBuiltinModule('node:crypto').hash('sha256', text, 'base64url');

function resultOf({ kinds, findings, shown = [] }: Answer, read: () => string | undefined): LintResult {
  if (findings === undefined) return flawless(kinds);
  const showableLines = shown.length === 0 ? NO_LINES : () => linesAt(read(), shown);
  return { kind: kindOfAll(kinds), kinds, findings, showableLines };
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
  const lines = text?.replace(/^\uFEFF/, '').split(/\r\n?|\n/) ?? [];
  return new Map(numbers.flatMap((number) => asEntry(number, lines[number - 1]?.trimEnd())));
}

const asEntry = (number: number, line: string | undefined): [number, string][] =>
  line === undefined ? [] : [[number, line]];

/** The cache file. */
interface Kept {
  /** What wrote it. */
  readonly by: string;
  readonly texts: Columns;
}

function readKept(file: string): Columns {
  try {
    const { by, texts }: Partial<Kept> = JSON.parse(readFileSync(file, 'utf8'));
    return by === writtenBy() && areColumns(texts) ? texts : NO_TEXTS;
  } catch {
    return NO_TEXTS;
  }
}

/** The version of the command, and the very build: rules change between releases, too. */
function writtenBy(): string {
  const { size, mtimeMs } = statSync(join(import.meta.dirname, 'command.cjs'));
  return `pg-lint ${packageJson.version} ${size} ${mtimeMs}`;
}
