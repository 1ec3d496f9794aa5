import type { CheckedText, CheckRequest } from './check-text.ts';
import type { WorkerAnswer, WorkerRequest } from './check-worker.ts';
import address from './check-worker.ts?worker&url';
import { trustedScript } from './trusted-script.ts';

/** A check starts this long after the last keystroke. */
const PAUSE_MS = 150;

/** The result of a check, or why it failed. */
export interface CheckOutcome {
  readonly request: CheckRequest;
  readonly checked?: CheckedText;
  readonly failed?: string;
}

/** One worker for the life of the page, so that it works offline. */
let worker: Worker | undefined;

function getWorker(): Worker {
  worker ??= new Worker(trustedScript(address), { type: 'module' });
  return worker;
}

/** One request at a time: answers have no identifier. */
let queue: Promise<unknown> = Promise.resolve();

function ask(request: WorkerRequest): Promise<WorkerAnswer> {
  const asked = queue.then(
    () =>
      new Promise<WorkerAnswer>((resolve) => {
        const current = getWorker();
        const settle = (answer: WorkerAnswer) => {
          current.onmessage = null;
          current.onerror = null;
          resolve(answer);
        };
        current.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => settle(data);
        current.onerror = () => {
          worker = undefined;
          settle({ failed: 'the checker could not be loaded' });
        };
        current.postMessage(request);
      }),
  );
  queue = asked;
  return asked;
}

/** Applies every safe fix; `undefined` if that fails. */
export async function fixSafely(request: CheckRequest): Promise<string | undefined> {
  const answer = await ask({ task: 'fix', request });
  return 'fixed' in answer ? answer.fixed : undefined;
}

/** Checks texts in the worker. A request that has not started is dropped when the next one arrives. */
export class Checker {
  readonly #report: (outcome: CheckOutcome) => void;
  #waiting: (() => CheckRequest) | undefined;
  #isBusy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(report: (outcome: CheckOutcome) => void) {
    this.#report = report;
  }

  /** Checks a text after a pause. `request` is called only then, because reading the editor takes time. */
  check(request: () => CheckRequest, pause: number = PAUSE_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#waiting = request;
      void this.#next();
    }, pause);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
  }

  async #next(): Promise<void> {
    if (this.#isBusy || this.#waiting === undefined) return;
    const request = this.#waiting();
    this.#waiting = undefined;
    this.#isBusy = true;
    const answer = await ask({ task: 'check', request });
    this.#isBusy = false;
    if ('checked' in answer) this.#report({ request, checked: answer.checked });
    else this.#report({ request, failed: 'failed' in answer ? answer.failed : 'Error' });
    void this.#next();
  }
}
