import type { TextMap } from '@pg/nested-text';
import { fileFinding } from './file-rules.ts';
import { kindsToProve } from './kinds.ts';
import { type LintOptions, type LintResult, lintText, NO_LINES, type ProveOptions, proveText } from './lint-text.ts';
import { locateFindings } from './locate-findings.ts';
import type { PayloadText, ReadProblem } from './read-payload.ts';
import type { FileReport } from './report.ts';
import type { Syntax } from './source.ts';

/** Checks what was read from a file. */
export async function lintPayload(file: string, payload: PayloadText, options: ProveOptions): Promise<FileReport> {
  const result = 'text' in payload ? lintFile(file, payload.text, options) : describeUnread(payload.problem);
  return { file, ...(await result) };
}

/** Most payloads have nothing to prove: they are not waited for. */
function lintFile(file: string, text: string, given: LintOptions): LintResult | Promise<LintResult> {
  const syntax = given.syntax ?? SYNTAXES[extensionOf(file)];
  const options = syntax === undefined ? given : { ...given, syntax };
  const result = lintText(text, options);
  return result.kind !== undefined && kindsToProve.has(result.kind) ? proveText(text, options) : result;
}

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

/** By a file's extension; any other's content tells. */
const SYNTAXES: Readonly<Record<string, Syntax>> = { json: 'json', form: 'form' };

function describeUnread({ rule, before, ...found }: ReadProblem): LintResult {
  const within = { path: [], start: before.length, end: before.length };
  const findings = locateFindings(before, () => NOTHING_READ, [{ ...fileFinding(rule, found), within }]);
  return { kind: undefined, findings, showableLines: NO_LINES };
}

const NOTHING_READ: TextMap = { locate: () => undefined, textAt: () => undefined };

/** Whether a file of a folder is reported: it holds a payload of a known kind, or is JSON that can't be read. */
export function isReported({ file, kind, findings }: FileReport): boolean {
  const isJson = extensionOf(file) === 'json';
  return kind !== undefined || (isJson && findings.every(({ rule }) => rule !== 'unknown-kind'));
}
