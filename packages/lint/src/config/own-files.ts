import { lstatSync } from 'node:fs';
import { readRegular } from '../system/regular-file.ts';

/** Where configurations and baselines are. */
export interface OwnFiles {
  readonly exists: (path: string) => boolean;
  /**
   * @param subject The subject of the error message.
   * @throws {UsageError} if it can't be read.
   */
  readonly read: (path: string, subject: string) => Buffer;
}

export const ON_DISK: OwnFiles = {
  /** Also true for a broken link, so that it is reported instead of ignored. */
  exists(path) {
    try {
      return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    } catch {
      return false;
    }
  },
  read: readRegular,
};
