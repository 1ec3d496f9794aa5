import { count } from '@pg/type-codes';
import { type FileReport, summarize } from '../report/report.ts';
import { groupBy } from './group-by.ts';
import { folderOf, isUnread, type Survey } from './survey.ts';

/** What was found, for people: by kind how many files, and where; what can't be read; the findings, counted. */
export function describeSurvey({ reported, others }: Survey): string {
  const unread = reported.filter(isUnread);
  const payloads = reported.filter((each) => !isUnread(each));
  const { errors, warnings } = summarize(payloads);
  const lines = [
    ...[...groupBy(payloads, ({ kind }) => kind ?? 'several kinds')].map(
      ([kind, files]) => `${kind}: ${describeFiles(files)}`,
    ),
    ...(unread.length > 0 ? [`JSON that can’t be read: ${describeFiles(unread, ({ file }) => file)}`] : []),
    ...(others.length > 0 ? [`no payload of a known kind: ${count(others.length, 'file')}`] : []),
    payloads.length === 0 ? 'no payload' : `in the payloads: ${count(errors, 'error')}, ${count(warnings, 'warning')}`,
  ];
  return ['What is here:\n', ...lines.map((line) => `  ${line}`)].join('\n');
}

const MOST_NAMED = 4;

/** "12 files (fixtures, samples/good and 3 more)". */
function describeFiles(files: readonly FileReport[], nameOf = ({ file }: FileReport) => folderOf(file) || '.'): string {
  const names = [...new Set(files.map(nameOf))];
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return `${count(files.length, 'file')} (${names.slice(0, MOST_NAMED).join(', ')}${more})`;
}
