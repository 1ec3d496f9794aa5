import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { kindInText } from '../../rules/detect/text-evidence.ts';

/** What was left out in folders. */
export interface LeftOut {
  /** Files of types that are not read. */
  readonly files: readonly string[];
  readonly hiddenFolders: number;
}

/** What was not read, for reports. */
export interface NotRead extends Omit<LeftOut, 'files'> {
  /** The number of files by type, like `.ts`; empty for files without an extension. The most frequent type is first. */
  readonly types: ReadonlyMap<string, number>;
  /** The files without a payload that was read, but two distinctive field names of one kind of payload, and that kind. */
  readonly withNames: ReadonlyMap<string, string>;
}

/** Source code is rarely larger. */
const MAX_BYTES = 1024 * 1024;

/**
 * Counts the files that are not read, and searches their bytes for the names of payloads.
 *
 * @param others The files that were read and have such names, but no payload.
 */
export function countUnread(all: readonly LeftOut[], others: ReadonlyMap<string, string>): NotRead {
  const files = [...new Set(all.flatMap((each) => each.files))];
  const types = new Map<string, number>();
  for (const file of files) {
    const type = extname(file).toLowerCase();
    types.set(type, (types.get(type) ?? 0) + 1);
  }
  return {
    types: new Map([...types].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))),
    hiddenFolders: all.reduce((total, { hiddenFolders }) => total + hiddenFolders, 0),
    withNames: new Map([
      ...files.flatMap((file): [string, string][] => {
        const kind = kindInBytes(file);
        return kind === undefined ? [] : [[file, kind]];
      }),
      ...others,
    ]),
  };
}

function kindInBytes(file: string): string | undefined {
  try {
    const stats = statSync(file);
    // Reading a pipe may never end.
    return stats.isFile() && stats.size <= MAX_BYTES ? kindInText(readFileSync(file, 'latin1')) : undefined;
  } catch {
    // Without access, nothing is known of it.
    return undefined;
  }
}
