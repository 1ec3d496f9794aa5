import type { FileSettings, SettingsOf } from '../../config/file-settings.ts';
import { type CheckFileOptions, hasLines } from '../files/check-file.ts';
import type { PayloadFile } from '../files/find-files.ts';
import type { Job } from './messages.ts';

/** The files that any thread may check. */
export interface Plan extends Pick<Job, 'files' | 'lints'> {
  /** Their numbers. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Plans as far as the first configuration that can't be meant, which is for those to tell who come to its file. */
export async function planOf(
  given: readonly PayloadFile[],
  settingsOf: SettingsOf,
  options: CheckFileOptions,
): Promise<Plan> {
  const numbers = new Map<string, number>();
  const lints: FileSettings['lint'][] = [];
  const alike = new Map<string, FileSettings['lint']>();
  const add = (file: string, { lint }: FileSettings): void => {
    const key = JSON.stringify(lint);
    const same = alike.get(key) ?? lint;
    alike.set(key, same);
    numbers.set(file, lints.push(same) - 1);
  };
  try {
    for (const each of given) {
      if (each.isStream || each.read || hasLines(each, options) || numbers.has(each.file)) continue;
      const found = settingsOf(each.file);
      const settings = found instanceof Promise ? await found : found;
      if (!settings.isIgnored) add(each.file, settings);
    }
  } catch {
    // As said above.
  }
  return { files: [...numbers.keys()], lints, numbers };
}

/** Keeps what was waited for: it is asked for twice. */
export function keepingSettings(settingsOf: SettingsOf): SettingsOf {
  const kept = new Map<string, FileSettings>();
  const keep = (file: string, settings: FileSettings): FileSettings => {
    kept.set(file, settings);
    return settings;
  };
  return (file) => {
    const found = kept.get(file) ?? settingsOf(file);
    return found instanceof Promise ? found.then((settings) => keep(file, settings)) : found;
  };
}
