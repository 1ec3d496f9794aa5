import { basename, dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FileFindings, FileLinter } from '@pg/lint/files';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { readSettings, type Settings } from './settings.ts';

/** A document, as the linter sees it. */
export interface LintedDocument {
  readonly linter: FileLinter;
  readonly file: string;
  readonly text: string;
  /** The workspace folder, or the file's own folder. */
  readonly folder: string;
}

const NONE: FileFindings = { kinds: [], findings: [] };

/** The extensions of documents that are not saved yet, by language. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  json: 'json',
  jsonc: 'jsonc',
  json5: 'json5',
  yaml: 'yaml',
  markdown: 'md',
  http: 'http',
  log: 'log',
  shellscript: 'sh',
  plaintext: 'txt',
};

/** The open documents' folders, each with its linter. */
export class Workspace {
  readonly #linters = new Map<string, FileLinter>();
  readonly #checks = new WeakMap<
    TextDocument,
    { readonly version: number; readonly findings: Promise<FileFindings> }
  >();
  #folders: readonly string[] = [];
  #settings = readSettings(undefined);

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
    this.#reloads++;
  }

  #reloads = 0;

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

  find(document: TextDocument): LintedDocument {
    const path = pathOf(document.uri);
    const folder = path ? this.#folderOf(path) : (this.#folders[0] ?? '.');
    const file = path ?? resolve(folder, `${basename(document.uri)}.${EXTENSIONS[document.languageId] ?? 'txt'}`);
    return { linter: this.#linterOf(folder), file, folder, text: document.getText() };
  }

  /** The findings of a document; checked once for each version. */
  check(document: TextDocument): Promise<FileFindings> {
    if (!this.isOn) return Promise.resolve(NONE);
    const known = this.#checks.get(document);
    const version = document.version + this.#reloads / 1e6;
    if (known?.version === version) return known.findings;
    const { linter, file, text } = this.find(document);
    const findings = linter.lintText(file, text);
    this.#checks.set(document, { version, findings });
    return findings;
  }

  #folderOf(path: string): string {
    const around = this.#folders.filter((each) => path.startsWith(each.endsWith(sep) ? each : each + sep));
    return around.sort((a, b) => b.length - a.length)[0] ?? dirname(path);
  }

  #linterOf(folder: string): FileLinter {
    const { config } = this.#settings;
    const linter =
      this.#linters.get(folder) ??
      new FileLinter({ config: typeof config === 'string' ? resolve(folder, config) : config });
    this.#linters.set(folder, linter);
    return linter;
  }
}

/** The path of a file's address; `undefined` for a document that is not a file. */
function pathOf(address: string): string | undefined {
  return address.startsWith('file:') ? fileURLToPath(address) : undefined;
}
