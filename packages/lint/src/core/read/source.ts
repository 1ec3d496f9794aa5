import { encodeComponent, looksLikeForm, type TextMap, wholeText } from '@pg/nested-text';
import {
  type MappedReading,
  type Resource,
  type RuleFound,
  readFormText,
  readJsonText,
  schemaCell,
  textRules,
} from '@pg/rule-kit';
import { saleForm } from '@pg/sale-form';
import { sessionRequest } from '@pg/session-request';
import { blankComments } from '../extract/blank-comments.ts';
import { recogniseForm, recogniseKind, recogniseMistaken } from '../kinds.ts';

/** How a text is written: as JSON (with comments), as a URL-encoded form, or as the text that one entry carries. */
export type Syntax = 'json' | 'jsonc' | 'form' | 'text';

/** A payload as it was read of a text. */
export interface Source extends MappedReading {
  /** What it is; `undefined` where it could not be told. */
  readonly resource: Resource | undefined;
  readonly syntax: Syntax;
}

/**
 * Reads a text as what it is.
 *
 * @param given What the payload is, where that is known.
 * @param syntax How it is written, where that is known.
 */
export function readSource(text: string, given: Resource | undefined, syntax: Syntax | undefined): Source {
  if (syntax === 'jsonc') return readSource(blankComments(text), given, 'json');
  if (given?.text) return readCarried(text, given, syntax);
  if (syntax === 'form' || (syntax === undefined && looksLikeForm(text))) return readAsForm(text, given);
  const query = syntax === undefined && URL_WITH_QUERY.test(text) ? readAsForm(text, given) : undefined;
  if (query?.resource === saleForm) return query;
  const json = readJsonText(text);
  if (given) return { ...json, resource: given, syntax: 'json' };
  const resource = recogniseKind(json.value) ?? recogniseMistaken(json.value ?? text);
  return resource?.text ? readCarried(text, resource, syntax) : { ...json, resource, syntax: 'json' };
}

/** The address of a request with its entries behind it; many another URL has some. */
const URL_WITH_QUERY = /^https?:\/\/[^\s=?"'{}<>]*\?[^\s=?]+=/i;

/** Section 4, E1: the body is a JSON object, which its header says. */
const NO_FORM: RuleFound = {
  rule: textRules.syntax,
  found: {
    path: [],
    found: 'a URL-encoded form',
    allowed: 'a JSON object expected',
    hint: 'Send it as JSON, with the Content-Type application/json: it is the sale that is sent as a form.',
  },
};

function readAsForm(text: string, given: Resource | undefined): Source {
  const form = readFormText(text);
  const resource = given ?? recogniseForm(form.value);
  if (resource === sessionRequest) return { ...form, value: undefined, found: [NO_FORM], resource, syntax: 'form' };
  const names = resource ? namesOf(resource) : [];
  // They tell which texts without `=` are entries, and which entries no `&` stands before.
  const isOdd = form.found.some(isLone) || names.some((name) => !(name in form.value) && isWritten(text, name));
  return { ...(isOdd ? readFormText(text, { names }) : form), resource, syntax: 'form' };
}

const isLone = ({ rule }: RuleFound): boolean => rule === textRules['lone-text'];

const isWritten = (text: string, name: string): boolean =>
  text.includes(`${name}=`) || text.includes(`${encodeComponent(name)}=`);

const namesOf = ({ schema }: Resource): string[] => Object.keys(schemaCell(schema)?.cells ?? {});

/**
 * Reads a resource that is sent as a text. The file's text is what is sent, quotes included; only a JSON file that
 * holds nothing but a text is taken for a fixture of that text.
 */
function readCarried(text: string, resource: Resource, syntax: Syntax | undefined): Source {
  const json = syntax === 'json' ? readJsonText(text) : undefined;
  if (typeof json?.value === 'string') return { ...json, resource, syntax: 'json' };
  return { value: text, found: [], map: () => mapOfWhole(text), resource, syntax: 'text' };
}

/** The map of a text that is the value itself. */
function mapOfWhole(text: string): TextMap {
  const { locate, textAt } = readJsonText(text).map();
  return { locate, textAt: (path) => (path.length === 0 ? wholeText(text) : textAt(path)) };
}
