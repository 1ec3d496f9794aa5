import { type Finding, foundIn, type RuleFound, toFinding } from '../findings/finding.ts';
import { valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import type { ProofOptions, Resource } from './resource.ts';

/**
 * Runs the checks of a payload that need cryptography or a clock; `check` has the others.
 *
 * @param payload The value, or, of a resource that is sent as a text, the text.
 * @param options What it is held against; what is left out is not looked at.
 * @returns What was found; an empty list for a payload that `check` can't read.
 * @throws {TypeError} where an option can't be meant.
 * @throws {Error} where a check takes Web Crypto and there is none: browsers have it on pages that come over https only.
 */
export async function prove<TOptions extends ProofOptions>(
  resource: Resource<TOptions>,
  payload: unknown,
  // The resource alone says which options there are: a mistyped one is an error, none is inferred.
  options?: NoInfer<TOptions>,
): Promise<Finding[]> {
  const found = await proveParts(resource, payload, options ?? ({} as TOptions));
  return found.map((each) => toFinding(each.rule, each.found));
}

async function proveParts<TOptions extends ProofOptions>(
  resource: Resource<TOptions>,
  given: unknown,
  options: TOptions,
): Promise<RuleFound[]> {
  const payload = resource.text ? resource.text.read(given).value : given;
  if (!isObject(payload)) return [];
  const parts = (resource.parts ?? []).filter(({ when }) => when?.(payload) !== false);
  const proofs = parts.map(async ({ path, resource: part }) => {
    const found = await proveParts(part, valueAt(payload, path), options);
    return found.map((each) => ({ rule: each.rule, found: foundIn(path, each.found) }));
  });
  const own = resource.proof?.prove(payload, options) ?? [];
  return [...(await own), ...(await Promise.all(proofs)).flat()];
}
