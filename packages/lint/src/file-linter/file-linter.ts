import { resolve } from 'node:path';
import type { Span } from '@pg/nested-text';
import { type Finding, type Path, ProfileError, type Resource } from '@pg/rule-kit';
import { checkFile, failedFile } from '../cli/files/check-file.ts';
import { optionsForText } from '../cli/files/lint-options.ts';
import { ownFiles } from '../cli/files/own-files.ts';
import { describeFailure } from '../cli/io/internal-failure.ts';
import { Suppressions } from '../cli/suppress/suppressions.ts';
import { applyRules } from '../config/apply-rules.ts';
import type { FileSettings } from '../config/read-settings.ts';
import { settingsFinder } from '../config/settings.ts';
import { type Cursor, cursorAt } from '../core/editor/cursor.ts';
import { type Completions, completionsFor } from '../core/editor/editor.ts';
import type { EditorExample } from '../core/editor/examples.ts';
import { fieldAt, layersIn, type PayloadField } from '../core/editor/payload-fields.ts';
import { type TokenReport, tokenAt } from '../core/editor/token-report.ts';
import type { ReadPayload } from '../core/extract/read-embedded.ts';
import { fileTypeOf, isTypeRead } from '../core/file-types.ts';
import type { Change } from '../core/fix/edit.ts';
import { findChanges } from '../core/fix/find-changes.ts';
import { type FixedText, fixText } from '../core/fix/fix-text.ts';
import { lintOrVerify, readGiven, type VerifyTextOptions } from '../core/lint-text.ts';
import type { LocatedFinding } from '../core/locate/locate-findings.ts';
import { pathFrom, toGlob } from '../system/paths.ts';
import { UsageError } from '../system/usage-error.ts';

/** How files are checked. */
export interface FileLinterOptions {
  /** The configuration of all files, or `false` for none; by default, each file has the nearest one. */
  readonly config?: string | false | undefined;
  /** Gets a mistake in a configuration or baseline: nothing is checked until it is fixed. */
  readonly onProblem?: (message: string) => void;
  /** Gets a failure of the linter itself, without anything of the file. */
  readonly onFailure?: (description: string) => void;
}

/** What the command reports about a file. */
export interface FileFindings {
  readonly kinds: readonly string[];
  /** The kind of an object that is skipped, because it is not a payload for certain. */
  readonly possibleKind?: string | undefined;
  readonly findings: readonly LocatedFinding[];
}

/** A payload of a file, or a text in it: a wallet's token, a string of JSON in a token. */
export interface FilePayload {
  readonly kind: string;
  /** The section of the document with its first table. */
  readonly section: string;
  readonly path: Path;
  readonly span: Span;
  /** What to mark: the name of its field, or its first character. */
  readonly mark: Span;
  readonly inside: readonly FilePayload[];
}

/** What may be written at an offset of a file. */
export interface FileCompletions {
  /** The names or values that the document lists. */
  readonly listed?: Completions | undefined;
  /** Whole payloads and card objects, for an empty object. */
  readonly examples?: readonly EditorExample[];
  /** What the examples replace. */
  readonly span?: Span;
}

/** Whether an object at the cursor is empty. */
const mayBeExample = ({ what, siblings, hasValue }: Cursor): boolean =>
  what === 'name' && siblings.length === 0 && !hasValue;

/** The configuration of a file. */
export interface FileConfig {
  /** Its path; `undefined` without a configuration. */
  readonly path: string | undefined;
  /** A glob that matches the file, from the folder of the configuration. */
  readonly files: string;
  /** The kind that it sets. */
  readonly kind: string | undefined;
}

const NOTHING: FileFindings = { kinds: [], findings: [] };

const MAX_BYTES = 32 * 1024 * 1024;

/** Checks texts of files as the command checks files in folders, with their configurations and baselines. */
export class FileLinter {
  readonly #options: FileLinterOptions;
  #settingsOf = settingsFinder({});

  constructor(options: FileLinterOptions = {}) {
    this.#options = options;
    this.reload();
  }

  /** Reads configurations again when they are next needed. Baselines are read for each check. */
  reload(): void {
    const { config } = this.#options;
    this.#settingsOf = settingsFinder(config === false ? { isOff: true } : config ? { file: config } : {});
  }

  /** The findings that the command has for a file with this text. */
  check(file: string, text: string): Promise<FileFindings> {
    return this.#with(file, NOTHING, async (settings) => {
      const suppressions = new Suppressions({ today: new Date().toISOString().slice(0, 10) });
      await suppressions.open(settings);
      const given = { file, named: false, isStream: false, read: () => Buffer.from(text) };
      const { problem, skipped, kinds, possibleKind, findings } = await checkFile(given, settings, {
        maxBytes: MAX_BYTES,
      }).catch((error: unknown) => {
        if (error instanceof ProfileError) throw error;
        this.#options.onFailure?.(describeFailure(error));
        return failedFile(file, error);
      });
      if (problem !== undefined) throw new UsageError(problem);
      if (skipped) return { ...NOTHING, possibleKind };
      return { kinds, findings: suppressions.apply(file, applyRules(findings, settings.rules), settings) };
    });
  }

  /** The changes that fix each finding, in the same order. */
  changes(file: string, text: string, findings: readonly Finding[]): Promise<readonly (readonly Change[])[]> {
    return this.#withText(file, text, [], (options) => findChanges(text, findings, options));
  }

  /** The text after the fixes of `pg-lint --fix`. */
  fix(file: string, text: string): Promise<FixedText> {
    const unchanged = { text, fixes: 0 };
    return this.#withText(file, text, unchanged, (options, { rules }) =>
      fixText(text, options, ({ rule }) => rules[rule] !== 'off'),
    );
  }

  /** The payloads in a text, in their order. */
  payloads(file: string, text: string): Promise<readonly FilePayload[]> {
    return this.#withText(file, text, [], (options) =>
      payloadsIn(text, options).flatMap((payload) => describePayload(payload) ?? []),
    );
  }

  /** The field at an offset, and the token that it is in. */
  at(
    file: string,
    text: string,
    offset: number,
  ): Promise<{ readonly field?: PayloadField | undefined; readonly token?: TokenReport | undefined }> {
    return this.#withText(file, text, {}, async (options) => {
      const payload = payloadsIn(text, options).find(({ layer }) => {
        const { start, end } = layer.toOuter({ start: 0, end: layer.text.length });
        return start <= offset && offset <= end;
      });
      if (payload === undefined) return {};
      const hasToken = layersIn(payload).some(({ span, nameSpan }) => nameSpan.start <= offset && offset <= span.end);
      const token = hasToken
        ? tokenAt(payload, offset, (await lintOrVerify(text, options)).findings, options)
        : undefined;
      return { field: fieldAt(payload, offset), token };
    });
  }

  /** What may be written at an offset; nothing in texts that are not payloads for certain. */
  completions(file: string, text: string, offset: number): Promise<FileCompletions> {
    return this.#with(file, {}, async ({ lint: { kind } }) => {
      const { reader, hasLines } = fileTypeOf(file);
      if ((reader !== undefined && reader !== 'yaml') || hasLines) return {};
      const find = reader === 'yaml' ? (await import('../core/editor/yaml-cursor.ts')).yamlCursorAt : cursorAt;
      const cursor = find(text, offset, { kind, onlyCertain: true });
      if (cursor === undefined) return {};
      return {
        listed: completionsFor(text, cursor),
        examples: mayBeExample(cursor) ? (await import('../core/editor/examples.ts')).examplesAt(text, cursor) : [],
        span: cursor.span,
      };
    });
  }

  /**
   * The configuration of a file.
   *
   * @param folder The folder of the configuration, if the file has none yet.
   */
  config(file: string, folder: string): Promise<FileConfig | undefined> {
    return this.#with(file, undefined, ({ from, lint }) => ({
      path: from && resolve(from.file),
      files: toGlob(pathFrom(from?.folder ?? folder, file)),
      kind: lint.kind,
    }));
  }

  #withText<T>(
    file: string,
    text: string,
    otherwise: T,
    use: (options: VerifyTextOptions, settings: FileSettings) => T | Promise<T>,
  ): Promise<T> {
    return this.#with(file, otherwise, async (settings) => {
      if (fileTypeOf(file).hasLines) return otherwise;
      const given = { ...settings.lint, onlyCertain: settings.at === undefined };
      const { options, missing } = await optionsForText(file, text, given, settings.at);
      return missing.length > 0 ? otherwise : use(options, settings);
    });
  }

  async #with<T>(file: string, otherwise: T, use: (settings: FileSettings) => T | Promise<T>): Promise<T> {
    if (!isTypeRead(file)) return otherwise;
    const { config, onProblem } = this.#options;
    try {
      const settings = await this.#settingsOf(file);
      const isOwn = ownFiles([config || undefined, settings.baseline]);
      return settings.isIgnored || isOwn(file) ? otherwise : await use(settings);
    } catch (error) {
      if (!(error instanceof UsageError || error instanceof ProfileError)) throw error;
      onProblem?.(error.message);
      return otherwise;
    }
  }
}

const payloadsIn = (text: string, options: VerifyTextOptions): readonly ReadPayload[] =>
  readGiven(text, options).payloads;

function describePayload(payload: ReadPayload): FilePayload | undefined {
  const { layer, source } = payload;
  if (source.resource === undefined) return undefined;
  const { start, end } = layer.toOuter({ start: 0, end: layer.text.length });
  const layers = layersIn(payload).map(({ resource, path, span, nameSpan }) =>
    describe(resource, path, span, nameSpan),
  );
  return { ...describe(source.resource, [], { start, end }, { start, end: start + 1 }), inside: layers };
}

const describe = ({ kind, tables }: Resource, path: Path, span: Span, mark: Span): FilePayload => ({
  kind,
  section: tables[0]?.section ?? '',
  path,
  span,
  mark,
  inside: [],
});
