import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { count } from '@pg/type-codes';
import packageJson from '../../../package.json' with { type: 'json' };
import { CONFIG_NAMES } from '../../config/find-config.ts';
import { describeSystemError, UsageError } from '../../config/usage-error.ts';
import { lintText } from '../../core/lint-text.ts';
import { unreadRules } from '../../core/rules/file-rules.ts';
import { findFiles } from '../files/find-files.ts';
import { ExitStatus } from '../io/exit-status.ts';
import type { Io } from '../io/io.ts';
import type { FileReport } from '../report/formats/report.ts';
import { checkFiles } from './check-files.ts';
import { HELP_OPTION, parseArguments } from './options.ts';

const HELP = `Usage
  pg-lint init             write pg-lint.config.json for what is in this folder, and say what to do next

Options
  --dry-run                print it, and write nothing
`;

const CONFIG = 'pg-lint.config.json';
const OPTIONS = { maxBytes: 32 * 1024 * 1024, config: { isOff: true }, usesGitignore: true, today: '' };

/**
 * Looks at the working folder, writes its first configuration, and says what to do next.
 *
 * @throws {UsageError} where there is a configuration already, or it can't be written.
 */
export async function init(args: string[], { write }: Io): Promise<ExitStatus> {
  const { values } = parseArguments({ args, options: { 'dry-run': { type: 'boolean' }, ...HELP_OPTION } });
  if (values.help) {
    write(1, HELP);
    return ExitStatus.Clean;
  }
  const taken = CONFIG_NAMES.filter((name) => existsSync(name));
  if (taken.length > 0) {
    throw new UsageError(taken.map((name) => `${name}: there already, nothing is written`).join('\n'));
  }
  const hasFiles = (await findFiles('.', OPTIONS)).files.length > 0;
  const files = hasFiles ? (await checkFiles(['.'], OPTIONS)).files : [];
  const folders = findMistakesFolders(files);
  const rest = files.filter((each) => !folders.includes(mistakesFolder(each)));
  const settings = rest.filter(isCommentedJson);
  const ignores = [...folders, ...settings.map(({ file }) => file)].map(toGlob);
  const config = { $schema: './node_modules/@pg/lint/schemas/config.schema.json', ...(ignores[0] && { ignores }) };
  const text = `${JSON.stringify(config, null, 2)}\n`;
  if (!values['dry-run']) writeNew(text);
  const written = `${CONFIG}${values['dry-run'] ? ', which is not written now' : ' is written'}:\n\n${text}`;
  const hasMistakes = rest.some((each) => hasErrors(each) && !isUnread(each));
  write(1, [describeFiles(files), written, describeNext(hasMistakes)].join('\n'));
  return ExitStatus.Clean;
}

/** Folders that are named for mistakes, and have one in each file. */
function findMistakesFolders(files: readonly FileReport[]): string[] {
  const folders = new Set(files.map(mistakesFolder));
  for (const each of files) if (!hasErrors(each)) folders.delete(mistakesFolder(each));
  return [...folders].filter((folder) => folder !== '');
}

const MISTAKES = /(?:^|[-_. ])(?:invalid|wrong|bad|broken|malformed|rejected|failing|mistakes?)(?:$|[-_. ])/i;

/** The uppermost folder of a file that is named for mistakes; empty where none is. */
function mistakesFolder({ file }: FileReport): string {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, folders.findIndex((name) => MISTAKES.test(name)) + 1).join('/');
}

const hasErrors = ({ findings }: FileReport): boolean => findings.some(({ severity }) => severity === 'error');

/** Whether nothing could be read of a file. */
const isUnread = ({ kind, findings }: FileReport): boolean =>
  kind === undefined && findings.length > 0 && findings.every(({ rule }) => unreadRules.has(rule));

/** JSON with comments that is no payload, such as a compiler's settings. */
const isCommentedJson = (report: FileReport): boolean =>
  isUnread(report) &&
  lintText(readFileSync(report.file, 'utf8'), { syntax: 'jsonc' }).findings.some(({ rule }) => rule === 'unknown-kind');

/** A path as a glob: `?` takes the place of characters that mean something there. */
const toGlob = (path: string): string => path.replace(/[\\*[\]{}()!+@|]/g, '?').replace(/^\s/, '?');

function writeNew(text: string): void {
  try {
    writeFileSync(CONFIG, text, { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`${CONFIG}: can’t be written (${describeSystemError(error)})`);
  }
}

/** How many files of which kind there are. */
function describeFiles(files: readonly FileReport[]): string {
  const counts = new Map<string, number>();
  for (const each of files) {
    const kind = isUnread(each) ? 'JSON that can’t be read' : (each.kind ?? 'several kinds');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const lines = [...counts].map(([kind, number]) => `  ${kind}: ${count(number, 'file')}\n`);
  return `What is here:\n\n${lines.join('') || '  no payload\n'}`;
}

function describeNext(hasMistakes: boolean): string {
  const baseline = '--baseline pg-lint.baseline.json --update-baseline .';
  const second = hasMistakes
    ? ['Or leave out what is there now: commit this file, and give --baseline from then on:', baseline]
    : ['In a commit hook:', '--staged'];
  return `Then check:\n\n${command()} .\n\n${second.join(`\n\n${command()} `)}\n`;
}

/** How the command is started here: by the package manager whose lock file is there. */
function command(): string {
  if (!existsSync('package.json')) return `npx --yes @pg/lint@${packageJson.version.replace(/\..*/, '')}`;
  if (existsSync('pnpm-lock.yaml')) return 'pnpm exec pg-lint';
  return existsSync('yarn.lock') ? 'yarn pg-lint' : existsSync('bun.lock') ? 'bun run pg-lint' : 'npx --no -- pg-lint';
}
