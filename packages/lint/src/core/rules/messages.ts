import { type Finding, type Found, toFinding } from '@pg/rule-kit';
import { type FileRuleId, fileRules } from './file-rules.ts';
import { kinds } from './kinds.ts';

/** What is there, what should be, and what to do. `{name}` is a parameter. */
type Sentence = readonly [found: string, allowed: string, hint?: string];

const ONE_OF = `a payload is one of ${kinds.join(', ')}`;
const JSON_TYPE = 'Content-Type: application/json only';
const SAY_JSON = 'Send that header: curl and fetch send another type where none is said.';

/** All that is said of a file rather than of a field. */
// biome-ignore format: a list of sentences
const SENTENCES = {
  'too-large': ['more than {max} MiB', 'at most {max} MiB', 'Set --max-size to read a larger file.'],
  'unreadable-file': ['a file that can’t be read ({reason})', 'readable files only'],
  'utf-16': ['UTF-16', 'text in UTF-8 only', 'Save the file as UTF-8.'],
  'not-utf-8': ['a byte that is not UTF-8', 'text in UTF-8 only', 'Save the file as UTF-8.'],
  'byte-order-mark': ['a byte-order mark', 'the payload only', 'Save the file as UTF-8 without a BOM.'],
  'session-as-form': ['a URL-encoded form', 'a JSON object expected', 'Send it as JSON, with the Content-Type application/json: it is the sale that is sent as a form.'],
  'sale-as-json': ['a JSON object', 'a URL-encoded form expected', 'Send it as a form: encodeSaleForm of @pg/sale-form writes it.'],
  'sent-as-form': ['sent as a form', JSON_TYPE, SAY_JSON],
  'sent-as-other-type': ['sent as another type', JSON_TYPE, SAY_JSON],
  'with-variables': ['a payload with variables', 'only what is written out is checked'],

  'no-payload': ['no payload of a known kind in it', ONE_OF, 'Check the payload by itself: what stands in another file, a here-document or a multipart body is not looked into.'],
  'unknown-object': ['an object of no known kind', ONE_OF, 'Say which with --kind, if it is one of them.'],
  'misspelled-names': ['an object of no known kind', ONE_OF, 'But for case and blanks in its names it is one of {kind}: say so with --kind {kind}.'],
  'payload-inside': ['an object of no known kind', ONE_OF, 'It holds one of {kind}: check that by itself.'],
  'array-of-payloads': ['an array', ONE_OF, 'Check each of its items on its own, or write them into an .ndjson file, one in each line.'],
  'encoded-twice': ['a text', ONE_OF, 'It is JSON text in quotes, encoded twice: encode it once.'],
  'no-object': ['{type}', ONE_OF, 'A payload is a JSON object or a form.'],
  'unknown-kind-name': ['said to be of a kind that does not exist', ONE_OF],
  'similar-kind-name': ['said to be of a kind that does not exist', ONE_OF, 'Did you mean {kind}?'],

  'neutral-word': ['the document’s neutral word', 'the service’s own only', 'Send "{name}": names in the configuration has it so.'],
} as const satisfies Record<string, Sentence>;

/** Which sentence it is. */
export type FileCode = keyof typeof SENTENCES;

/** A finding about a file: the sentence it says, as data and in words. */
export interface FileFinding extends Finding {
  readonly code: FileCode;
  readonly params: Params;
}

type Params = Readonly<Record<string, string>>;

/** A sentence with its parameters filled in. */
export function sentence(code: FileCode, params: Params = {}): Pick<Found, 'found' | 'allowed' | 'hint'> {
  const [found, allowed, hint]: Sentence = SENTENCES[code];
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return { found: fill(found), allowed: fill(allowed), hint: hint && fill(hint) };
}

/** Makes a finding about the file rather than about a field of its payload. */
export const fileFinding = (rule: FileRuleId, code: FileCode, params: Params = {}): FileFinding => ({
  ...toFinding(fileRules[rule], { path: [], ...sentence(code, params) }),
  code,
  params,
});
