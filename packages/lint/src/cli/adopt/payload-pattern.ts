import { EXTENSIONS } from '../files/find-files.ts';
import type { Ignored } from './ignored.ts';
import { isUnread, type Survey } from './survey.ts';

/** More places than that make a pattern that nobody reads. */
const MOST_PLACES = 8;

/**
 * A regular expression for the paths of payloads: for programs that name files to `pg-lint`, to which a file that is
 * named and holds no payload is an error. Folders in which all is payloads stand for what they will have, too. It is one of
 * Python's, as pre-commit takes it: a group of any case in an expression.
 *
 * @returns `undefined` where payloads stand among other files in too many places, have names that no line can hold, or
 * there are none.
 */
export function payloadPattern({ reported, others }: Survey, ignored: readonly Ignored[]): string | undefined {
  const leftOut = new Set(ignored.flatMap(({ files }) => files));
  const payloads = reported.filter((each) => !isUnread(each)).map(({ file }) => file);
  const rest = [...others, ...reported.filter(isUnread).map(({ file }) => file)].filter((file) => !leftOut.has(file));
  const mixed = new Set(rest.flatMap(foldersOf));
  const places = [...new Set(payloads.map((file) => pureFolderOf(file, mixed) ?? file))];
  if (places.length === 0 || places.length > MOST_PLACES) return undefined;
  const pattern = `^(?:${places.map(describePlace).join('|')})$`;
  // No line to copy holds the end of a line.
  return /\p{Cc}/u.test(pattern) ? undefined : pattern;
}

/** The folders of a file, the uppermost first, each with `/` at its end. */
const foldersOf = (file: string): string[] =>
  file.split('/').flatMap((_, i, names) => (i === 0 ? [] : [`${names.slice(0, i).join('/')}/`]));

const pureFolderOf = (file: string, mixed: ReadonlySet<string>): string | undefined =>
  foldersOf(file).find((folder) => !mixed.has(folder));

const describePlace = (place: string): string =>
  place.endsWith('/') ? `${escapePattern(place)}.*\\.(?i:${NAMES})` : escapePattern(place);

const NAMES = EXTENSIONS.map((extension) => extension.slice(1)).join('|');

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
