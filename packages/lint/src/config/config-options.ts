import { basename, resolve } from 'node:path';
import type { CheckFilesOptions } from '../cli/commands/check-files.ts';
import { UsageError } from '../cli/exit-status.ts';
import type { ReportTarget } from '../cli/report/report-targets.ts';
import type { ConfigChoice } from './file-settings.ts';
import { CONFIG_NAMES } from './find-config.ts';

/** The options that say which configuration and which baseline are meant. */
export const CONFIG_OPTIONS = {
  config: { type: 'string' },
  'no-config': { type: 'boolean' },
  'print-config': { type: 'string' },
  'no-gitignore': { type: 'boolean' },
  baseline: { type: 'string' },
  'update-baseline': { type: 'boolean' },
} as const;

/** Their values, as they were given. */
export interface ConfigValues {
  readonly config?: string | undefined;
  readonly 'no-config'?: boolean | undefined;
  readonly 'no-gitignore'?: boolean | undefined;
  readonly baseline?: string | undefined;
  readonly 'update-baseline'?: boolean | undefined;
}

/** Reads `--config FILE` and `--no-config`. */
export function readConfigChoice({ config: file, 'no-config': isOff = false }: ConfigValues): ConfigChoice {
  if (file === undefined) return { isOff };
  if (isOff) throw new UsageError('--config and --no-config: one of them only');
  return { file: requireName('--config', file) };
}

/** Reads what these options say of a check; of today only the day counts. */
export function readConfigOptions(
  values: ConfigValues,
): Pick<CheckFilesOptions, 'config' | 'usesGitignore' | 'baseline' | 'today'> {
  const { baseline: file, 'update-baseline': isUpdated = false } = values;
  if (file === undefined && isUpdated) throw new UsageError('--update-baseline: name the file with --baseline FILE');
  return {
    config: readConfigChoice(values),
    usesGitignore: !values['no-gitignore'],
    baseline: file === undefined ? undefined : { file: requireName('--baseline', file), isUpdated },
    today: new Date().toISOString().slice(0, 10),
  };
}

/** Sees to it that no report is written over a configuration, the baseline or the cache. */
export function requireNoReport(
  { config, baseline, cache }: Pick<CheckFilesOptions, 'config' | 'baseline' | 'cache'>,
  targets: readonly ReportTarget[],
): void {
  const own = [config.file, baseline?.file, cache].flatMap((file) => (file === undefined ? [] : [resolve(file)]));
  const isOwn = (file: string): boolean => CONFIG_NAMES.includes(basename(file)) || own.includes(resolve(file));
  const taken = targets.find(({ file }) => file !== undefined && isOwn(file));
  if (taken) throw new UsageError(`${taken.file}: a configuration, baseline or cache, not a place for a report`);
}

function requireName(option: string, file: string): string {
  if (file === '') throw new UsageError(`${option}: the name of a file is missing`);
  return file;
}
