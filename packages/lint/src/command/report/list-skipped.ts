import { withoutControls } from '@pg/rule-kit/internal';
import type { WhySkipped } from '../../files/check/why-skipped.ts';
import type { Report } from '../../files/report.ts';
import { describeUnreadFile } from './formats/words.ts';

/** The skipped files with the reasons, and files that are not read but have names of a payload. */
export const listSkipped = ({ skipped, notRead }: Report): string =>
  [
    ...Array.from(skipped, ([file, reason]) => `skipped ${withoutControls(file)}: ${WHY_SKIPPED[reason]}\n`),
    ...Array.from(notRead.withNames, ([file, kind]) => `${describeUnreadFile(file, kind)}\n`),
  ].join('');

const WHY_SKIPPED: Readonly<Record<WhySkipped, string>> = {
  possible: 'maybe a payload: name the file, or set its kind in the configuration',
  other: 'it has no payload of a known kind',
  unreadable: "it can't be read, and has no field name that only payloads have",
  ignored: 'the configuration ignores it',
  pointer: 'it is a pointer of git-lfs: fetch it with git lfs pull',
  gone: 'it was deleted',
  'broken link': 'the link leads to no file',
  'linked folder': 'it is a link to a folder: name the link to check the folder',
  repository: 'it is a repository of its own: name it to check it',
};
