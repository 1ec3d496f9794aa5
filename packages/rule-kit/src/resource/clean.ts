import type { PlacedMistake } from '../findings/finding.ts';
import { valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import { tableSpec } from '../match/table-spec.ts';
import { readerOf } from '../report/reader.ts';
import { type Profile, requireProfile } from '../settings/profile.ts';
import { findProfileFields } from './profile-fields.ts';
import type { Resource } from './resource.ts';
import type { Payload, Rule, RuleContext } from './rule.ts';

/**
 * Reads a payload in which rows find nothing. Texts are not read.
 *
 * @param copies Whether to return a frozen copy.
 * @returns The payload, or its copy; `undefined` if rows may find something.
 */
export function readRegular({ table, text }: Resource, payload: unknown, copies = false): Payload | undefined {
  const read = text === undefined ? readerOf(tableSpec(table))(payload, copies) : undefined;
  return isObject(read) ? read : undefined;
}

/** Whether a caller drops a mistake of a rule; without a mistake, whether it drops all of them. */
export type Drops = (rule: Rule, mistake?: Pick<PlacedMistake, 'code' | 'path'>) => boolean;

/**
 * Whether neither rules nor the profile find anything in a payload in which rows find nothing. If it contains a text, they may.
 *
 * @throws {SettingsError} if the profile is invalid.
 */
export function isClean(resource: Resource, regular: Payload, profile?: Profile, drops?: Drops): boolean {
  if (profile === undefined) return isCleanForRules(resource, regular, WITHOUT_PROFILE, drops);
  requireProfile(resource, profile);
  const { require = [] } = profile;
  const isComplete = findProfileFields(resource, tableSpec(resource.table), regular, require).length === 0;
  return isComplete && isCleanForRules(resource, regular, { profile }, drops);
}

const WITHOUT_PROFILE: RuleContext = { profile: {} };

function isCleanForRules(
  resource: Resource,
  payload: Payload,
  context: RuleContext,
  drops: Drops | undefined,
): boolean {
  for (const { check, rule } of checksOf(resource)) {
    if (drops?.(rule)) continue;
    const found = check(payload, context);
    // An iterator of an empty array takes longer than most rules.
    if (Array.isArray(found) && found.length === 0) continue;
    for (const mistake of found) if (!drops?.(rule, mistake)) return false;
  }
  const { parts = [] } = resource;
  for (const { path, resource: part, when } of parts) {
    const value = valueAt(payload, path);
    if (value === undefined || when?.(payload) === false) continue;
    if (part.text !== undefined || !isObject(value) || !isCleanForRules(part, value, context, drops)) return false;
  }
  return true;
}

interface RuleCheck {
  readonly check: NonNullable<Rule['check']>;
  readonly rule: Rule;
}

const CHECKS = new WeakMap<Resource, readonly RuleCheck[]>();

/** The rules that may find something where rows find nothing. */
function checksOf(resource: Resource): readonly RuleCheck[] {
  const known = CHECKS.get(resource);
  if (known) return known;
  const checks = resource.rules.flatMap((rule): RuleCheck[] => {
    const { check, followsRows } = rule;
    return check && !followsRows ? [{ check, rule }] : [];
  });
  CHECKS.set(resource, checks);
  return checks;
}
