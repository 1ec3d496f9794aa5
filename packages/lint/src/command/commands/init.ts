import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readJsonText } from '@pg/rule-kit';
import { CONFIG_NAMES } from '../../config/config-names.ts';
import { FileLinter } from '../../files/file-linter.ts';
import type { FileReport } from '../../files/report.ts';
import { recognizeKind } from '../../rules/detect/evidence.ts';
import { unreadRules } from '../../rules/file-rules.ts';
import { mistakesFolder, toGlob } from '../../system/paths.ts';
import { describeSystemError, UsageError } from '../../system/usage-error.ts';
import type { LocatedFinding } from '../../text/locate/locate-findings.ts';
import { defineCommand } from '../options.ts';

const CONFIG = 'pg-lint.config.json';
const BASELINE = 'pg-lint.baseline.json';

/**
 * Writes a first configuration for the working folder: what it found.
 *
 * @throws {UsageError} if a configuration exists already, or can't be written.
 */
export const init = defineCommand({
  options: {},
  run: async (_, { write }) => {
    const taken = CONFIG_NAMES.filter((name) => existsSync(name));
    if (taken.length > 0) throw new UsageError(...taken.map((name) => `${name} exists already`));
    const files: FileReport[] = [];
    const linter = new FileLinter({ config: false, passWithNoPayloads: true });
    const { skipped } = await linter.lintFiles(['.'], { onFile: (report) => files.push(report) });
    const folders = findMistakesFolders(files);
    const rest = files.filter(({ file }) => !folders.includes(mistakesFolder(file)));
    const ignores = folders.map(toGlob);
    const overrides = findOverrides([...rest.map(({ file }) => file), ...skipped.keys()]);
    const hasMistakes = rest.some(({ findings }) => findings.some(isSuppressibleError));
    const config = {
      $schema: './node_modules/@pg/lint/schemas/config.schema.json',
      ...(ignores[0] && { ignores }),
      ...(overrides[0] && { overrides }),
      ...(hasMistakes && { baseline: BASELINE }),
    };
    const text = `${JSON.stringify(config, null, 2)}\n`;
    writeNew(text);
    write(1, `${CONFIG} was written:\n\n${text}${hasMistakes ? NEXT : ''}`);
  },
});

const NEXT = `\nTo suppress the findings that are there now: pg-lint --update-baseline .\n`;

/** Folders with a name like `invalid`, and errors in every file: examples of mistakes. */
function findMistakesFolders(files: readonly FileReport[]): string[] {
  const folders = new Set(files.map(({ file }) => mistakesFolder(file)));
  for (const each of files) if (!hasErrors(each)) folders.delete(mistakesFolder(each.file));
  return [...folders].filter((folder) => folder !== '');
}

/**
 * The folders in which each JSON file is a payload of one kind. By their content, they may be one; at least one is for certain, or the
 * folder is named after the kind, like `cards`.
 */
function findOverrides(files: readonly string[]): { readonly files: readonly string[]; readonly kind: string }[] {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const folder = dirname(file);
    if (folder !== '.' && /\.json$/i.test(file)) folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([folder, inside]) => {
    const found = inside.map((file) => recognizeKind(readJsonText(readFileSync(file, 'utf8')).value));
    const { name: kind = '' } = found[0]?.payloadType ?? {};
    const isNamed = new RegExp(`(?<![a-z])${kind.split('-', 1)}s?(?![a-z])`, 'i').test(folder);
    const isOne = kind !== '' && found.every((each) => each?.payloadType.name === kind);
    const isClear = isOne && (isNamed || found.some((each) => each?.isCertain));
    return isClear ? [{ files: [`${toGlob(folder)}/*.json`], kind }] : [];
  });
}

const isSuppressibleError = ({ rule, severity }: LocatedFinding): boolean =>
  severity === 'error' && !unreadRules.has(rule);

const hasErrors = ({ findings }: FileReport): boolean => findings.some(({ severity }) => severity === 'error');

function writeNew(text: string): void {
  try {
    writeFileSync(CONFIG, text, { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`${CONFIG} could not be written (${describeSystemError(error)})`);
  }
}
