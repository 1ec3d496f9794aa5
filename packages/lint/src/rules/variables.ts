import { isObject, type Path, readJsonText } from '@pg/rule-kit';
import { signs } from '@pg/rule-kit/internal';

/** A variable, which is filled in when a payload is sent: `{{key}}` or `${amount}` anywhere in a string. */
const TEMPLATE = /\{\{[^{}\n]+\}\}|\$\{[^{}\n]+\}/;
/** `$AMOUNT`, if it is the whole string. */
const NAME = /^\$[A-Za-z_]\w*$/;
/** One word, or words, in angle brackets or quotation marks with one angle: no tag with attributes, and no address. */
const PLACEHOLDER = /^[<‹](\p{L}[\p{L}\p{N}_.'’-]*(?: [\p{L}\p{N}_.'’-]+){0,100})[>›]$/u;
/** What a shell expands anywhere in a string. */
const EXPANSION = /\$[\w({@*#?!$-]|`/;

const NO_PLACEHOLDERS = [signs['html-in-text'], signs['printed-value']];

/** A fast check whether a text may have variables, also as escapes of JSON or of a form. */
export const mayHaveVariables = (text: string): boolean =>
  /\{\{|[$<`‹]|(?:\\u00|%)(?:24|3C|60|7B)|\\u2039|%E2%80%B9/i.test(text);

/** Whether a text has variables as HTTP clients write them: `{{name}}`. */
export const hasTemplates = (text: string): boolean => /\{\{[^{}\n]+\}\}/.test(text);

/** Whether a value is a placeholder like `<amount>`, as the document writes them. */
export function isPlaceholder(value: unknown): boolean {
  const [, words = ''] = (typeof value === 'string' && PLACEHOLDER.exec(value)) || [];
  return words !== '' && !NO_PLACEHOLDERS.some(([, pattern]) => pattern.test(`<${words}>`));
}

/** Whether a field's value in documentation stands for another: `{amount}`, `[currency]`, `AMOUNT`, `YOUR_KEY`, `MEUC...`. */
export function isSample(name: unknown, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (/\.{3}|…|^\{[^{}"\n]+\}$|^\[[^[\]"\n]+\]$/.test(value)) return true;
  const words = /^[A-Z]+(?:_[A-Z]+)*$/.test(value) ? value.toLowerCase() : '';
  return /^(?:your|my)_/.test(words) || (words.length > 3 && String(name).toLowerCase().includes(words));
}

/** Whether a field's name is filled in when the payload is sent. */
export const isVariableName = (name: unknown): boolean =>
  typeof name === 'string' && (TEMPLATE.test(name) || isPlaceholder(name));

/**
 * The paths of the strings and names that have variables. They may lead into strings with JSON, such as a wallet's token.
 *
 * @param isShell Whether a shell expands them.
 * @param isDocumentation Whether they may be samples of documentation.
 */
export function variableFields(payload: unknown, isShell: boolean, isDocumentation = false): Path[] {
  const found: Path[] = [];
  const at: (string | number)[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'string') lookInside(value);
    else if (isDocumentation || mayHaveVariables(value)) {
      const before = found.length;
      if (/^\s*[{[]/.test(value)) lookInside(readJsonText(value).value);
      const isOpen = hasVariable(value, isShell) || (isDocumentation && isSample(at.at(-1), value));
      if (isOpen && found.length === before) found.push([...at]);
    }
  };
  const lookInside = (value: unknown): void => {
    for (const [name, each] of entriesOf(value)) {
      at.push(name);
      if (isVariableName(name)) found.push([...at]);
      else look(each);
      at.pop();
    }
  };
  look(payload);
  return found;
}

/** The items of an array, or the fields of an object, by position or name. */
export function entriesOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return isObject(value) ? Object.entries(value) : [];
}

const hasVariable = (text: string, isShell: boolean): boolean =>
  TEMPLATE.test(text) || NAME.test(text) || isPlaceholder(text) || (isShell && EXPANSION.test(text));
