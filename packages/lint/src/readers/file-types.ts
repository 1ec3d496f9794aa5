import type { Syntax } from './read/source.ts';
import type { loadReader } from './readers.ts';

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
