import { wholeText } from '@pg/nested-text';
import { toFinding } from '@pg/rule-kit';
import { NOWHERE } from './extract/read-embedded.ts';
import { loadReader } from './extract/readers.ts';
import { fileRules } from './file-rules.ts';
import { type LintResult, NO_LINES } from './lint-result.ts';
import type { LintOptions } from './lint-text.ts';
import { locateFindings } from './locate/locate-findings.ts';
import type { Syntax } from './read/source.ts';

/** What was found in one file. */
export interface LintedFile extends LintResult {
  readonly file: string;
}

/** How the text of a file is read, by its extension; that of any other file by its content. */
const FILE_TYPES: ReadonlyMap<string, { readonly syntax?: Syntax; readonly reader?: keyof typeof loadReader }> =
  new Map([
    ['json', { syntax: 'json' }],
    ['har', { syntax: 'json' }],
    ['jsonc', { syntax: 'jsonc' }],
    ['form', { syntax: 'form' }],
    ['md', { reader: 'markdown' }],
    ['markdown', { reader: 'markdown' }],
    ['http', { reader: 'http' }],
    ['rest', { reader: 'http' }],
    ['sh', { reader: 'shell' }],
    ['bash', { reader: 'shell' }],
  ]);

const fileTypeOf = (file: string) => FILE_TYPES.get(file.slice(file.lastIndexOf('.') + 1).toLowerCase()) ?? {};

/** How the text of a file is checked: `given`, and what its extension says. */
export async function optionsFor(file: string, given: LintOptions): Promise<LintOptions> {
  const { syntax, reader } = fileTypeOf(file);
  return {
    ...given,
    syntax: given.syntax ?? syntax,
    ...(reader && { readPayloads: await loadReader[reader]() }),
  };
}

/** All that has a say in what is found in the text of a file, as one text. */
export const checkedAs = (file: string, given: LintOptions): string =>
  JSON.stringify({ ...fileTypeOf(file), ...given });

/** Why a file, or a part of it, has no text. */
export interface UnreadText {
  readonly rule: 'syntax' | 'too-large';
  readonly found: string;
  readonly allowed: string;
  readonly hint?: string;
  /** The text before the place of the problem; empty where nothing was read. */
  readonly before: string;
}

/** Says why a file, or a part of it, has no text. */
export function describeUnread({ rule, before, ...found }: UnreadText): LintResult {
  const within = { path: [], start: before.length, end: before.length };
  const finding = toFinding(fileRules[rule], { path: [], ...found, within });
  const findings = locateFindings(before, [{ layer: wholeText(before), map: () => NOWHERE, findings: [finding] }]);
  return { kind: undefined, kinds: [], findings, showableLines: NO_LINES };
}

/** Whether a file of a folder is reported: it holds a payload, or says that it does, or is JSON that can't be read. */
export function isReported({ file, kinds, findings }: LintedFile): boolean {
  if (kinds.length > 0) return true;
  const isJson = fileTypeOf(file).syntax?.startsWith('json') ?? false;
  const isSaid = findings.some(({ rule }) => rule === 'kind-name');
  return isSaid || (isJson && findings.every(({ rule }) => rule !== 'unknown-kind'));
}
