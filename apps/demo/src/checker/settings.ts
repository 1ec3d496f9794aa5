import { SettingsSchema } from '@pg/lint';
import { SettingsError } from '@pg/rule-kit';
import { requireSettings } from '@pg/rule-kit/internal';
import { ifPossible } from '../if-possible.ts';
import type { PageOptions } from './check-text.ts';

/**
 * Reads the settings of a configuration.
 *
 * @throws {SettingsError} for settings that are not valid.
 */
export function readSettings(json: string): PageOptions {
  const given: unknown = ifPossible(() => JSON.parse(json));
  if (given === undefined) throw new SettingsError('the settings must be JSON, like {"profile": {"cardSet": 6}}');
  requireSettings(SettingsSchema, given);
  return given;
}
