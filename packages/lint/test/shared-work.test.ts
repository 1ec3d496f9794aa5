import os from 'node:os';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SharedWork } from '../src/cli/threads/shared-work.ts';
import { threadsFor } from '../src/cli/threads/threads-for.ts';

test.each([
  [0, 8, 1],
  [49_999, 8, 1],
  [50_000, 8, 2],
  [99_999, 8, 2],
  [100_000, 8, 3],
  [1_000_000, 8, 4],
  [1_000_000, 3, 3],
])('%i files are worth as many threads on %i processors: %i', (files, processors, threads) => {
  const available = vi.spyOn(os, 'availableParallelism').mockReturnValue(processors);
  onTestFinished(() => available.mockRestore());
  expect(threadsFor(files)).toBe(threads);
});

describe('shared work', () => {
  const workOf = (files: number): [SharedWork, SharedWork] => {
    const bytes = new Uint8Array(new SharedArrayBuffer(files));
    return [new SharedWork(bytes), new SharedWork(bytes)];
  };

  test('is taken once, whoever comes first', () => {
    const [one, other] = workOf(2);
    expect([one.take(0), other.take(0), other.take(1), one.take(1)]).toEqual([true, false, true, false]);
  });

  test('has a kind once it is known to be flawless', () => {
    const [one, other] = workOf(4);
    for (const file of [0, 1, 2]) one.take(file);
    one.setFlawless(0, 'session-request');
    one.setFlawless(1, 'wallet2-settings');
    expect([0, 1, 2, 3].map((file) => other.flawlessKind(file))).toEqual([
      'session-request',
      'wallet2-settings',
      undefined,
      undefined,
    ]);
    expect(other.take(0)).toBe(false);
  });

  test('is counted behind who goes the other way', () => {
    const [one, other] = workOf(6);
    expect(one.takenBehind(0)).toBe(0);
    other.take(5);
    other.take(4);
    expect([one.takenBehind(0), one.takenBehind(1)]).toEqual([2, 2]);
    one.take(2);
    other.take(3);
    expect([2, 3, 4, 5, 6].map((file) => one.takenBehind(file))).toEqual([3, 2, 1, 0, 0]);
    for (const file of [0, 1]) other.take(file);
    expect(one.takenBehind(0)).toBe(5);
  });
});
