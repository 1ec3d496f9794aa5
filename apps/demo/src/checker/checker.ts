import type { CheckedText, CheckRequest } from './check-text.ts';
import address from './check-worker.ts?worker&url';
import type { TaskName, Tasks, WorkerAnswer } from './tasks.ts';
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

async function askWorker<TName extends TaskName>(
  task: TName,
  request: Tasks[TName]['request'],
): Promise<WorkerAnswer<TName>> {
  const asked = queue.then(
    () =>
      new Promise<WorkerAnswer<TName>>((resolve) => {
        const current = getWorker();
        const settle = (answer: WorkerAnswer<TName>) => {
          current.onmessage = null;
          current.onerror = null;
          resolve(answer);
        };
        current.onmessage = ({ data }: MessageEvent<WorkerAnswer<TName>>) => settle(data);
        current.onerror = () => {
          worker = undefined;
          settle({ failed: 'the checker could not be loaded' });
        };
        current.postMessage({ task, request });
      }),
  );
  queue = asked;
  return asked;
}

/** Lets the worker do a task; `undefined` if that fails. */
export async function ask<TName extends TaskName>(
  task: TName,
  request: Tasks[TName]['request'],
): Promise<Tasks[TName]['answer'] | undefined> {
  const answer = await askWorker(task, request);
  return 'done' in answer ? answer.done : undefined;
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
    const answer = await askWorker('check', request);
    this.#isBusy = false;
    this.#report('done' in answer ? { request, checked: answer.done } : { request, failed: answer.failed });
    void this.#next();
  }
}
