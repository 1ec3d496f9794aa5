import { allRules, profileSchema } from '@pg/lint';
import { SettingsError, setting } from '@pg/rule-kit';
import { namesSchema, requireSettings } from '@pg/rule-kit/internal';
import { walletWords } from '@pg/wallet-tokens/names';
import { type InferOutput, picklist, record, strictObject } from 'valibot';
import { ifPossible } from '../parts/if-possible.ts';

/** The settings that need no file. `SettingsSchema` would load a sentence about each rule. */
const PageSettings = strictObject({
  profile: setting(profileSchema, 'The merchant profile.'),
  names: setting(namesSchema(walletWords), 'The live service’s names.'),
  rules: setting(
    record(picklist([...allRules.keys()]), picklist(['off', 'error', 'warning', 'info'])),
    'The severity of rules, or off.',
  ),
});

export type PageSettings = InferOutput<typeof PageSettings>;

/** @throws {SettingsError} for settings that are not valid. */
export function readSettings(json: string): PageSettings {
  const given: unknown = json.trim() === '' ? {} : ifPossible(() => JSON.parse(json));
  if (given === undefined) throw new SettingsError('The settings must be JSON, like {"profile": {"cardSet": 6}}.');
  requireSettings(PageSettings, given);
  return given;
}
