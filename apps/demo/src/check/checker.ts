import type { CheckedText, CheckRequest } from './check-text.ts';
import type { WorkerAnswer, WorkerRequest } from './check-worker.ts';

/** How long the visitor has to stop typing before a text is checked. */
const PAUSE_MS = 150;

/** What comes of a check. */
export interface CheckOutcome {
  readonly request: CheckRequest;
  readonly checked?: CheckedText;
  readonly failed?: string;
}

/** Checks texts beside the page, the latest only: what was asked before it and is not begun is dropped. */
export class Checker {
  readonly #worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  readonly #report: (outcome: CheckOutcome) => void;
  #waiting: (() => CheckRequest) | undefined;
  #isBusy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(report: (outcome: CheckOutcome) => void) {
    this.#report = report;
  }

  /** Checks a text after a pause. It is asked for only then: making it takes time in itself. */
  check(request: () => CheckRequest, pause: number = PAUSE_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#waiting = request;
      void this.#next();
    }, pause);
  }

  /** Mends a text; `undefined` where that fails. */
  async mend(request: CheckRequest): Promise<string | undefined> {
    const answer = await this.#ask({ task: 'mend', request });
    return 'mended' in answer ? answer.mended : undefined;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#worker.terminate();
  }

  async #next(): Promise<void> {
    if (this.#isBusy || this.#waiting === undefined) return;
    const request = this.#waiting();
    this.#waiting = undefined;
    this.#isBusy = true;
    const answer = await this.#ask({ task: 'check', request });
    this.#isBusy = false;
    if ('checked' in answer) this.#report({ request, checked: answer.checked });
    else this.#report({ request, failed: 'failed' in answer ? answer.failed : 'Error' });
    void this.#next();
  }

  #queue: Promise<unknown> = Promise.resolve();

  /** One question at a time: answers come without saying to what. */
  #ask(question: WorkerRequest): Promise<WorkerAnswer> {
    const asked = this.#queue.then(
      () =>
        new Promise<WorkerAnswer>((resolve) => {
          const settle = (answer: WorkerAnswer) => {
            this.#worker.onmessage = null;
            this.#worker.onerror = null;
            resolve(answer);
          };
          this.#worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => settle(data);
          this.#worker.onerror = () => settle({ failed: 'the checker could not be loaded' });
          this.#worker.postMessage(question);
        }),
    );
    this.#queue = asked;
    return asked;
  }
}
