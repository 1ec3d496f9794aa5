import { type ChildProcess, fork } from 'node:child_process';
import type { Round } from './contestant-process.ts';
import { CONTESTANTS, type ContestantName } from './contestants.ts';

/** Nanoseconds per payload, and the same as a ratio to the hand-written check. */
export interface Figure {
  readonly nanoseconds: number;
  readonly ratio: number;
}

/** The figures of one scenario by contestant. */
export type Figures = Readonly<Record<ContestantName, Figure>>;

/** Fresh processes are compiled anew, and not always equally well. */
const GENERATIONS = 9;
const ROUNDS = 6;
const WARM_UP_MILLISECONDS = 250;
const ROUND_MILLISECONDS = 20;

/** The nanoseconds of each round by contestant. */
type Rounds = Readonly<Record<ContestantName, number[]>>;

/**
 * Measures one scenario. Every contestant has a process of its own; they take turns in short rounds, and each is
 * compared with the hand-written check of the same round, so that what else the machine does hits both alike.
 */
export async function measureScenario(scenarioNumber: number): Promise<Figures> {
  const rounds: Rounds = byContestant(() => []);
  for (let i = 0; i < GENERATIONS; i++) await measureGeneration(scenarioNumber, rounds);
  const yardstick = rounds['hand-written'];
  return byContestant((name) => ({
    nanoseconds: median(rounds[name]),
    ratio: median(rounds[name].map((nanoseconds, i) => nanoseconds / (yardstick[i] ?? Number.NaN))),
  }));
}

async function measureGeneration(scenarioNumber: number, rounds: Rounds): Promise<void> {
  const processes = new Map<ContestantName, ChildProcess>();
  try {
    for (const name of CONTESTANTS) processes.set(name, await start(name, scenarioNumber));
    for (const child of processes.values()) await measureRound(child, WARM_UP_MILLISECONDS);
    for (let i = 0; i < ROUNDS; i++) {
      for (const [name, child] of processes) rounds[name].push(await measureRound(child, ROUND_MILLISECONDS));
    }
  } finally {
    for (const child of processes.values()) child.disconnect();
  }
}

async function start(name: ContestantName, scenarioNumber: number): Promise<ChildProcess> {
  const child = fork(new URL(import.meta.url), ['contestant', name, String(scenarioNumber)]);
  await nextMessage(child);
  return child;
}

async function measureRound(child: ChildProcess, milliseconds: number): Promise<number> {
  child.send(milliseconds);
  const { nanoseconds } = (await nextMessage(child)) as Round;
  return nanoseconds;
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('A contestant ended before it was measured'));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}

const byContestant = <T>(make: (name: ContestantName) => T): Record<ContestantName, T> =>
  Object.fromEntries(CONTESTANTS.map((name) => [name, make(name)])) as Record<ContestantName, T>;

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
