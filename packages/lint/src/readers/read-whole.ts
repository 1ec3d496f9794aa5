import type { Budget, TextLayer } from '@pg/nested-text';
import type { PayloadType, Violation } from '@pg/rule-kit';
import { TOO_MANY_VALUES } from '../rules/catalog.ts';
import { mayHaveVariables } from '../rules/variables.ts';
import { type EmbeddedPayload, readInside } from './embedded-payload.ts';
import { readEnvelope } from './extract/envelope.ts';
import { lineReaderOf } from './extract/log.ts';
import { findPastedRequest } from './extract/pasted-request.ts';
import { readRecording } from './extract/recording.ts';
import { type Reading, readText, type Source, type Syntax, toSource } from './read/source.ts';
import { type ReadPayload, readBroken, readEmbedded, variablesIn } from './read-embedded.ts';

/** Reads the payloads that a reader finds in a file. */
export const readAllFound = (
  found: Iterable<EmbeddedPayload>,
  payloadType: PayloadType | undefined,
  budget: Budget,
): readonly ReadPayload[] => withoutUnknown(readAll(found, payloadType, budget));

/** A payload takes as much memory as so many values. */
const PAYLOAD = 20;

/** Reads payloads until the budget is spent, and says then that others are not read. */
function readAll(
  found: Iterable<EmbeddedPayload>,
  payloadType: PayloadType | undefined,
  budget: Budget,
): readonly ReadPayload[] {
  const payloads: ReadPayload[] = [];
  for (const each of found) {
    const { layer, problem } = each;
    const ofEach = problem
      ? [readBroken(layer, problem)]
      : budget.allows(PAYLOAD)
        ? readFound(each, payloadType, budget)
        : [];
    for (const payload of ofEach) payloads.push(payload);
    if (!budget.isSpent) continue;
    if (!ofEach.some(isCutOff)) payloads.push(readBroken(layer, TOO_MANY_VALUES));
    break;
  }
  return payloads;
}

const isCutOff = ({ source }: ReadPayload): boolean =>
  source.violations.some(({ code }) => code === TOO_MANY_VALUES.code);

function readFound(
  embedded: EmbeddedPayload,
  payloadType: PayloadType | undefined,
  budget: Budget,
): readonly ReadPayload[] {
  const { layer, syntax, isDocument, reading } = embedded;
  if (!isDocument) return readEmbedded(embedded, payloadType, budget);
  const payloads = reading
    ? readDocument(layer, reading, payloadType, syntax, budget)
    : readWhole(layer, payloadType, syntax, budget);
  return payloads.map((payload) => ({ ...payload, isWhole: false }));
}

/** Keeps documents that are or have payloads or can't be read; if there are none, keeps the first document. */
function withoutUnknown(payloads: readonly ReadPayload[]): readonly ReadPayload[] {
  const known = payloads.filter(({ source }) => source.payloadType || source.violations.length > 0);
  return known.length > 0 ? known : payloads.slice(0, 1);
}

/** Reads a text that is a payload, or a request, a log, a recording or an envelope with payloads. */
export function readWhole(
  layer: TextLayer,
  payloadType: PayloadType | undefined,
  syntax: Syntax | undefined,
  budget: Budget,
): readonly ReadPayload[] {
  const { text } = layer;
  const pasted =
    syntax === undefined ? (findPastedRequest(text, budget) ?? lineReaderOf(text)?.(text, budget)) : undefined;
  if (pasted) return withoutUnknown(readAll(readInside(layer, pasted), payloadType, budget));
  return readDocument(layer, readText(text, syntax, budget), payloadType, syntax, budget);
}

function readDocument(
  layer: TextLayer,
  reading: Reading,
  payloadType: PayloadType | undefined,
  syntax: Syntax | undefined,
  budget: Budget,
): readonly ReadPayload[] {
  const readEach = (found: Iterable<EmbeddedPayload>): readonly ReadPayload[] =>
    readAll(readInside(layer, found), payloadType, budget);
  const source = toSource(reading, payloadType, syntax);
  const isBroken = source.violations.some(({ rule }) => rule.id === 'syntax');
  const { value, tree } = source;
  const recorded = isBroken || !tree ? undefined : readRecording({ value, tree });
  if (recorded) return readEach(recorded);
  const layers: TextLayer[] = [];
  function* inEnvelope(): Generator<EmbeddedPayload, void> {
    for (const each of readEnvelope(source, budget)) {
      layers.push(each.layer);
      yield each;
    }
  }
  const inside = source.isCertain || source.value === undefined ? [] : readEach(inEnvelope());
  if (layers.length > 0) return [...(isBroken ? brokenAround(source, layer, layers) : []), ...inside];
  const variables = mayHaveVariables(layer.text) ? variablesIn(source, false) : [];
  return [{ source, layer, isWhole: true, variables }];
}

/** The mistakes of a text outside the payloads in it. */
function brokenAround(source: Source, layer: TextLayer, inside: readonly TextLayer[]): ReadPayload[] {
  const spans = inside.map(({ text, toOuter }) => toOuter({ start: 0, end: text.length }));
  const isInside = ({ within }: Violation): boolean =>
    within !== undefined && spans.some(({ start, end }) => start <= within.start && within.start < end);
  const violations = source.violations.filter((violation) => !isInside(violation));
  return violations.length === 0
    ? []
    : [{ source: { ...source, value: undefined, payloadType: undefined, violations }, layer }];
}
