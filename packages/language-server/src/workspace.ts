import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FileFindings, FileLinter, isTypeRead, parseConfig } from '@pg/lint/files';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type Addition, addToFile, addToText, type Outcome } from './config-edits.ts';
import { readSettings, type Settings } from './settings.ts';

/** A document, as the linter sees it. */
export interface LintedDocument {
  readonly linter: FileLinter;
  readonly file: string;
  /** A name whose extension says how it is read. */
  readonly type: string;
  readonly text: string;
  /** The workspace folder, or the file's own folder. */
  readonly folder: string;
}

const NONE: FileFindings = { kinds: [], findings: [] };

/** The extensions of documents that have none which is read, by language. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  json: 'json',
  jsonc: 'jsonc',
  json5: 'json5',
  jsonl: 'jsonl',
  yaml: 'yaml',
  markdown: 'md',
  mdx: 'mdx',
  http: 'http',
  log: 'log',
  shellscript: 'sh',
};

/** The open documents' folders, each with its linter. */
export class Workspace {
  readonly #linters = new Map<string, FileLinter>();
  #checks = new WeakMap<TextDocument, { readonly version: number; readonly findings: Promise<FileFindings> }>();
  #folders: readonly string[] = [];
  #settings = readSettings().settings;
  /** The configuration of each folder without one, until the server ends: what the user added. */
  readonly #added = new Map<string, string>();
  readonly #onBroken: (error: unknown) => void;

  /** @param onBroken Is told the mistakes of a configuration that had none before: it stays in force as it was. */
  constructor(onBroken: (error: unknown) => void) {
    this.#onBroken = onBroken;
  }

  get isOn(): boolean {
    return this.#settings.enable;
  }

  /** Sets the workspace folders, as addresses. */
  setFolders(addresses: readonly string[]): void {
    this.#folders = addresses.flatMap((address) => pathOf(address) ?? []);
    this.#linters.clear();
  }

  setSettings(settings: Settings): void {
    this.#settings = settings;
    this.#linters.clear();
  }

  /** Reads configurations again. */
  reload(): void {
    for (const linter of this.#linters.values()) linter.reload();
    this.#checks = new WeakMap();
  }

  /** Whether a file is a configuration or a baseline, which may have any name. */
  isOwn(address: string): boolean {
    const path = pathOf(address);
    try {
      return path !== undefined && this.#linterOf(this.#folderOf(path)).isOwn(path);
    } catch {
      // The configuration has mistakes, and this may be it.
      return true;
    }
  }

  /** Whether a file is the configuration of all files, or has the name of one. */
  isConfiguration(address: string): boolean {
    const path = pathOf(address);
    const { config } = this.#settings;
    if (/^pg-lint\.config\.jsonc?$/.test(basename(address))) return true;
    if (typeof config !== 'string' || path === undefined) return false;
    return [...this.#folders, dirname(path)].some((folder) => resolve(folder, config) === path);
  }

  find(document: TextDocument): LintedDocument {
    const path = pathOf(document.uri);
    const folder = path ? this.#folderOf(path) : (this.#folders[0] ?? '.');
    const extension = EXTENSIONS[document.languageId];
    const file = path ?? resolve(folder, `${basename(document.uri)}.${extension ?? 'txt'}`);
    const type = extension === undefined || isTypeRead(file) ? file : `${file}.${extension}`;
    return { linter: this.#linterOf(folder), file, type, folder, text: document.getText() };
  }

  /** The findings of a document; checked once for each version. */
  check(document: TextDocument): Promise<FileFindings> {
    if (!this.isOn) return Promise.resolve(NONE);
    const { version } = document;
    const known = this.#checks.get(document);
    if (known?.version === version) return known.findings;
    const { linter, file, type, text } = this.find(document);
    const findings = linter.lintText(file, text, type);
    this.#checks.set(document, { version, findings });
    return findings;
  }

  #folderOf(path: string): string {
    const around = this.#folders.filter((each) => path.startsWith(each.endsWith(sep) ? each : each + sep));
    return around.sort((a, b) => b.length - a.length)[0] ?? dirname(path);
  }

  /**
   * Adds an item to the configuration of a document. If there is none, it is kept until the server ends.
   *
   * @param openTextOf Returns the text of a file in the editor, if it is open there.
   */
  async add(
    document: TextDocument,
    addition: Addition,
    openTextOf: (path: string) => string | undefined,
  ): Promise<Outcome> {
    const { linter, file, type, folder } = this.find(document);
    const { path } = linter.configOf(file, folder, type) ?? {};
    if (path !== undefined && pathOf(document.uri) === undefined)
      return { isAdded: false, message: 'Save the document as a file first: the configuration names files.' };
    if (path !== undefined) return addToFile(path, addition, openTextOf(path));
    this.#added.set(folder, addToText(this.#added.get(folder) ?? '{}', addition));
    this.#linters.delete(folder);
    const message = 'Added until the editor ends: there is no configuration to write it to. pg-lint init writes one.';
    return { isAdded: true, message };
  }

  #linterOf(folder: string): FileLinter {
    const { config } = this.#settings;
    const linter =
      this.#linters.get(folder) ??
      new FileLinter({
        config: typeof config === 'string' ? resolve(folder, config) : config,
        otherwise: parseConfig(join(folder, 'added'), this.#added.get(folder) ?? '{}').loaded,
        onBroken: this.#onBroken,
      });
    this.#linters.set(folder, linter);
    return linter;
  }
}

/** The path of a file's address; `undefined` for a document that is not a file of this computer. */
export function pathOf(address: string): string | undefined {
  try {
    return address.startsWith('file:') ? fileURLToPath(address) : undefined;
  } catch {
    // Of another host, or not encoded as an address.
    return undefined;
  }
}
