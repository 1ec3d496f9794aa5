import { type Remote, wrap } from 'comlink';
import { useRef, useState } from 'preact/hooks';
import type { CheckedText, CheckRequest } from './check-text.ts';
import type { Tasks } from './check-worker.ts';
import address from './check-worker.ts?worker&url';

declare global {
  /** TypeScript's DOM library does not have it yet. */
  var trustedTypes: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } | undefined;
}
type ScriptPolicy = { createScriptURL(address: string): string };

/** The page's policy allows only this worker. */
const policy: ScriptPolicy = { createScriptURL: () => address };
const trusted = globalThis.trustedTypes?.createPolicy('worker', policy) ?? policy;

let started: { readonly tasks: Remote<Tasks>; readonly failed: Promise<undefined> } | undefined;

/** Lets the worker do a task; `undefined` if that fails. There is one worker, and another one after it failed. */
export function ask<TAnswer>(question: (tasks: Remote<Tasks>) => Promise<TAnswer>): Promise<TAnswer | undefined> {
  started ??= startWorker();
  return Promise.race([question(started.tasks).catch(() => undefined), started.failed]);
}

function startWorker() {
  const worker = new Worker(trusted.createScriptURL(address), { type: 'module' });
  const failed = new Promise<undefined>((resolve) => {
    worker.onerror = () => {
      started = undefined;
      resolve(undefined);
    };
  });
  return { tasks: wrap<Tasks>(worker), failed };
}

/** A check starts this long after the last keystroke. */
const PAUSE_MS = 150;

/** The result of a check; without `checked`, it failed. */
export interface CheckOutcome {
  readonly request: CheckRequest;
  readonly checked: CheckedText | undefined;
}

/** Checks a text in the worker, after a pause. While a check runs, only the last request waits. */
export function useCheck(read: () => CheckRequest) {
  const [outcome, setOutcome] = useState<CheckOutcome>();
  const latest = useRef(read);
  latest.current = read;
  const [check] = useState(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isBusy = false;
    let isWaiting = false;
    const next = async (): Promise<void> => {
      isWaiting = isBusy;
      if (isBusy) return;
      isBusy = true;
      const request = latest.current();
      setOutcome({ request, checked: await ask(({ check: run }) => run(request)) });
      isBusy = false;
      if (isWaiting) void next();
    };
    return (pause = PAUSE_MS): void => {
      clearTimeout(timer);
      timer = setTimeout(next, pause);
    };
  });
  return { outcome, check };
}
