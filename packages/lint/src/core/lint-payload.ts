import { wholeText } from '@pg/nested-text';
import type { ReadProblem } from '../cli/files/read-payload.ts';
import { NOWHERE } from './extract/read-held.ts';
import { loadReader } from './extract/readers.ts';
import { fileFinding } from './file-rules.ts';
import { type LintResult, NO_LINES } from './lint-result.ts';
import type { LintOptions } from './lint-text.ts';
import { locateFindings } from './locate/locate-findings.ts';
import type { Syntax } from './read/source.ts';

/** What was found in one file. */
export interface LintedFile extends LintResult {
  readonly file: string;
}

/** How the text of a file is checked: its extension says how it is written, and where payloads stand in it. */
export const optionsFor: (file: string, given: LintOptions) => LintOptions | Promise<LintOptions> =
  onceForAlike(optionsOf);

/** All that has a say in what is found in the text of a file, as one text. */
export const checkedAs: (file: string, given: LintOptions) => string = onceForAlike((extension, given) =>
  JSON.stringify({ extension, ...given }),
);

/** Makes a function that is computed once for all files with one extension that are checked by the same options. */
function onceForAlike<TResult>(
  compute: (extension: string, given: LintOptions) => TResult,
): (file: string, given: LintOptions) => TResult {
  const known = new WeakMap<LintOptions, Map<string, TResult>>();
  return (file, given) => {
    const extension = extensionOf(file);
    const alike = known.get(given) ?? new Map<string, TResult>();
    const computed = alike.get(extension);
    if (computed !== undefined) return computed;
    const result = compute(extension, given);
    known.set(given, alike.set(extension, result));
    return result;
  };
}

function optionsOf(extension: string, given: LintOptions): LintOptions | Promise<LintOptions> {
  const syntax = given.syntax ?? SYNTAXES.get(extension);
  const options = syntax === undefined ? given : { ...given, syntax };
  const reader = READERS.get(extension);
  return reader === undefined ? options : loadReader[reader]().then((readPayloads) => ({ ...options, readPayloads }));
}

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

/** By a file's extension; any other's content tells. */
const SYNTAXES: ReadonlyMap<string, Syntax> = new Map(
  Object.entries({ json: 'json', har: 'json', jsonc: 'jsonc', form: 'form' } as const),
);

/** By the extension of a file that holds payloads among other things. */
const READERS: ReadonlyMap<string, keyof typeof loadReader> = new Map(
  Object.entries({
    md: 'markdown',
    markdown: 'markdown',
    http: 'http',
    rest: 'http',
    sh: 'shell',
    bash: 'shell',
  } as const),
);

/** Says why a file, or a part of it, has no text. */
export function describeUnread({ rule, before, ...found }: ReadProblem): LintResult {
  const within = { path: [], start: before.length, end: before.length };
  const finding = { ...fileFinding(rule, found), within };
  const findings = locateFindings(before, [{ layer: wholeText(before), map: () => NOWHERE, findings: [finding] }]);
  return { kind: undefined, kinds: [], findings, showableLines: NO_LINES };
}

/** Whether a file of a folder is reported: it holds a payload, or says that it does, or is JSON that can't be read. */
export function isReported({ file, kinds, findings }: LintedFile): boolean {
  if (kinds.length > 0) return true;
  const isJson = SYNTAXES.get(extensionOf(file))?.startsWith('json') ?? false;
  const isSaid = findings.some(({ rule }) => rule === 'kind-name');
  return isSaid || (isJson && findings.every(({ rule }) => rule !== 'unknown-kind'));
}
