import { kinds } from '../../core/kinds.ts';

/** How far a file is; behind these comes the kind of one that is flawless. */
const FREE = 0;
const TAKEN = 1;
const FLAWLESS = 2;

/**
 * Files that several threads check, by their numbers: a byte for each, in memory that the threads share. Who takes a file
 * checks it. Of a flawless one, as most are, the kind is all that there is to say: it needs no message.
 */
export class SharedWork {
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  /** Behind it all are taken. */
  #lastFree: number;

  constructor(bytes: Uint8Array<SharedArrayBuffer>) {
    this.bytes = bytes;
    this.#lastFree = bytes.length - 1;
  }

  /** Whether the file was nobody's; now it is the caller's. */
  take(file: number): boolean {
    return Atomics.compareExchange(this.bytes, file, FREE, TAKEN) === FREE;
  }

  setFlawless(file: number, kind: string): void {
    Atomics.store(this.bytes, file, FLAWLESS + kinds.indexOf(kind));
  }

  /** The kind of a file, where it is known to be flawless. */
  flawlessKind(file: number): string | undefined {
    return kinds[Atomics.load(this.bytes, file) - FLAWLESS];
  }

  /** How many files behind a file are taken by those who go from the last to the first. */
  takenBehind(file: number): number {
    while (this.#lastFree > file && Atomics.load(this.bytes, this.#lastFree) !== FREE) this.#lastFree--;
    return Math.max(0, this.bytes.length - 1 - Math.max(this.#lastFree, file));
  }
}
