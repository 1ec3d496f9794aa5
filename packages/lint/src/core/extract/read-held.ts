import type { TextLayer, TextMap } from '@pg/nested-text';
import { type Finding, isObject, nearestName, type Resource, readFormText, toFinding } from '@pg/rule-kit';
import { saleForm } from '@pg/sale-form';
import { sessionRequest } from '@pg/session-request';
import { fileFinding } from '../file-rules.ts';
import { kinds, recogniseForm, recogniseKind, resourceOf } from '../kinds.ts';
import { readSource, type Source } from '../read/source.ts';
import type { HeldPayload } from './held-payload.ts';
import { readRoughly } from './rough-json.ts';

/** A payload, where it stands in the file, and what was found while it was read. */
export interface ReadPayload {
  readonly source: Source;
  readonly layer: TextLayer;
  readonly found: readonly Finding[];
  /** Whether the file is nothing else. */
  readonly isWhole?: boolean;
}

/** What was found while a source was read. */
export const foundIn = ({ found }: Source): Finding[] => found.map((each) => toFinding(each.rule, each.found));

/**
 * Reads what a file holds among other things, if it is a payload: the file says so, or its names do. Everything else is
 * passed over; so is what leaves something out on purpose, with `...`, as documentation does.
 *
 * @param given What all payloads are, where that is known.
 */
export function readHeld(held: HeldPayload, given: Resource | undefined): ReadPayload[] {
  if (held.kind !== undefined) return [readNamed(held, held.kind)];
  const known = recognise(held);
  if (known === undefined) return [];
  return [held.hasVariables ? describeVariables(held, known) : readAs(held, given ?? known)];
}

function readNamed(held: HeldPayload, kind: string): ReadPayload {
  const resource = resourceOf(kind);
  if (resource === undefined) return describeUnknown(held, kind);
  return held.hasVariables ? describeVariables(held, resource) : readAs(held, resource);
}

function readAs({ layer, syntax, body, misplaced }: HeldPayload, resource: Resource): ReadPayload {
  const source = readSource(layer.text, resource, syntax);
  const isSent = body !== undefined && source.value !== undefined;
  const found = [
    ...(misplaced ? [fileFinding('syntax', { ...misplaced, within: AT_START })] : []),
    ...(isSent ? describeSending(resource, body.contentType) : []),
    ...foundIn(source),
  ];
  return { source, layer, found };
}

const AT_START = { path: [], start: 0, end: 0 };

/** What is wrong with how JSON is sent: a file of it may be what a program makes a form of, a request's body is sent. */
function describeSending(resource: Resource, contentType: string | undefined): Finding[] {
  if (resource === saleForm) return [NO_JSON];
  if (resource !== sessionRequest || contentType === undefined || /json/i.test(contentType)) return [];
  const found = /x-www-form-urlencoded/i.test(contentType) ? 'sent as a form' : 'sent as another type';
  return [fileFinding('content-type', { found, allowed: 'Content-Type: application/json only', hint: SAY_JSON })];
}

const SAY_JSON = 'Send that header: curl and fetch send another type where none is said.';

/** Section 4, E2: a sale is sent as a form. */
const NO_JSON = fileFinding('syntax', {
  found: 'a JSON object',
  allowed: 'a URL-encoded form expected',
  hint: 'Send it as a form: encodeSaleForm of @pg/sale-form writes it.',
});

function recognise({ layer: { text }, syntax, hasVariables }: HeldPayload): Resource | undefined {
  if (syntax === 'form') return recogniseForm(readFormText(text).value);
  const { resource, value } = hasVariables ? NOTHING_READ : readSource(text, undefined, syntax);
  if (isObject(value)) return resource;
  const { names, isElided } = readRoughly(text);
  if (isElided) return undefined;
  return resource ?? recogniseKind(Object.fromEntries(names.map((name) => [name, null])));
}

const NOTHING_READ = { resource: undefined, value: undefined };

const describeVariables = ({ layer }: HeldPayload, resource: Resource): ReadPayload =>
  unread(
    layer,
    resource,
    fileFinding('with-variables', {
      found: 'a payload with variables',
      allowed: 'only what is written out is checked',
    }),
  );

function describeUnknown({ layer }: HeldPayload, kind: string): ReadPayload {
  const near = nearestName(kind, kinds);
  const finding = fileFinding('kind-name', {
    found: 'said to be of a kind that does not exist',
    allowed: `a payload is one of ${kinds.join(', ')}`,
    hint: near && `Did you mean ${near.name}?`,
  });
  return unread(layer, undefined, finding);
}

/** A payload of which only that is known which keeps it from being checked; its finding stands at its start. */
const unread = (layer: TextLayer, resource: Resource | undefined, finding: Finding): ReadPayload => ({
  source: { value: undefined, found: [], map: () => NOWHERE, resource, syntax: 'text' },
  layer,
  found: [finding],
});

/** The map of a text of which nothing is known. */
export const NOWHERE: TextMap = { locate: () => undefined, textAt: () => undefined };
