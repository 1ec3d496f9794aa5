import { loadReader } from './extract/readers.ts';
import type { LintedFile } from './lint-result.ts';
import type { VerifyTextOptions } from './lint-text.ts';
import type { Syntax } from './read/source.ts';
import { mayHavePayload } from './rules/text-evidence.ts';

/** How files with an extension are read; by default, their content decides. */
interface FileType {
  /** The file is one payload in this syntax. */
  readonly syntax?: Syntax;
  /** The file has embedded payloads. */
  readonly reader?: keyof typeof loadReader;
  /** Each line is a payload. */
  readonly hasLines?: boolean;
}

/** The most characters of a file with embedded payloads. Its readers take up to a hundred times its size in memory. */
export const MAX_LENGTH = 5_000_000;

/** The extensions of files that may be payloads, or contain some. */
export const FILE_TYPES: ReadonlyMap<string, FileType> = new Map<string, FileType>([
  ['json', { syntax: 'json' }],
  ['jsonc', { syntax: 'jsonc' }],
  ['json5', { reader: 'json5' }],
  ['har', { syntax: 'json' }],
  ['ndjson', { hasLines: true }],
  ['jsonl', { hasLines: true }],
  ['form', { syntax: 'form' }],
  ['txt', {}],
  ['md', { reader: 'markdown' }],
  ['markdown', { reader: 'markdown' }],
  ['mdx', { reader: 'markdown' }],
  ['http', { reader: 'http' }],
  ['rest', { reader: 'http' }],
  ['sh', { reader: 'shell' }],
  ['bash', { reader: 'shell' }],
  ['yaml', { reader: 'yaml' }],
  ['yml', { reader: 'yaml' }],
  ['log', { reader: 'log' }],
]);

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

/** Whether files in folders with this name are read. */
export const isTypeRead = (file: string): boolean => file.includes('.') && FILE_TYPES.has(extensionOf(file));

/** The extension of a file that is not one of the types that are read; `undefined` if it is, or has none. */
export function otherTypeOf(file: string): string | undefined {
  const [extension] = /\.[a-z\d]+$/i.exec(file.slice(file.lastIndexOf('/') + 1)) ?? [];
  return extension === undefined || isTypeRead(file) ? undefined : extension;
}

/** How a file is read, by its name. */
export const fileTypeOf = (file: string): FileType => FILE_TYPES.get(extensionOf(file)) ?? {};

/** The given options, with the syntax or reader for the file's extension. */
export async function optionsFor(file: string, given: VerifyTextOptions, text: string): Promise<VerifyTextOptions> {
  const { syntax, reader } = fileTypeOf(file);
  const options = { ...given, syntax: given.syntax ?? syntax };
  if (reader === undefined) return options;
  const isSkipped =
    given.onlyCertain && given.kind === undefined && !mayHavePayload(text, given.wallet2?.gateway) && !hasKind(text);
  return { ...options, readPayloads: isSkipped ? () => [] : await loadReader[reader]() };
}

/** Whether a Markdown text may set the kind of a block. */
const hasKind = (text: string): boolean => text.includes('pg-lint=');

/**
 * Why a file of a folder is skipped; `undefined` if it is reported: it has a payload, or sets the kind of one, or can't be
 * read and has a distinctive name.
 */
export function whySkipped(
  { file, kinds, possibleKind, findings }: LintedFile,
  isDistinctive: () => boolean,
): WhySkipped | undefined {
  if (kinds.length > 0 || findings.some(({ rule }) => rule === 'kind-name')) return undefined;
  if (possibleKind !== undefined) return 'possible';
  const { syntax, reader, hasLines } = fileTypeOf(file);
  const mayBeBroken = findings.length > 0 && (syntax ?? reader ?? hasLines) !== undefined;
  if (!mayBeBroken || findings.some(({ rule }) => rule === 'unknown-kind')) return 'other';
  return isDistinctive() ? undefined : 'unreadable';
}

/** Why a file is left out of a report. */
export type WhySkipped = 'other' | 'possible' | 'unreadable' | 'ignored';
