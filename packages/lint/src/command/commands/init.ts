import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readJsonText } from '@pg/rule-kit';
import { count } from '@pg/rule-kit/internal';
import packageJson from '../../../package.json' with { type: 'json' };
import { CONFIG_NAMES } from '../../config/find-config.ts';
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
 * Writes a first configuration for the working folder, and prints what to do next.
 *
 * @throws {UsageError} if a configuration exists already, or can't be written.
 */
export const init = defineCommand({
  options: { 'dry-run': { type: 'boolean', help: 'print the configuration, and write nothing' } },
  run: async (values, { write }) => {
    const taken = CONFIG_NAMES.filter((name) => existsSync(name));
    if (taken.length > 0) {
      throw new UsageError(
        ...taken.map((name) => `${name} exists already: check with ${command()} ., or delete it and run init again`),
      );
    }
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
    if (!values['dry-run']) writeNew(text);
    const written = `${values['dry-run'] ? `${CONFIG} would be` : `${CONFIG} was written`}:\n\n${text}`;
    const why = folders.map(
      (each) => `${each} is ignored: it has only payloads with errors, and a name for mistakes.\n`,
    );
    write(1, [describeFiles(files), written, ...why, describeNext(hasMistakes)].join('\n'));
  },
});

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
    const { kind = '' } = found[0]?.resource ?? {};
    const isNamed = new RegExp(`(?<![a-z])${kind.split('-', 1)}s?(?![a-z])`, 'i').test(folder);
    const isOne = kind !== '' && found.every((each) => each?.resource.kind === kind);
    const isClear = isOne && (isNamed || found.some((each) => each?.isCertain));
    return isClear ? [{ files: [`${toGlob(folder)}/*.json`], kind }] : [];
  });
}

const isSuppressibleError = ({ rule, severity }: LocatedFinding): boolean =>
  severity === 'error' && !unreadRules.has(rule);

const hasErrors = ({ findings }: FileReport): boolean => findings.some(({ severity }) => severity === 'error');

const isUnread = ({ kind, findings }: FileReport): boolean =>
  kind === undefined && findings.length > 0 && findings.every(({ rule }) => unreadRules.has(rule));

function writeNew(text: string): void {
  try {
    writeFileSync(CONFIG, text, { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`${CONFIG} could not be written (${describeSystemError(error)})`);
  }
}

function describeFiles(files: readonly FileReport[]): string {
  const counts = new Map<string, number>();
  for (const each of files) {
    const kind = isUnread(each) ? 'JSON with syntax errors' : (each.kind ?? 'several kinds');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const lines = [...counts].map(([kind, number]) => `  ${kind}: ${count(number, 'file')}\n`);
  return `Payloads in this folder:\n\n${lines.join('') || '  none\n'}`;
}

function describeNext(hasMistakes: boolean): string {
  const second = hasMistakes
    ? [`Or suppress the findings that are there now, and commit ${BASELINE}:`, '--update-baseline .']
    : ['In a commit hook:', '--staged'];
  return `Next, check the payloads:\n\n${command()} .\n\n${second.join(`\n\n${command()} `)}\n`;
}

/** The command line for the folder's package manager, which its lock file shows. */
function command(): string {
  if (!existsSync('package.json')) return `npx --yes @pg/lint@${packageJson.version.replace(/\..*/, '')}`;
  if (existsSync('pnpm-lock.yaml')) return 'pnpm exec pg-lint';
  return existsSync('yarn.lock') ? 'yarn pg-lint' : existsSync('bun.lock') ? 'bun run pg-lint' : 'npx --no -- pg-lint';
}
