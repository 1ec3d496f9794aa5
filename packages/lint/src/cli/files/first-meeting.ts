import { statSync } from 'node:fs';

/** Makes a function that tells whether a file is met for the first time by any of its names: links to it are some, too. */
export function firstMeeting(): (file: string) => boolean {
  const met = new Set<string>();
  return (file) => {
    const { size } = met;
    return met.add(identityOf(file)).size > size;
  };
}

/** Inodes may be greater than numbers are exact. What can't be looked at, such as what is staged and gone, has its name. */
function identityOf(file: string): string {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return file;
  }
}
