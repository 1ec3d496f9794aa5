import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { COMMAND } from './command.ts';

/** The line that every round ends with. */
const END_OF_ROUND = 'Waiting for changes; Ctrl-C ends.\n';

/** Milliseconds without any output, after which none is expected any more. */
const LONGEST_WAIT = 20_000;

/** The built command with `--watch`, running in a folder. */
export class WatchedRun {
  readonly #child: ChildProcess;
  #output = '';
  /** Where what was not looked at yet begins. */
  #seen = 0;
  #wake = (): void => {};

  constructor(cwd: string, args: readonly string[]) {
    this.#child = spawn(process.execPath, [COMMAND, '--watch', ...args], { cwd, env: { PATH: process.env.PATH } });
    onTestFinished(() => void this.#child.kill('SIGKILL'));
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (data) => this.#add(String(data)));
  }

  /** Waits for the end of a round that says all of this, and gives what was printed since the last call. */
  async shows(...parts: readonly (string | RegExp)[]): Promise<string> {
    for (;;) {
      const end = this.#output.lastIndexOf(END_OF_ROUND);
      const text = this.#output.slice(this.#seen, Math.max(0, end));
      if (parts.every((part) => (typeof part === 'string' ? text.includes(part) : part.test(text)))) {
        const from = this.#seen;
        this.#seen = end + END_OF_ROUND.length;
        return this.#output.slice(from, this.#seen);
      }
      await this.#more(`${parts.join(' and ')} expected, printed was\n${this.#output.slice(this.#seen)}`);
    }
  }

  /** Sends a signal, and gives the status that it ends with. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const exit = once(this.#child, 'exit');
    this.#child.kill(signal);
    return (await exit)[0];
  }

  #more(otherwise: string): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(otherwise)), LONGEST_WAIT);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #add(text: string): void {
    this.#output += text;
    this.#wake();
  }
}
