import { loadReader } from './extract/readers.ts';
import type { LintedFile } from './lint-result.ts';
import type { LintOptions } from './lint-text.ts';
import type { Syntax } from './read/source.ts';

/** How files with an extension are read; without any of this, their content tells. */
interface FileType {
  /** The file is one payload, written so. */
  readonly syntax?: Syntax;
  /** The file holds payloads among other things. */
  readonly reader?: keyof typeof loadReader;
  /** Each line is a payload. */
  readonly hasLines?: boolean;
}

/** The files of a folder that may hold payloads, by their extension. */
export const FILE_TYPES: ReadonlyMap<string, FileType> = new Map<string, FileType>([
  ['json', { syntax: 'json' }],
  ['jsonc', { syntax: 'jsonc' }],
  ['har', { syntax: 'json' }],
  ['ndjson', { hasLines: true }],
  ['jsonl', { hasLines: true }],
  ['form', { syntax: 'form' }],
  ['txt', {}],
  ['md', { reader: 'markdown' }],
  ['markdown', { reader: 'markdown' }],
  ['http', { reader: 'http' }],
  ['rest', { reader: 'http' }],
  ['sh', { reader: 'shell' }],
  ['bash', { reader: 'shell' }],
]);

/** How a file is read, by its name. */
export const fileTypeOf = (file: string): FileType =>
  FILE_TYPES.get(file.slice(file.lastIndexOf('.') + 1).toLowerCase()) ?? {};

/** How the text of a file is checked: `given`, and what its extension says. */
export async function optionsFor(file: string, given: LintOptions): Promise<LintOptions> {
  const { syntax, reader } = fileTypeOf(file);
  return {
    ...given,
    syntax: given.syntax ?? syntax,
    ...(reader && { readPayloads: await loadReader[reader]() }),
  };
}

/** Whether a file of a folder is reported: it holds a payload, or says that it does, or is JSON that can't be read. */
export function isReported({ file, kinds, findings }: LintedFile): boolean {
  if (kinds.length > 0) return true;
  const isJson = fileTypeOf(file).syntax?.startsWith('json') ?? false;
  const isSaid = findings.some(({ rule }) => rule === 'kind-name');
  return isSaid || (isJson && findings.every(({ rule }) => rule !== 'unknown-kind'));
}
