import { basename, resolve } from 'node:path';
import { SettingsError } from '@pg/rule-kit';
import { CONFIG_NAMES } from '../config/config-names.ts';
import type { FileSettings } from '../config/read-settings.ts';
import { type ConfigOptions, type LastGood, type SettingsOf, settingsFinder } from '../config/settings.ts';
import { describeSystemError, usageMistake } from '../system/usage-error.ts';
import type { LintOptions } from '../text/lint-text.ts';
import { type CheckedFile, type CheckFileOptions, checkFile, failedFile, uncheckedFile } from './check/check-file.ts';
import type { PayloadFile } from './find/find-files.ts';
import { Suppressions } from './suppress/suppressions.ts';

/** How files are checked. */
export interface FileLinterOptions extends Partial<CheckFileOptions>, ConfigOptions {
  /** What files are checked with, whatever their configuration says. */
  readonly lint?: Pick<LintOptions, 'kind' | 'maxFindings' | 'profile'> | undefined;
  /** The current time in milliseconds since 1970, by which suppressions expire; by default from the clock. */
  readonly now?: number | undefined;
  /** The baseline of all files; by default, each file uses the one in its configuration. */
  readonly baseline?: string | undefined;
  /** Whether all findings are written to the baselines. */
  readonly updatesBaseline?: boolean;
  /** Whether git lists the files of folders in a work tree; by default, it does. */
  readonly usesGit?: boolean | undefined;
  /** Only files that differ from this commit are checked. */
  readonly since?: string | undefined;
  /** Only staged files are checked, as they will be committed. */
  readonly staged?: boolean | undefined;
  /** Whether folders and globs without a payload are accepted. */
  readonly passWithNoPayloads?: boolean | undefined;
  /** Whether named files that are not payloads for certain are skipped, like files in folders. */
  readonly ignoreUnknown?: boolean | undefined;
  /** The name of standard input. It selects the file type, the configuration and the baseline. */
  readonly inputName?: string | undefined;
}

const MAX_BYTES = 32 * 1024 * 1024;

/** Checks one file after another, with the settings of each. */
export class FileChecker {
  readonly options: FileLinterOptions & CheckFileOptions;
  readonly #findSettings: SettingsOf;

  constructor(options: FileLinterOptions, lastGood?: LastGood) {
    this.options = { maxBytes: MAX_BYTES, ...options };
    this.#findSettings = settingsFinder(options, lastGood);
  }

  /** The settings of a file, which may be missing. */
  settingsOf(file: string): FileSettings {
    const settings = this.#findSettings(file);
    const { lint } = this.options;
    if (lint === undefined) return settings;
    return { ...settings, lint: { ...settings.lint, ...lint, kind: lint.kind ?? settings.lint.kind } };
  }

  /** Whether a file is a configuration or a baseline, and no payload. */
  isOwn(file: string, settings: FileSettings): boolean {
    const { config, baseline } = this.options;
    const own = [config, baseline, settings.baseline].flatMap((each) => (each ? [resolve(each)] : []));
    return CONFIG_NAMES.includes(basename(file)) || own.includes(resolve(file));
  }

  /** Opens suppressions and baselines for a run. */
  suppressions(): Suppressions {
    const { now = Date.now(), baseline, updatesBaseline = false, ownFiles } = this.options;
    const today = new Date(now).toISOString().slice(0, 10);
    return new Suppressions({ today, baseline, updatesBaseline, ownFiles });
  }

  async check(file: PayloadFile, settings: FileSettings, suppressions: Suppressions): Promise<CheckedFile> {
    if (settings.isIgnored) return uncheckedFile(file.file, { skipped: 'ignored' });
    const checked = await checkFile(file, settings, this.options).catch((error: unknown): CheckedFile => {
      if (error instanceof SettingsError) throw error;
      const isSystemError = error instanceof Error && 'errno' in error;
      const why = isSystemError ? `the file could not be read (${describeSystemError(error)})` : usageMistake(error);
      return why === undefined
        ? failedFile(file.file, error)
        : uncheckedFile(file.file, { problem: `${file.file}: ${why}` });
    });
    if (checked.skipped) return checked;
    const findings = suppressions.apply(file.file, checked.findings, settings);
    return { ...checked, findings, fixable: checked.countFixes?.(findings) };
  }
}
