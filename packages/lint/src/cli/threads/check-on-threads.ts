import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SettingsOf } from '../../config/file-settings.ts';
import { flawlessOf } from '../../core/lint-result.ts';
import { type CheckedFile, type CheckFileOptions, checkFile } from '../files/check-file.ts';
import type { PayloadFile } from '../files/find-files.ts';
import { fromSent, type Job, type Message } from './messages.ts';
import { keepingSettings, type Plan, planOf } from './plan.ts';
import { SharedWork } from './shared-work.ts';

const WORKER = join(import.meta.dirname, 'worker.cjs');

/** What else is to be used for a run on several threads. */
export interface Threads {
  readonly settingsOf: SettingsOf;
  readonly check: typeof checkFile;
  /** Ends what still runs. */
  readonly end: () => void;
}

/** Starts threads beside this one, which check some of the files. */
export async function startThreads(
  threads: number,
  given: readonly PayloadFile[],
  configured: SettingsOf,
  options: CheckFileOptions,
): Promise<Threads> {
  const settingsOf = keepingSettings(configured);
  const plan = await planOf(given, settingsOf, options);
  const pool = new WorkerPool(Math.max(0, Math.min(threads, plan.files.length) - 1), plan, options);
  return { settingsOf, check: (file, ...how) => pool.check(file, ...how), end: () => pool.end() };
}

/**
 * Checks files, the caller from the first to the last, and workers the other way until they meet. So the caller waits for
 * nothing before all files are taken.
 *
 * What a worker does not tell, for whatever reason, the caller checks itself: the outcome is that of one thread, failures
 * included.
 */
class WorkerPool {
  readonly #numbers: Plan['numbers'];
  readonly #work: SharedWork;
  readonly #workers: readonly Worker[];
  readonly #found = new Map<number, CheckedFile>();
  readonly #end: Promise<unknown>;
  /** The number of the file that the caller comes to next. */
  #next = 0;

  constructor(
    workers: number,
    { files, lints, numbers }: Plan,
    { kind, syntax, maxBytes, progress }: CheckFileOptions,
  ) {
    this.#numbers = numbers;
    this.#work = new SharedWork(new Uint8Array(new SharedArrayBuffer(files.length)));
    const options = { maxBytes, ...(kind !== undefined && { kind }), ...(syntax !== undefined && { syntax }) };
    const job: Job = { files, lints, options, bytes: this.#work.bytes };
    this.#workers = Array.from({ length: workers }, () => startWorker(job)).filter((worker) => worker !== undefined);
    this.#end = Promise.all(this.#workers.map((worker) => this.#listenTo(worker)));
    progress?.countAlso(() => this.#work.takenBehind(this.#next));
  }

  check(...[file, settings, options]: Parameters<typeof checkFile>): CheckedFile | Promise<CheckedFile> {
    const number = this.#numbers.get(file.file);
    if (number === undefined) return checkFile(file, settings, options);
    this.#next = number + 1;
    if (this.#work.take(number)) return checkFile(file, settings, options);
    const known = this.#knownOf(number, file);
    return known ?? this.#end.then(() => this.#knownOf(number, file) ?? checkFile(file, settings, options));
  }

  end(): void {
    for (const worker of this.#workers) worker.terminate();
  }

  #knownOf(number: number, { file }: PayloadFile): CheckedFile | undefined {
    const flawless = flawlessOf.get(this.#work.flawlessKind(number) ?? '');
    return flawless ? { ...flawless, file, fixed: 0 } : this.#found.get(number);
  }

  /** Until it has ended, and all that it said has come. */
  #listenTo(worker: Worker): Promise<void> {
    worker.on('message', (message: Message) => {
      for (const [number, sent] of message) this.#found.set(number, fromSent(sent));
    });
    // What was in its way is in the way of who checks the file again, or nobody's to see.
    worker.on('error', () => {});
    return new Promise((resolve) => worker.once('exit', () => resolve()));
  }
}

/** Starts a worker that prints nothing; `undefined` where the runtime lets none start. */
function startWorker(workerData: Job): Worker | undefined {
  try {
    return new Worker(WORKER, { workerData, stdout: true, stderr: true });
  } catch {
    return undefined;
  }
}
