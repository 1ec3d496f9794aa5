import { existsSync, writeFileSync } from 'node:fs';
import { count } from '@pg/type-codes';
import type { Config } from '../../config/config-schema.ts';
import { CONFIG_NAMES } from '../../config/find-config.ts';
import { unreadRules } from '../../core/file-rules.ts';
import { findIgnored, type Ignored } from '../adopt/ignored.ts';
import { type Adoption, nextSteps } from '../adopt/next-steps.ts';
import { payloadPattern } from '../adopt/payload-pattern.ts';
import { schemaPath } from '../adopt/repository.ts';
import { type Survey, survey, UNCONFIGURED } from '../adopt/survey.ts';
import { describeSurvey } from '../adopt/survey-in-words.ts';
import { parseArguments } from '../command-arguments.ts';
import { ExitStatus, UsageError } from '../exit-status.ts';
import { describeSystemError } from '../system-error.ts';
import { write } from '../terminal.ts';
import { checkFiles } from './check-files.ts';

const OPTIONS = { 'dry-run': { type: 'boolean', default: false }, baseline: { type: 'string' } } as const;

const CONFIG = 'pg-lint.config.json';

/**
 * Looks at the working folder, writes its first configuration, and says what to do next. Nothing is written over.
 *
 * @throws {UsageError} where there is a configuration or that baseline already, or one can't be written.
 */
export async function init(args: string[]): Promise<ExitStatus> {
  const { dryRun, baseline } = readArguments(args);
  refuseExisting(baseline);
  const found = await survey();
  if (baseline !== undefined) requireFiles(found);
  const ignored = await findIgnored(found);
  const config = formatConfig(ignored);
  if (!dryRun) writeNew(CONFIG, config);
  const known = baseline === undefined ? [] : [await describeBaseline(baseline, dryRun)];
  const steps = nextSteps({ ...errorsIn(found, ignored), baseline, pattern: payloadPattern(found, ignored) });
  const written = describeConfig(config, ignored, dryRun);
  write(1, `${[describeSurvey(found), written, ...known, ...steps].join('\n\n')}\n`);
  return ExitStatus.Clean;
}

function readArguments(args: string[]): { readonly dryRun: boolean; readonly baseline: string | undefined } {
  const { values } = parseArguments({ args, options: OPTIONS });
  const { 'dry-run': dryRun, baseline } = values;
  // The name stands in lines that are copied into shells and YAML.
  if (baseline !== undefined && !/^[\w./][\w./-]*$/.test(baseline)) {
    throw new UsageError('--baseline: a file’s name of letters, digits, _, -, . and / only');
  }
  return { dryRun, baseline };
}

function refuseExisting(baseline: string | undefined): void {
  const taken = [...CONFIG_NAMES, ...(baseline === undefined ? [] : [baseline])].filter((name) => existsSync(name));
  if (taken.length > 0)
    throw new UsageError(taken.map((name) => `${name}: there already, nothing is written`).join('\n'));
}

function requireFiles({ reported }: Survey): void {
  if (reported.length === 0) throw new UsageError('--baseline: no payload is here, there is nothing to write one of');
}

function formatConfig(ignored: readonly Ignored[]): string {
  const ignores = ignored.map(({ glob }) => glob);
  const config: Config = { $schema: schemaPath(), ...(ignores.length > 0 && { ignores }) };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`${file}: can’t be written (${describeSystemError(error)})`);
  }
}

/** Writes a baseline, unless it is a dry run, and says so. */
async function describeBaseline(file: string, dryRun: boolean): Promise<string> {
  if (dryRun) return `${file} is not written now.`;
  const options = { ...UNCONFIGURED, config: { file: CONFIG }, baseline: { file, isUpdated: true } };
  const { known } = await checkFiles(['.'], options);
  return `${file} is written, with ${count(known.inBaseline, 'finding')}.`;
}

/** The errors of what is still to be checked: how many a baseline can have, and by which rules there are others. */
function errorsIn({ reported }: Survey, ignored: readonly Ignored[]): Pick<Adoption, 'errors' | 'unread'> {
  const left = new Set(ignored.flatMap(({ files }) => files));
  const rules = reported
    .filter(({ file }) => !left.has(file))
    .flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule));
  const unread = rules.filter((rule) => unreadRules.has(rule));
  return { errors: rules.length - unread.length, unread: [...new Set(unread)].sort() };
}

const describeConfig = (config: string, ignored: readonly Ignored[], dryRun: boolean): string =>
  [
    `${CONFIG}${dryRun ? ', which is not written now' : ' is written'}:\n`,
    config.trimEnd(),
    ...(ignored.length === 0 ? [] : ['']),
    ...ignored.map(({ glob, reason }) => `${glob} is not checked: ${reason}.`),
  ].join('\n');
