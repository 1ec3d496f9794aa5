import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** `mkdirSync` with `recursive` does not end where no folder can be made, as in `/proc`. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
