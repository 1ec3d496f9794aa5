import { isObject } from '../data/value.ts';
import {
  type Finding,
  type FindingOf,
  maskFinding,
  toFinding,
  type Violation,
  violationIn,
} from '../findings/finding.ts';
import { valueAt } from '../findings/path.ts';
import { aliasesOf } from '../names/aliases.ts';
import type { Messages } from '../words/messages.ts';
import { check, isKnownTo, sentencesOf } from './check.ts';
import type { Resource, VerifyOptions } from './resource.ts';
import type { TableMessages } from './table-messages.ts';

/**
 * Checks a payload as `check` does, and verifies what needs keys, certificates or a clock.
 *
 * @param payload The value, or the text if the resource is sent as a text.
 * @param options Keys, time and other inputs. What an option is for is not verified if the option is left out.
 * @returns The findings of `check`, then the others.
 * @throws {TypeError} if an option is invalid.
 * @throws {SettingsError} as `check` does.
 * @throws {Error} if Web Crypto is needed and there is none: browsers have it only on https pages.
 */
export function verify<TOptions extends VerifyOptions, TMessages extends Messages>(
  resource: Resource<TOptions, TMessages>,
  payload: unknown,
  // The type comes from the resource alone, so that an unknown option is a compile error.
  options?: NoInfer<TOptions>,
): Promise<FindingOf<TMessages & TableMessages>[]>;
export async function verify<TOptions extends VerifyOptions>(
  resource: Resource<TOptions>,
  payload: unknown,
  options?: NoInfer<TOptions>,
): Promise<Finding[]> {
  // `check` uses no option of the resource's own.
  const found = check(resource as Resource, payload, options);
  const sentences = sentencesOf(resource, options?.messages);
  const unverified = await findUnverified(resource, payload, options);
  return [
    ...found,
    ...unverified.map((violation) => maskFinding(toFinding(violation, sentences), isKnownTo(resource as Resource))),
  ];
}

/** The violations that `verify` finds and `check` does not: for callers that have checked the payload. */
export async function findUnverified<TOptions extends VerifyOptions>(
  resource: Resource<TOptions>,
  payload: unknown,
  options?: NoInfer<TOptions>,
): Promise<Violation[]> {
  const { toNeutral, toServiceNames } = aliasesOf(resource, options?.names);
  const found = await findInParts(resource, toNeutral(payload), options ?? ({} as TOptions));
  return found.map((each) => toServiceNames(payload, each));
}

async function findInParts<TOptions extends VerifyOptions>(
  resource: Resource<TOptions>,
  given: unknown,
  options: TOptions,
): Promise<Violation[]> {
  const payload = resource.text ? resource.text.read(given).value : given;
  if (!isObject(payload)) return [];
  const parts = (resource.parts ?? []).filter(({ when }) => when?.(payload) !== false);
  const inParts = parts.map(async ({ path, resource: part }) => {
    const violations = await findInParts(part, valueAt(payload, path), options);
    return violations.map((violation) => violationIn(path, violation));
  });
  const own = resource.verification?.verify(payload, options) ?? [];
  return [...(await own), ...(await Promise.all(inParts)).flat()];
}
