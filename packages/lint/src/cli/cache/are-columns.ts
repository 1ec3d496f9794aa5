import { isObject } from '@pg/rule-kit';
import { array, is, number, object, optional, picklist, string, union } from 'valibot';
import { kinds } from '../../core/kinds.ts';
import type { Columns } from './known-texts.ts';

const findingSchema = object({
  rule: string(),
  severity: picklist(['error', 'warning', 'info']),
  basis: picklist(['stated', 'published', 'inferred', 'conflict']),
  path: array(union([string(), number()])),
  message: string(),
  section: string(),
  hint: optional(string()),
  line: number(),
  column: number(),
  endLine: number(),
  endColumn: number(),
});

const answersSchema = array(
  object({
    checkedAs: string(),
    kinds: array(picklist(kinds)),
    findings: optional(array(findingSchema)),
    shown: optional(array(number())),
  }),
);

/**
 * Whether what a cache file holds can be used: a file may have been edited, or merged by git. Of tens of thousands of rows
 * a schema takes longer than reading the file does.
 */
export function areColumns(texts: unknown): texts is Columns {
  if (!isObject(texts)) return false;
  const { answers, answer, content, file, ...look } = texts;
  if (!is(answersSchema, answers) || typeof content !== 'string' || !Array.isArray(file)) return false;
  const { length } = file;
  const isColumn = (column: unknown, isValue: (value: unknown) => boolean): boolean =>
    Array.isArray(column) && column.length === length && column.every(isValue);
  return (
    isColumn(file, (name) => typeof name === 'string') &&
    isColumn(answer, (place) => typeof place === 'number' && place in answers) &&
    [look.inode, look.size, look.changed].every((column) => isColumn(column, Number.isFinite))
  );
}
