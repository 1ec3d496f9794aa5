import { completionsAt, fixText, replacePayload, rowAt } from '@pg/lint';
import { expose } from 'comlink';
import { type CheckRequest, checkText, optionsOf } from './check-text.ts';
import { writeCode } from './code.ts';
import { formatJson } from './format-json.ts';
import { redactText } from './redact.ts';

/** A payload in a text, and what to write in its place. */
interface Replacement extends CheckRequest {
  readonly number: number;
  readonly written: string;
}

const tasks = {
  check: checkText,
  fix: async (request: CheckRequest) => fixText(request.text, await optionsOf(request)),
  putBack: async (request: Replacement) =>
    replacePayload(request.text, request.number, request.written, await optionsOf(request)),
  complete: completionsAt,
  row: rowAt,
  format: formatJson,
  code: writeCode,
  redact: redactText,
};

/** What the worker does for the page. */
export type Tasks = typeof tasks;

expose(tasks);
