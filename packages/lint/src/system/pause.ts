const NEVER = new Int32Array(new SharedArrayBuffer(4));

/** Waits without giving way to other code of the process. */
export const pause = (ms: number): void => {
  Atomics.wait(NEVER, 0, 0, ms);
};
