import { looksLikeForm, type TextMap, wholeText } from '@pg/nested-text';
import { type MappedReading, type Resource, readFormText, readJsonText, type Violation } from '@pg/rule-kit';
import { sessionResource } from '@pg/session-request';
import { fileViolation } from '../rules/catalog.ts';
import { type Recognition, recognizeForm, recognizeKind, recognizeMistaken } from '../rules/evidence.ts';
import { withoutComments } from './without-comments.ts';

/** The syntax of a text: JSON, JSON with comments, a URL-encoded form, or the plain string of one field. */
export type Syntax = 'json' | 'jsonc' | 'form' | 'text';

/** A payload that was read from a text. */
export interface Source {
  /** `undefined` if it can't be read. */
  readonly value: unknown;
  /** The violations of the syntax. */
  readonly violations: readonly Violation[];
  /** The places of the parts of the value; built on the first call. */
  readonly map: () => TextMap;
  /** The resource of its kind; `undefined` if the kind is unknown. */
  readonly resource: Resource | undefined;
  /** Whether the kind is certain, or given. */
  readonly isCertain: boolean;
  readonly syntax: Syntax;
}

/**
 * Reads a payload's text.
 *
 * @param given The payload's resource, if known.
 * @param syntax Its syntax, if known.
 */
export function readSource(text: string, given: Resource | undefined, syntax: Syntax | undefined): Source {
  if (syntax === 'jsonc') return readSource(withoutComments(text), given, 'json');
  const known = given && { resource: given, isCertain: true };
  if (given?.text) return readToken(text, known, syntax);
  if (syntax === 'form' || (syntax === undefined && looksLikeForm(text))) return readForm(text, known);
  const json = readJsonText(text);
  const found = known ?? recognizeKind(json.value) ?? recognizeMistaken(json.value ?? text);
  return found?.resource.text ? readToken(text, found, syntax) : toSource(json, found, 'json');
}

const toSource = (reading: MappedReading, found: Recognition | undefined, syntax: Syntax): Source => ({
  ...reading,
  resource: found?.resource,
  isCertain: found?.isCertain === true,
  syntax,
});

/** A session request must be JSON (section 4, E1). */
function readForm(text: string, known: Recognition | undefined): Source {
  const form = readFormText(text);
  const source = toSource(form, known ?? recognizeForm(form.value), 'form');
  if (source.resource !== sessionResource) return source;
  return { ...source, value: undefined, violations: [fileViolation('syntax', 'session-as-form')] };
}

/**
 * Reads a token, which is sent as a string: the file's text is that string, quotes included. Only with the syntax `json`,
 * a text that is one JSON string is decoded.
 */
function readToken(text: string, found: Recognition | undefined, syntax: Syntax | undefined): Source {
  const json = syntax === 'json' ? readJsonText(text) : undefined;
  if (typeof json?.value === 'string') return toSource(json, found, 'json');
  return toSource({ value: text, violations: [], map: () => mapOfWhole(text) }, found, 'text');
}

/** The map of a payload that is the text itself. */
function mapOfWhole(text: string): TextMap {
  const { locate, textAt } = readJsonText(text).map();
  return { locate, textAt: (path) => (path.length === 0 ? wholeText(text) : textAt(path)) };
}
