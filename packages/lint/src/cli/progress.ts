import { write } from './terminal.ts';

/** Milliseconds after which a run is long enough to say how far it is. */
const QUIET_START = 1000;

/** Milliseconds between two lines: more of them flicker. */
const BETWEEN = 100;

/** Milliseconds that the rate is taken over. */
const RATE_SPAN = 1000;

/** What is asked of progress, where it is known. */
export interface ProgressChoice {
  readonly progress?: boolean | undefined;
  readonly 'no-progress'?: boolean | undefined;
  readonly quiet?: boolean | undefined;
}

/** Whether progress is shown: as the options say, or to somebody who looks at a terminal that can take a line back. */
export function showsProgress(
  { progress, 'no-progress': isOff, quiet }: ProgressChoice,
  { CI, TERM }: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  if (progress || isOff) return progress === true;
  return isTerminal && !quiet && !CI && TERM !== 'dumb';
}

/** What the line is written with, and the milliseconds of a clock. */
export interface ProgressLine {
  readonly write: (text: string) => void;
  readonly now: () => number;
}

const STANDARD_ERROR: ProgressLine = { write: (text) => write(2, text), now: () => performance.now() };

/** How far a run is: one line that is written over, from its second second on, and gone at its end. */
export class Progress {
  readonly #line: ProgressLine;
  #files = 0;
  #file = 0;
  #elsewhere = (): number => 0;
  #lines = 0;
  #showAt: number;
  #isShown = false;
  #rateFrom: Readonly<{ time: number; done: number }>;
  #rate = 0;

  constructor(line: ProgressLine = STANDARD_ERROR) {
    this.#line = line;
    const time = line.now();
    this.#showAt = time + QUIET_START;
    this.#rateFrom = { time, done: 0 };
  }

  /** How many files there are. */
  expect(files: number): void {
    this.#files = files;
  }

  /** How many of the files that are still to begin have begun elsewhere. */
  countAlso(elsewhere: () => number): void {
    this.#elsewhere = elsewhere;
  }

  /** Another one begins. */
  nextFile(): void {
    this.#file++;
    this.#show();
  }

  linesDone(lines: number): void {
    this.#lines += lines;
    this.#show();
  }

  /** Takes the line away: something else is going to be written. */
  end(): void {
    if (this.#isShown) this.#line.write('\r\x1b[K');
    this.#isShown = false;
  }

  #show(): void {
    const now = this.#line.now();
    if (now < this.#showAt) return;
    this.#showAt = now + BETWEEN;
    this.#isShown = true;
    // What is left of a longer line goes after the new one stands: the line is never empty.
    this.#line.write(`\r${this.#inWords(now)}\x1b[K`);
  }

  #inWords(now: number): string {
    const file = this.#file + this.#elsewhere();
    const counts = [
      ...(this.#files > 1 ? [`${grouped(file)} of ${grouped(this.#files)} files`] : []),
      ...(this.#lines > 0 ? [`${grouped(this.#lines)} lines`] : []),
    ];
    return [...counts, `${grouped(this.#rateAt(now, this.#lines || file))} a second`].join(', ');
  }

  /** @param done Lines where there are any, else files. */
  #rateAt(now: number, done: number): number {
    const { time, done: before } = this.#rateFrom;
    if (now - time >= RATE_SPAN) {
      this.#rate = Math.max(0, done - before) / ((now - time) / 1000);
      this.#rateFrom = { time: now, done };
    }
    return Math.round(this.#rate);
  }
}

const grouped = (number: number): string => number.toLocaleString('en');
