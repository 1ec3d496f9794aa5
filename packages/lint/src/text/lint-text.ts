import { Budget, wholeText } from '@pg/nested-text';
import { type Finding, type FindingOf, isObject, type PayloadType, type Violation } from '@pg/rule-kit';
import {
  find,
  isKnownTo,
  limitViolations,
  maskFinding,
  pointerOf,
  toFindings,
  typeInWords,
} from '@pg/rule-kit/internal';
import { saleType } from '@pg/sale-form';
import type { PayloadReader } from '../readers/embedded-payload.ts';
import type { Syntax } from '../readers/read/source.ts';
import type { ReadPayload } from '../readers/read-embedded.ts';
import { readAllFound, readWhole } from '../readers/read-whole.ts';
import { noPayload, unknownKind } from '../readers/unknown-kind.ts';
import { fileViolation, type LintMessages, sentencesFor } from '../rules/catalog.ts';
import { fieldOfOther, isOwnRequest } from '../rules/detect/evidence.ts';
import { requirePayloadType } from '../rules/kinds.ts';
import type { CheckAnyOptions } from '../rules/settings.ts';
import { isPlaceholder, isSample } from '../rules/variables.ts';
import { kindOfAll, type LintResult, withoutFindings } from './lint-result.ts';
import { locateFindings } from './locate/locate-findings.ts';
import { showableLinesOf } from './locate/showable-lines.ts';
import { findEachCertain, isAboutKnown } from './partial/find-certain.ts';
import { resolvePath, withUnknown } from './partial/partial-value.ts';

/** How a text is checked. */
export interface LintOptions extends CheckAnyOptions {
  /** The kind of the payload: one of `kinds`. By default, its content decides. */
  readonly kind?: string | undefined;
  /** The syntax of the text. By default, its content decides. With `json`, a token may be written as a JSON string. */
  readonly syntax?: Syntax | undefined;
  /** Whether to skip objects that may be payloads, but have only common names such as `amount` and `brand`. */
  readonly onlyCertain?: boolean | undefined;
  /** Finds the payloads in the text. By default, it is a payload, or a request, recording or envelope with payloads. */
  readonly readPayloads?: PayloadReader | undefined;
  /**
   * The name of the merchant's gateway, from the support manager. Requests to the client of wallet2 are checked if they name it, or
   * if the kind is given.
   */
  readonly gateway?: string | undefined;
}

/**
 * Checks the text of a payload: a session request or card object as JSON, a sale request as a form, a wallet's token,
 * a wallet's settings.
 *
 * It uses no file, no network and no clock.
 *
 * @throws {TypeError} for anything but a string.
 * @throws {RangeError} for a `kind` that does not exist.
 * @throws {SettingsError} for a profile with a field that no table has, or a brand that does not exist.
 */
export function lintText(text: string, options?: LintOptions): LintResult<FindingOf<LintMessages>>;
export function lintText(text: string, options: LintOptions = {}): LintResult {
  return checkText(text, options).result;
}

/** A text that was read and checked. */
export interface CheckedText {
  readonly given: Given;
  readonly result: LintResult;
}

export function checkText(text: string, options: LintOptions): CheckedText {
  const given = readGiven(text, options);
  const found = given.payloads.map((payload) => checkPayload(payload, options));
  return { given, result: toResult(given, options, found) };
}

/** A text without its byte-order mark, and the payloads in it. */
export interface Given {
  readonly text: string;
  readonly hasMark: boolean;
  readonly payloads: readonly ReadPayload[];
  /** The kind of an object that is skipped, because it is not a payload for certain. */
  readonly possibleKind: string | undefined;
  /** Whether a request to the client of wallet2 is skipped, because it names another gateway. */
  readonly hasRequestOfClient: boolean;
}

/** JavaScript callers may pass a file's Buffer, or the object that they send. */
export function requireText(given: unknown): asserts given is string {
  if (typeof given !== 'string')
    throw new TypeError(
      `the text must be a string, but is ${typeInWords(given)}: read files as UTF-8, and write objects with JSON.stringify`,
    );
}

export function readGiven(given: string, options: LintOptions): Given {
  const { kind, syntax, onlyCertain, readPayloads } = options;
  requireText(given);
  const payloadType = kind === undefined ? undefined : requirePayloadType(kind);
  const hasMark = given.startsWith('\uFEFF');
  const text = hasMark ? given.slice(1) : given;
  const budget = new Budget();
  const payloads = readPayloads
    ? readAllFound(readPayloads(text, budget), payloadType, budget)
    : readWhole(wholeText(text), payloadType, syntax, budget);
  const isOwn = ({ source, hasGivenKind }: ReadPayload): boolean =>
    hasGivenKind || isOwnRequest(source.payloadType, source.value, options.gateway);
  const own = payloadType ? payloads : payloads.filter(isOwn);
  const isIncluded = ({ source }: ReadPayload): boolean =>
    !onlyCertain || source.isCertain || source.payloadType === undefined;
  const possibleKind = own.find((payload) => !isIncluded(payload))?.source.payloadType?.name;
  return {
    text,
    hasMark,
    payloads: own.filter(isIncluded),
    possibleKind,
    hasRequestOfClient: own.length < payloads.length,
  };
}

/** The payloads of a known kind, without the other parts of their requests. */
export const knownPayloads = ({ payloads }: Given): readonly ReadPayload[] =>
  payloads.filter(({ source, isWhole }) => source.payloadType !== undefined && (isWhole || source.syntax !== 'text'));

/** Reports that a sale is a request of another endpoint. */
function findOther({ source: { payloadType, value }, variables = [] }: ReadPayload): Violation | undefined {
  const isSale = payloadType === saleType && isObject(value);
  const field = isSale ? fieldOfOther(value) : undefined;
  if (field === undefined || variables.some(([name]) => name === 'action')) return undefined;
  return fileViolation('other-action', field === 'action' ? 'other-action' : 'sale-by-card-number', {}, [field]);
}

/** The findings of a payload. */
export function checkPayload(payload: ReadPayload, options: LintOptions): Finding[] {
  const { source, variables = [] } = payload;
  const { payloadType, value, violations, unknown } = source;
  const other = findOther(payload);
  if (other) return inWords([other], payloadType, options);
  const ofAnyText = listed(violations, options);
  if (value === undefined) return inWords(ofAnyText, payloadType, options);
  if (payloadType === undefined) {
    const isUnread = violations.some(({ rule }) => rule.id === 'syntax');
    return inWords(isUnread ? ofAnyText : [...ofAnyText, unknownKind(value)], payloadType, options);
  }
  const open = [...variables, ...unknown.values];
  if (open.length === 0 && unknown.partial.length === 0)
    return inWords(
      [...ofAnyText, ...find(payloadType, value, options, { isJson: true }).violations],
      payloadType,
      options,
    );
  const given = withUnknown(value, open, unknown.partial);
  const ofText = violations.filter((violation) => violation.rule.id === 'syntax' || isAboutKnown(given, violation));
  const { found, dropped } = findEachCertain(payloadType, given, options);
  // What can't be read is no variable.
  const isBroken = violations.some(({ rule }) => rule.id === 'syntax');
  const notes = [...variables, ...(isBroken ? [] : unknown.partial)]
    .filter((path) => {
      const { deepest, depth } = resolvePath(given, path);
      const written = depth === path.length ? deepest.value : path.at(-1);
      return !(isPlaceholder(written) || isSample(path.at(-1), written)) || dropped.has(pointerOf(path));
    })
    .map((path) => fileViolation('with-variables', 'variable-field', {}, path));
  return [
    ...inWords([...listed(ofText, options), ...found], payloadType, options),
    ...inWords(listed(notes, options), payloadType, options),
  ];
}

const listed = (violations: readonly Violation[], { maxFindings }: LintOptions): readonly Violation[] =>
  limitViolations(violations, maxFindings);

const inWords = (
  violations: readonly Violation[],
  payloadType: PayloadType | undefined,
  { messages }: LintOptions,
): Finding[] => (violations.length === 0 ? [] : toFindings(violations, sentencesFor(payloadType, messages)));

/** A byte-order mark is an error in request bodies and in JSON. Files of other types are not sent. */
const isMarkSent = ({ syntax, readPayloads }: LintOptions): boolean => readPayloads === undefined && syntax !== 'jsonc';

function toResult(
  { text, hasMark, payloads, possibleKind, hasRequestOfClient }: Given,
  options: LintOptions,
  found: readonly (readonly Finding[])[],
): LintResult {
  const kindsFound = [...new Set(payloads.flatMap(({ source: { payloadType } }) => payloadType?.name ?? []))];
  const violations = [
    ...(hasMark && isMarkSent(options) ? [fileViolation('syntax', 'byte-order-mark')] : []),
    ...(payloads.length === 0 ? [noPayload(text, hasRequestOfClient)] : []),
  ];
  if (violations.length === 0 && found.every(({ length }) => length === 0))
    return { ...withoutFindings(kindsFound), possibleKind };
  const findings = locateFindings(text, [
    { layer: wholeText(text), findings: inWords(violations, undefined, options) },
    ...payloads.map(({ layer, source: { map }, at }, i) => ({ layer, map, at, findings: found[i] ?? [] })),
  ]);
  const isKnown = (name: string): boolean =>
    payloads.some(({ source: { payloadType } }) => payloadType && isKnownTo(payloadType)(name));
  return {
    kind: kindOfAll(kindsFound),
    kinds: kindsFound,
    possibleKind,
    findings: findings.map((each) => maskFinding(each, isKnown)),
    showableLines: showableLinesOf(text, payloads, findings),
  };
}
