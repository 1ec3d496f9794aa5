import type { LintResult } from '../../core/lint-result.ts';
import { isSameLook, type Look, settledLooks } from './file-looks.ts';

/** What was found in a text: where that is nothing, as in most texts, the kinds alone. Nothing of it holds a value. */
export interface Answer extends Pick<LintResult, 'kinds'> {
  /** How the text was checked. */
  readonly checkedAs: string;
  readonly findings?: LintResult['findings'];
  /** The numbers of the lines that may be shown. */
  readonly shown?: readonly number[];
}

/** A text by its content, where it was read, and how it is checked. */
export interface KnownText {
  /** The hash of it. */
  readonly content: string;
  readonly file: string;
  /** How the file looked before it was read; left out where what was read stands in no file. */
  readonly look?: Look | undefined;
  readonly checkedAs: string;
}

/** A text of which it is known what was found in it. */
interface Row {
  readonly content: string;
  /** The file that holds the text, if it looks so; empty where no look tells. */
  readonly file: string;
  readonly look: Look;
  readonly answer: Answer;
}

/** Rows as they are written down: in columns, which are read in half the time. */
export interface Columns extends Readonly<Record<keyof Look, readonly number[]>> {
  readonly answers: readonly Answer[];
  /** Which of the answers is the row's. */
  readonly answer: readonly number[];
  /** The hashes, one behind the other: they are of one length, and seldom asked for. */
  readonly content: string;
  readonly file: readonly string[];
}

export const NO_TEXTS: Columns = { answers: [], answer: [], content: '', file: [], inode: [], size: [], changed: [] };

/** Texts of which it is known what was found in them, by the files that hold them, and by their content. */
export class KnownTexts {
  readonly #before: Columns;
  /** What was asked for and is known, in that order: rows from before by their numbers, and new ones. */
  readonly #asked = new Set<number | Row>();
  #hasNew = false;
  /** The row of the file that is asked for next, if files are asked for as they were last time. */
  #next = 0;
  #byFile: ReadonlyMap<string, number> | undefined;
  #byContent: ReadonlyMap<string, number> | undefined;
  readonly #isSettled = settledLooks();

  constructor(before: Columns) {
    this.#before = before;
  }

  /** What was found in the text of a file, if the file looks as it did. */
  inFile(file: string, look: Look, checkedAs: string): Answer | undefined {
    const row = this.#rowOf(file);
    if (row === undefined || !isSameLook(this.#lookAt(row), look)) return undefined;
    const answer = this.#answerAt(row);
    if (answer.checkedAs !== checkedAs) return this.find({ content: this.#contentAt(row), file, look, checkedAs });
    this.#asked.add(row);
    return answer;
  }

  /** What was found in a text, wherever that was. */
  find(text: KnownText): Answer | undefined {
    const row = this.#rowWith(text);
    if (row === undefined) return undefined;
    const answer = this.#answerAt(row);
    if (this.#isTold(text.look)) this.add(text, answer);
    else this.#asked.add(row);
    return answer;
  }

  /** Takes down what was found in a text. */
  add({ content, file, look }: KnownText, answer: Answer): void {
    const place = this.#isTold(look) ? { file, look } : NOWHERE;
    this.#asked.add({ content, answer, ...place });
    this.#hasNew = true;
  }

  /**
   * All that is to be written down; `undefined` where that is what was.
   *
   * @param isPartial Whether there are other files, of which nothing was asked.
   */
  changed(isPartial: boolean): Columns | undefined {
    const { length } = this.#before.file;
    if (!this.#hasNew && (isPartial || this.#asked.size === length)) return undefined;
    const asked = [...this.#asked].map((row) => (typeof row === 'number' ? this.#rowAt(row) : row));
    return columnsOf(isPartial ? [...this.#othersThan(asked), ...asked] : asked);
  }

  #othersThan(rows: readonly Row[]): Row[] {
    const files = new Set(rows.map(({ file }) => file));
    const others = this.#before.file.map((_, row) => row).filter((row) => !this.#asked.has(row));
    return others.map((row) => this.#rowAt(row)).filter(({ file }) => file === '' || !files.has(file));
  }

  #isTold(look: Look | undefined): look is Look {
    return look !== undefined && this.#isSettled(look);
  }

  #rowOf(file: string): number | undefined {
    const { file: files } = this.#before;
    if (files[this.#next] === file) return this.#next++;
    this.#byFile ??= new Map(files.map((each, row) => [each, row]));
    const row = this.#byFile.get(file);
    if (row !== undefined) this.#next = row + 1;
    return row;
  }

  #rowWith({ content, checkedAs }: KnownText): number | undefined {
    this.#byContent ??= new Map(
      this.#before.file.map((_, row) => [contentKey(this.#contentAt(row), this.#answerAt(row).checkedAs), row]),
    );
    return this.#byContent.get(contentKey(content, checkedAs));
  }

  #rowAt(row: number): Row {
    const file = this.#before.file[row] as string;
    return { content: this.#contentAt(row), file, look: this.#lookAt(row), answer: this.#answerAt(row) };
  }

  #contentAt(row: number): string {
    const { content, file } = this.#before;
    const length = content.length / file.length;
    return content.slice(row * length, (row + 1) * length);
  }

  #lookAt(row: number): Look {
    const { inode, size, changed } = this.#before;
    return { inode: inode[row] as number, size: size[row] as number, changed: changed[row] as number };
  }

  #answerAt(row: number): Answer {
    const { answer, answers } = this.#before;
    return answers[answer[row] as number] as Answer;
  }
}

const contentKey = (content: string, checkedAs: string): string => `${content} ${checkedAs}`;

/** Of a text that was read where no look tells, or was not settled. */
const NOWHERE = { file: '', look: { inode: 0, size: 0, changed: 0 } };

function columnsOf(rows: readonly Row[]): Columns {
  const places = new Map<Answer | string, number>();
  const answers: Answer[] = [];
  const placeOf = (answer: Answer): number => {
    // Most answers are that nothing was found.
    const same = answer.findings === undefined ? `${answer.kinds.join(' ')} ${answer.checkedAs}` : answer;
    const place = places.get(same) ?? answers.push(answer) - 1;
    places.set(same, place);
    return place;
  };
  return {
    answer: rows.map(({ answer }) => placeOf(answer)),
    content: rows.map(({ content }) => content).join(''),
    file: rows.map(({ file }) => file),
    inode: rows.map(({ look }) => look.inode),
    size: rows.map(({ look }) => look.size),
    changed: rows.map(({ look }) => look.changed),
    answers,
  };
}
