import { type Finding, type RuleViolation, toFinding, violationIn } from '../findings/finding.ts';
import { valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import { aliasesOf } from '../names/aliases.ts';
import { wordingOf } from './check.ts';
import type { ProofOptions, Resource } from './resource.ts';

/**
 * Runs the checks that need cryptography or a clock; `check` runs the others.
 *
 * @param payload The value, or the text if the resource is sent as a text.
 * @param options Keys, time and other inputs. A check does not run if its option is left out.
 * @returns The findings; an empty array for a payload that `check` can't read.
 * @throws {SettingsError} if the names are invalid.
 * @throws {TypeError} if another option is invalid.
 * @throws {Error} if a check needs Web Crypto and there is none: browsers have it only on https pages.
 */
export async function prove<TOptions extends ProofOptions>(
  resource: Resource<TOptions>,
  payload: unknown,
  // The type comes from the resource alone, so that an unknown option is a compile error.
  options?: NoInfer<TOptions>,
): Promise<Finding[]> {
  const { toNeutral, toServiceNames } = aliasesOf(resource, options?.names);
  const found = await proveParts(resource, toNeutral(payload), options ?? ({} as TOptions));
  const violations = found.map((each) => toServiceNames(payload, each));
  const wording = wordingOf(resource, options?.messages);
  return violations.map(({ rule, violation }) => toFinding(rule, violation, wording));
}

async function proveParts<TOptions extends ProofOptions>(
  resource: Resource<TOptions>,
  given: unknown,
  options: TOptions,
): Promise<RuleViolation[]> {
  const payload = resource.text ? resource.text.read(given).value : given;
  if (!isObject(payload)) return [];
  const parts = (resource.parts ?? []).filter(({ when }) => when?.(payload) !== false);
  const proofs = parts.map(async ({ path, resource: part }) => {
    const violations = await proveParts(part, valueAt(payload, path), options);
    return violations.map(({ rule, violation }) => ({ rule, violation: violationIn(path, violation) }));
  });
  const own = resource.proof?.prove(payload, options) ?? [];
  return [...(await own), ...(await Promise.all(proofs)).flat()];
}
