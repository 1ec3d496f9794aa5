import type { FileSettings } from '../../config/file-settings.ts';
import type { CheckedFile, CheckFileOptions } from '../files/check-file.ts';

/** What a worker is given: files by their numbers. */
export interface Job {
  readonly files: readonly string[];
  /** What is set for each; what is set alike is one object, which is sent once. */
  readonly lints: readonly FileSettings['lint'][];
  readonly options: Pick<CheckFileOptions, 'kind' | 'syntax' | 'maxBytes'>;
  readonly bytes: Uint8Array<SharedArrayBuffer>;
}

/** What a worker says of a file: functions can't be sent. */
interface Sent extends Omit<CheckedFile, 'showableLines'> {
  readonly lines: ReadonlyMap<number, string>;
}

/** What a worker says of files, by their numbers. */
export type Message = readonly (readonly [number: number, sent: Sent])[];

export const toSent = ({ showableLines, ...checked }: CheckedFile): Sent => ({ ...checked, lines: showableLines() });

export const fromSent = ({ lines, ...checked }: Sent): CheckedFile => ({ ...checked, showableLines: () => lines });
