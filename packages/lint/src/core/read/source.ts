import { looksLikeForm, type TextMap, wholeText } from '@pg/nested-text';
import { type Finding, type MappedReading, type Resource, readFormText, readJsonText, toFinding } from '@pg/rule-kit';
import { sessionRequest } from '@pg/session-request';
import { recogniseForm, recogniseKind, recogniseMistaken } from '../rules/kinds.ts';
import { fileFinding } from '../rules/messages.ts';
import { withoutComments } from './without-comments.ts';

/** How a text is written: as JSON (with comments), as a URL-encoded form, or as the text that one field carries. */
export type Syntax = 'json' | 'jsonc' | 'form' | 'text';

/** A payload that was read from a text. */
export interface Source {
  /** `undefined` where it can't be read. */
  readonly value: unknown;
  /** What is wrong with the text. */
  readonly found: readonly Finding[];
  /** Says where the parts of the value are; built on the first call. */
  readonly map: () => TextMap;
  /** What it is; `undefined` where that is unknown. */
  readonly resource: Resource | undefined;
  readonly syntax: Syntax;
}

/**
 * Reads a payload's text.
 *
 * @param given What the payload is, where that is known.
 * @param syntax How it is written, where that is known.
 */
export function readSource(text: string, given: Resource | undefined, syntax: Syntax | undefined): Source {
  if (syntax === 'jsonc') return readSource(withoutComments(text), given, 'json');
  if (given?.text) return readToken(text, given, syntax);
  if (syntax === 'form' || (syntax === undefined && looksLikeForm(text))) return readForm(text, given);
  const json = readJsonText(text);
  if (given) return toSource(json, given, 'json');
  const resource = recogniseKind(json.value) ?? recogniseMistaken(json.value ?? text);
  return resource?.text ? readToken(text, resource, syntax) : toSource(json, resource, 'json');
}

const toSource = ({ value, found, map }: MappedReading, resource: Resource | undefined, syntax: Syntax): Source => ({
  value,
  found: found.map((each) => toFinding(each.rule, each.found)),
  map,
  resource,
  syntax,
});

/** Section 4, E1: the body of a session is a JSON object, and its header says so. */
function readForm(text: string, given: Resource | undefined): Source {
  const form = readFormText(text);
  const source = toSource(form, given ?? recogniseForm(form.value), 'form');
  if (source.resource !== sessionRequest) return source;
  return { ...source, value: undefined, found: [fileFinding('syntax', 'session-as-form')] };
}

/**
 * Reads a token, which is sent as a text. The file's text is what is sent, quotes included; only a JSON file that holds
 * nothing but a string is taken for a fixture of that text.
 */
function readToken(text: string, resource: Resource, syntax: Syntax | undefined): Source {
  const json = syntax === 'json' ? readJsonText(text) : undefined;
  if (typeof json?.value === 'string') return toSource(json, resource, 'json');
  return { value: text, found: [], map: () => mapOfWhole(text), resource, syntax: 'text' };
}

/** The map of a text that is the value itself. */
function mapOfWhole(text: string): TextMap {
  const { locate, textAt } = readJsonText(text).map();
  return { locate, textAt: (path) => (path.length === 0 ? wholeText(text) : textAt(path)) };
}
