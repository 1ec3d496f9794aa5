import type { Budget, TextLayer } from '@pg/nested-text';
import { isObject, type Path, type PayloadType, type Violation } from '@pg/rule-kit';
import { nearestName } from '@pg/rule-kit/internal';
import { fileViolation, type ReadProblem } from '../rules/catalog.ts';
import type { Recognition } from '../rules/detect/evidence.ts';
import { kinds } from '../rules/kind-names.ts';
import { payloadTypeOf } from '../rules/kinds.ts';
import { findInSending, isRequestKind, kindOfPath } from '../rules/sending.ts';
import { hasTemplates, variableFields } from '../rules/variables.ts';
import type { EmbeddedPayload, SendingLayers } from './embedded-payload.ts';
import { MULTIPART } from './extract/body.ts';
import { type Reading, readText, type Source, toSource, unreadText } from './read/source.ts';

/** A payload that was read from a file, and its place in the file. */
export interface ReadPayload {
  readonly source: Source;
  readonly layer: TextLayer;
  /** Whether the file has nothing else. */
  readonly isWhole?: boolean;
  /** The fields that are not checked, because they are filled in when the payload is sent. */
  readonly variables?: readonly Path[];
  /** Its path in the file's document, if it is inside another value. */
  readonly at?: Path | undefined;
  /** Whether the file sets its kind. */
  readonly hasGivenKind?: boolean;
}

/**
 * Reads an embedded text if it is a payload: the file sets its kind, or its field names show it. Other texts are
 * ignored, and so is JSON with `...`, as in documentation.
 *
 * @param given The payload type of all payloads, if known.
 */
export function readEmbedded(written: EmbeddedPayload, given: PayloadType | undefined, budget?: Budget): ReadPayload[] {
  const { layer, syntax, kind, sending, hasVariables = false, at, isDocumentation } = written;
  const reading = written.reading ?? readText(layer.text, syntax, budget, hasVariables);
  const named = kind === undefined ? undefined : payloadTypeOf(kind);
  if (kind !== undefined && named === undefined) return [unread(layer, undefined, unknownKindName(kind))];
  // The text of a body is what is sent.
  const detected = toSource(reading, named, sending ? undefined : syntax);
  const ofUrl = detected.payloadType || !isObject(reading.value) ? undefined : kindOfPath(sending?.url?.text ?? '');
  const found = ofUrl ? toSource(reading, payloadTypeOf(ofUrl), syntax) : detected;
  if (found.payloadType === undefined || (named === undefined && isShortened(reading))) return [];
  const isCertain = found.isCertain || given !== undefined;
  const source = named || given === undefined ? found : toSource(reading, given, syntax);
  const variables = variablesIn(source, hasVariables, isDocumentation);
  const isOpen = variables.length > 0 || source.unknown.partial.length > 0;
  const isUnclear = source.value === undefined ? hasVariables || hasTemplates(layer.text) : hasVariables && !isOpen;
  if (isUnclear)
    return [
      unread(layer, { payloadType: found.payloadType, isCertain }, fileViolation('with-variables', 'with-variables')),
    ];
  const read = { source: { ...source, isCertain }, layer, at, variables, hasGivenKind: kind !== undefined };
  return sending ? readSent(read, sending) : [read];
}

/** Whether `...` is in place of a value or a field. */
const isShortened = ({ text, violations }: Reading): boolean =>
  violations.some(
    ({ rule, within }) =>
      rule.id === 'syntax' && within && /^(?:\.{3}|…)/.test(text.slice(within.start, within.start + 3)),
  );

/** The paths of the values that are filled in when a payload is sent. */
export function variablesIn(
  { value, unknown, violations }: Reading,
  isShell: boolean,
  isDocumentation = false,
): Path[] {
  // What can't be read is no variable.
  const isBroken = violations.some(({ rule }) => rule.id === 'syntax');
  return [...(isBroken ? [] : unknown.values), ...variableFields(value, isShell, isDocumentation)];
}

/**
 * Adds violations of how a payload is sent: of its syntax and, if its kind is certain, of its request. Payloads outside
 * requests have none, because a program may make a form from a JSON file.
 */
function readSent(payload: ReadPayload, sending: SendingLayers): ReadPayload[] {
  const { payloadType, isCertain, syntax, value, violations } = payload.source;
  const kind = payloadType?.name;
  if (payloadType === undefined || !isRequestKind(kind)) return [payload];
  const isSale = kind === 'sale-form';
  const isOtherSyntax = isSale !== (syntax === 'form');
  const isJsonSale = isSale && isOtherSyntax && value !== undefined;
  const [method, url, type] = [sending.method?.text, sending.url?.text, sending.contentType?.text];
  const isMultipart = type?.startsWith(MULTIPART) === true;
  // A body of the other syntax has another finding. Section 4 does not state the header of a sale.
  const isUnknown = sending.contentType === undefined || (isOtherSyntax ? !isMultipart : isSale && type === undefined);
  const found = isCertain
    ? findInSending(kind, { method, url, contentType: isUnknown ? undefined : (type ?? null) })
    : [];
  const ofSyntax = isOtherSyntax && isMultipart ? [] : violations;
  const all = isJsonSale ? [fileViolation('syntax', 'sale-as-json'), ...ofSyntax] : ofSyntax;
  return [
    { ...payload, source: { ...payload.source, violations: all } },
    ...found.map(([part, violation]) => {
      const layer = sending[part];
      const within = { path: [], start: 0, end: layer?.text.length ?? 0 };
      return unread(layer ?? payload.layer, { payloadType, isCertain }, { ...violation, within });
    }),
  ];
}

function unknownKindName(name: string): Violation {
  const similar = nearestName(name, kinds);
  return similar
    ? fileViolation('kind-name', 'similar-kind-name', { meant: similar.name })
    : fileViolation('kind-name', 'unknown-kind-name', { kinds });
}

/** A part of a file that can't be read. */
export function readBroken(layer: TextLayer, { rule, code, params, start, end }: ReadProblem): ReadPayload {
  return unread(layer, undefined, { ...fileViolation(rule, code, params), within: { path: [], start, end } });
}

/** A payload that can't be checked, and why. */
const unread = (layer: TextLayer, found: Recognition | undefined, violation: Violation): ReadPayload => ({
  source: {
    ...unreadText(layer.text, [violation]),
    payloadType: found?.payloadType,
    isCertain: found?.isCertain !== false,
  },
  layer,
});
