import { createReadStream } from 'node:fs';
import { positionsIn, readJson } from '@pg/nested-text';
import { formatPath, isObject } from '@pg/rule-kit';
import { kindOf } from '@pg/type-codes';
import {
  array,
  type InferOutput,
  integer,
  is,
  literal,
  minValue,
  number,
  object,
  picklist,
  pipe,
  string,
  union,
} from 'valibot';
import { findConfigMistakes } from '../../config/config-mistakes.ts';
import { UsageError } from '../exit-status.ts';
import { type PayloadText, readStream } from '../files/read-payload.ts';
import { describeSystemError } from '../system-error.ts';

const position = pipe(number(), integer(), minValue(1));

/** What a comparison needs of a JSON report; all else is passed over. */
const SavedReportSchema = object({
  version: literal(1),
  files: array(
    object({
      file: string(),
      findings: array(
        object({
          rule: string(),
          severity: picklist(['error', 'warning', 'info']),
          path: array(union([string(), number()])),
          line: position,
          column: position,
          message: string(),
        }),
      ),
    }),
  ),
});

/** A report that `--format json` wrote. */
export type SavedReport = InferOutput<typeof SavedReportSchema>;

/** A finding of such a report. */
export type SavedFinding = SavedReport['files'][number]['findings'][number];

export const STANDARD_INPUT = '-';

/** So large a report would be of millions of findings. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Reads a JSON report from a file, or from standard input (`-`).
 *
 * @throws {UsageError} where it can't be read, or is no such report.
 */
export async function readSavedReport(file: string): Promise<SavedReport> {
  const name = file === STANDARD_INPUT ? 'standard input' : file;
  const read = await readText(file);
  if ('problem' in read) throw new UsageError(`${name}: ${read.problem.found}, ${ALLOWED}`);
  return parseReport(name, read.text);
}

const ALLOWED = 'what --format json wrote only';

async function readText(file: string): Promise<PayloadText> {
  try {
    return await readStream(file === STANDARD_INPUT ? process.stdin : createReadStream(file), MOST_BYTES);
  } catch (error) {
    throw new UsageError(`${file}: the report can’t be read (${describeSystemError(error)})`);
  }
}

function parseReport(name: string, text: string): SavedReport {
  const { value, problems } = readJson(text);
  const [problem] = problems;
  if (problem) {
    const { line, column } = positionsIn(text)(problem.span.start);
    throw new UsageError(`${name}:${line}:${column}: ${text.trim() === '' ? 'nothing' : 'no JSON'}, ${ALLOWED}`);
  }
  if (is(SavedReportSchema, value)) return value;
  if (!isObject(value)) throw new UsageError(`${name}: ${kindOf(value)}, ${ALLOWED}`);
  const [mistake] = findConfigMistakes(SavedReportSchema, value);
  const place = mistake ? `${formatPath(mistake.path)}: ${mistake.message}` : 'no report';
  throw new UsageError(`${name}: ${place}; ${ALLOWED}`);
}
