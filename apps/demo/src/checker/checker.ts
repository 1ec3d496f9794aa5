import { type Remote, wrap } from 'comlink';
import { useEffect, useRef, useState } from 'preact/hooks';
import { trustedScript } from '../parts/trusted-script.ts';
import type { CheckedText, CheckRequest } from './check-text.ts';
import type { Tasks } from './check-worker.ts';
import address from './check-worker.ts?worker&url';

/** A check starts this long after the last keystroke. */
const PAUSE_MS = 150;

/** The result of a check, or why it failed. */
export interface CheckOutcome {
  readonly request: CheckRequest;
  readonly checked?: CheckedText;
  readonly failed?: string;
}

type Ask<TAnswer> = (tasks: Remote<Tasks>) => Promise<TAnswer>;

/** One worker for the life of the page. */
let started: { readonly worker: Worker; readonly tasks: Remote<Tasks> } | undefined;

async function askWorker<TAnswer>(question: Ask<TAnswer>): Promise<TAnswer> {
  if (started === undefined) {
    const worker = new Worker(trustedScript(address), { type: 'module' });
    started = { worker, tasks: wrap(worker) };
  }
  const { worker, tasks } = started;
  const answered = new AbortController();
  const failure = new Promise<never>((_, reject) => {
    const fail = (): void => {
      started = undefined;
      reject('the checker could not be loaded');
    };
    worker.addEventListener('error', fail, { signal: answered.signal });
  });
  return Promise.race([question(tasks), failure]).finally(() => answered.abort());
}

/** Lets the worker do a task; `undefined` if that fails. */
export const ask = <TAnswer>(question: Ask<TAnswer>): Promise<TAnswer | undefined> =>
  askWorker(question).catch(() => undefined);

/** Checks a text in the worker, after a pause. While a check runs, only the last request waits. */
export function useCheck(read: () => CheckRequest) {
  const [outcome, setOutcome] = useState<CheckOutcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const state = useRef({ isBusy: false, isWaiting: false });
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => () => clearTimeout(timer.current), []);
  const next = async (): Promise<void> => {
    if (state.current.isBusy || !state.current.isWaiting) return;
    state.current = { isBusy: true, isWaiting: false };
    // Reading the editor takes time.
    const request = latest.current();
    try {
      setOutcome({ request, checked: await askWorker((tasks) => tasks.check(request)) });
    } catch (error) {
      // Only the name: the message could quote the payload.
      setOutcome({ request, failed: error instanceof Error ? error.name : String(error) });
    }
    state.current.isBusy = false;
    void next();
  };
  const check = (pause = PAUSE_MS): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      state.current.isWaiting = true;
      void next();
    }, pause);
  };
  return { outcome, check };
}
