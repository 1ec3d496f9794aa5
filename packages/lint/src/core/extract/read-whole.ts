import type { TextLayer } from '@pg/nested-text';
import type { Resource, Violation } from '@pg/rule-kit';
import { readSource, type Source, type Syntax } from '../read/source.ts';
import { mayHaveVariables } from '../read/variables.ts';
import { type EmbeddedPayload, MAX_PAYLOADS, placeInside } from './embedded-payload.ts';
import { readEnvelope } from './envelope.ts';
import { readPastedRequest } from './pasted-request.ts';
import { type ReadPayload, readBroken, readEmbedded, variablesIn } from './read-embedded.ts';
import { readRecording } from './recording.ts';

/** Reads the payloads that a reader found in a file. */
export const readAllFound = (
  found: readonly EmbeddedPayload[],
  resource: Resource | undefined,
): readonly ReadPayload[] => withoutUnknown(readUpToLimit(found, (each) => readFound(each, resource)));

const TOO_MANY = {
  rule: 'too-large',
  code: 'too-many-payloads',
  params: { max: MAX_PAYLOADS },
  start: 0,
  end: 1,
} as const;

function readUpToLimit(
  embedded: readonly EmbeddedPayload[],
  read: (each: EmbeddedPayload) => readonly ReadPayload[],
): readonly ReadPayload[] {
  const payloads = embedded.slice(0, MAX_PAYLOADS).flatMap(read);
  const next = embedded[MAX_PAYLOADS];
  return next ? [...payloads, readBroken(next.layer, TOO_MANY)] : payloads;
}

const readFound = (embedded: EmbeddedPayload, resource: Resource | undefined): readonly ReadPayload[] => {
  const { layer, syntax, isDocument, problem } = embedded;
  if (problem) return [readBroken(layer, problem)];
  if (!isDocument) return readEmbedded(embedded, resource);
  return readWhole(layer, resource, syntax).map((payload) => ({ ...payload, isWhole: false }));
};

/** Keeps documents that are or have payloads or can't be read; if there are none, keeps the first document. */
function withoutUnknown(payloads: readonly ReadPayload[]): readonly ReadPayload[] {
  const known = payloads.filter(({ source }) => source.resource || source.violations.length > 0);
  return known.length > 0 ? known : payloads.slice(0, 1);
}

/** Reads a text that is a payload, or a request, a recording or an envelope with payloads. */
export function readWhole(
  layer: TextLayer,
  resource: Resource | undefined,
  syntax: Syntax | undefined,
): readonly ReadPayload[] {
  const { text } = layer;
  const readAll = (embedded: readonly EmbeddedPayload[]): readonly ReadPayload[] =>
    readUpToLimit(
      embedded.slice(0, MAX_PAYLOADS + 1).map((each) => placeInside(layer, each)),
      (each) => readEmbedded(each, resource),
    );
  const pasted = syntax === undefined ? readPastedRequest(text) : undefined;
  if (pasted) return readAll(pasted);
  const source = readSource(text, resource, syntax);
  const isBroken = source.violations.some(({ rule }) => rule.id === 'syntax');
  const recorded = isBroken ? undefined : readRecording(source);
  if (recorded) return readAll(recorded);
  const isEnvelope = !source.isCertain && source.value !== undefined;
  const inside = isEnvelope ? readEnvelope(text, source, syntax ?? 'json') : [];
  if (inside.length > 0) return [...(isBroken ? brokenAround(source, layer, inside) : []), ...readAll(inside)];
  const variables = mayHaveVariables(text) ? variablesIn(source, false) : [];
  return [{ source, layer, isWhole: true, variables }];
}

/** The mistakes of a text outside the payloads in it. */
function brokenAround(source: Source, layer: TextLayer, inside: readonly EmbeddedPayload[]): ReadPayload[] {
  const spans = inside.map((each) => each.layer.toOuter({ start: 0, end: each.layer.text.length }));
  const isInside = ({ within }: Violation): boolean =>
    within !== undefined && spans.some(({ start, end }) => start <= within.start && within.start < end);
  const violations = source.violations.filter((violation) => !isInside(violation));
  return violations.length === 0
    ? []
    : [{ source: { ...source, value: undefined, resource: undefined, violations }, layer }];
}
