import type { CheckedText, CheckRequest } from './check-text.ts';
import type { WorkerAnswer, WorkerRequest } from './check-worker.ts';
import address from './check-worker.ts?worker&url';
import { trustedScript } from './trusted-script.ts';

/** How long the visitor has to stop typing before a text is checked. */
const PAUSE_MS = 150;

/** What comes of a check. */
export interface CheckOutcome {
  readonly request: CheckRequest;
  readonly checked?: CheckedText;
  readonly failed?: string;
}

/** One worker for as long as the page is open: it goes on without a network. */
let worker: Worker | undefined;

function workerOfPage(): Worker {
  worker ??= new Worker(trustedScript(address), { type: 'module' });
  return worker;
}

/** One question at a time: answers come without saying to what. */
let queue: Promise<unknown> = Promise.resolve();

function ask(question: WorkerRequest): Promise<WorkerAnswer> {
  const asked = queue.then(
    () =>
      new Promise<WorkerAnswer>((resolve) => {
        const asked = workerOfPage();
        const settle = (answer: WorkerAnswer) => {
          asked.onmessage = null;
          asked.onerror = null;
          resolve(answer);
        };
        asked.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => settle(data);
        asked.onerror = () => {
          worker = undefined;
          settle({ failed: 'the checker could not be loaded' });
        };
        asked.postMessage(question);
      }),
  );
  queue = asked;
  return asked;
}

/** Makes every change that is certain; `undefined` where that fails. */
export async function fixSafely(request: CheckRequest): Promise<string | undefined> {
  const answer = await ask({ task: 'fix', request });
  return 'fixed' in answer ? answer.fixed : undefined;
}

/** Checks texts beside the page, the latest only: what was asked before it and is not begun is dropped. */
export class Checker {
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
