import type { TextLayer } from '@pg/nested-text';
import { type Finding, isObject, nearestName, type Resource, readFormText } from '@pg/rule-kit';
import { saleForm } from '@pg/sale-form';
import { sessionRequest } from '@pg/session-request';
import { NOWHERE } from '../locate/locate-findings.ts';
import { readRoughly } from '../read/rough-json.ts';
import { readSource, type Source } from '../read/source.ts';
import { kinds, recogniseForm, recogniseKind, resourceOf } from '../rules/kinds.ts';
import { fileFinding } from '../rules/messages.ts';
import type { EmbeddedPayload } from './embedded-payload.ts';

/** A payload that was read from a file, and where it is in the file. */
export interface ReadPayload {
  readonly source: Source;
  readonly layer: TextLayer;
  /** Whether the file is nothing else. */
  readonly isWhole?: boolean;
}

/**
 * Reads what a file holds among other things, if it is a payload: the file says so, or its names do. Anything else is
 * passed over; so is what leaves something out on purpose, with `...`, as documentation does.
 *
 * @param given What all payloads are, where that is known.
 */
export function readEmbedded(embedded: EmbeddedPayload, given: Resource | undefined): ReadPayload[] {
  const { layer, syntax, kind, body, hasVariables } = embedded;
  const resource = kind === undefined ? recognise(embedded) : resourceOf(kind);
  if (resource === undefined) return kind === undefined ? [] : [unread(layer, undefined, unknownKindName(kind))];
  if (hasVariables) return [unread(layer, resource, fileFinding('with-variables', 'with-variables'))];
  const source = readSource(layer.text, kind === undefined ? (given ?? resource) : resource, syntax);
  const isSent = body !== undefined && source.value !== undefined;
  const found = isSent ? [...describeSending(source.resource, body.contentType), ...source.found] : source.found;
  return [{ source: { ...source, found }, layer }];
}

/** What is wrong with how JSON is sent. Only a request says how: a program may make a form from a file of JSON. */
function describeSending(resource: Resource | undefined, contentType: string | undefined): Finding[] {
  if (resource === saleForm) return [fileFinding('syntax', 'sale-as-json')];
  if (resource !== sessionRequest || contentType === undefined || /json/i.test(contentType)) return [];
  const isForm = /x-www-form-urlencoded/i.test(contentType);
  return [fileFinding('content-type', isForm ? 'sent-as-form' : 'sent-as-other-type')];
}

function recognise({ layer: { text }, syntax, hasVariables }: EmbeddedPayload): Resource | undefined {
  if (syntax === 'form') return recogniseForm(readFormText(text).value);
  const { resource, value } = hasVariables ? NOTHING_READ : readSource(text, undefined, syntax);
  if (isObject(value)) return resource;
  const { names, isElided } = readRoughly(text);
  if (isElided) return undefined;
  return resource ?? recogniseKind(Object.fromEntries(names.map((name) => [name, null])));
}

const NOTHING_READ = { resource: undefined, value: undefined };

function unknownKindName(name: string): Finding {
  const similar = nearestName(name, kinds);
  return similar
    ? fileFinding('kind-name', 'similar-kind-name', { kind: similar.name })
    : fileFinding('kind-name', 'unknown-kind-name');
}

/** A payload that can't be checked, and why. */
const unread = (layer: TextLayer, resource: Resource | undefined, finding: Finding): ReadPayload => ({
  source: { value: undefined, found: [finding], map: () => NOWHERE, resource, syntax: 'text' },
  layer,
});
