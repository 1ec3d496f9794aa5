import { useEffect, useRef, useState } from 'preact/hooks';
import { trustedScript } from '../parts/trusted-script.ts';
import type { CheckedText, CheckRequest } from './check-text.ts';
import address from './check-worker.ts?worker&url';
import type { AnswerOf, RequestOf, TaskName, WorkerAnswer } from './tasks.ts';

/** A check starts this long after the last keystroke. */
const PAUSE_MS = 150;

/** The result of a check, or why it failed. */
export interface CheckOutcome {
  readonly request: CheckRequest;
  readonly checked?: CheckedText;
  readonly failed?: string;
}

/** One worker for the life of the page. */
let worker: Worker | undefined;

function askWorker<TName extends TaskName>(task: TName, request: RequestOf<TName>): Promise<WorkerAnswer<TName>> {
  worker ??= new Worker(trustedScript(address), { type: 'module' });
  const asked = worker;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (answer: WorkerAnswer<TName>): void => {
      asked.removeEventListener('error', fail);
      port1.close();
      resolve(answer);
    };
    const fail = (): void => {
      worker = undefined;
      settle({ failed: 'the checker could not be loaded' });
    };
    asked.addEventListener('error', fail);
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer<TName>>) => settle(data);
    asked.postMessage({ task, request }, [port2]);
  });
}

/** Lets the worker do a task; `undefined` if that fails. */
export async function ask<TName extends TaskName>(
  task: TName,
  request: RequestOf<TName>,
): Promise<AnswerOf<TName> | undefined> {
  const answer = await askWorker(task, request);
  return 'done' in answer ? answer.done : undefined;
}

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
    const answer = await askWorker('check', request);
    state.current.isBusy = false;
    setOutcome('done' in answer ? { request, checked: answer.done } : { request, failed: answer.failed });
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
