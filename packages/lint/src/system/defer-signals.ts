let isDeferred = false;

/** A file is written without a pause: a signal that has a listener arrives after it, when no temporary file is left. */
export function deferSignals(): void {
  if (isDeferred) return;
  isDeferred = true;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.kill(process.pid, signal));
}
