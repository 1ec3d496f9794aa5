import { readJson } from '@pg/nested-text';
import { check, isObject, type Resource } from '@pg/rule-kit';
import { hasToBeProven, recogniseKind } from './kinds.ts';
import { flawlessOf, type LintResult } from './lint-result.ts';
import type { LintOptions } from './lint-text.ts';

/**
 * What `lintText` says of a JSON text in which it finds nothing, told without all that a finding would need; `undefined`
 * where that can't be told so simply.
 *
 * @param given What the payload is, where that is known.
 */
export function lintFlawless(text: string, given: Resource | undefined, options: LintOptions): LintResult | undefined {
  if (options.names !== undefined) return undefined;
  const { value, problems } = readJson(text);
  if (problems.length > 0 || !isObject(value) || mayBeRecording(value)) return undefined;
  const resource = given ?? recogniseKind(value);
  if (resource === undefined || resource.text !== undefined || hasToBeProven(resource, value)) return undefined;
  return check(resource, value, options).length === 0 ? flawlessOf.get(resource.kind) : undefined;
}

const mayBeRecording = (value: object): boolean => 'log' in value || 'info' in value;
