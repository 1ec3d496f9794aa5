import { composeLayers, joinedText, replacedText, type TextLayer, verbatim } from '@pg/nested-text';
import { isObject, type Path } from '@pg/rule-kit';
import { endOfString } from './json-marks.ts';

/** A variable, which is filled in when a payload is sent: `{{key}}` or `${amount}` anywhere in a string. */
const TEMPLATE = /\{\{[^{}\n]+\}\}|\$\{[^{}\n]+\}/;
/** `$AMOUNT`, if it is the whole string. */
const NAME = /^\$[A-Za-z_]\w*$/;
const PLACEHOLDER = /^<[^<>\n]+>$/;
/** What a shell expands anywhere in a string. */
const EXPANSION = /\$[\w({@*#?!$-]|`/;

/** A fast check whether a text may have variables. */
export const mayHaveVariables = (text: string): boolean => /\{\{|[$<`]|\\u/.test(text);

/** Whether a text has variables as HTTP clients write them: `{{name}}`. */
export const hasTemplates = (text: string): boolean => /\{\{[^{}\n]+\}\}/.test(text);

/** Whether a value is a placeholder like `<amount>`, as the document writes them. */
export const isPlaceholder = (value: unknown): boolean => typeof value === 'string' && PLACEHOLDER.test(value);

/** Whether a field's value in documentation stands for another: `{amount}`, `[currency]`, `AMOUNT`, `YOUR_KEY`, `MEUC...`. */
export function isSample(name: unknown, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (/\.{3}|…|^\{[^{}"\n]+\}$|^\[[^[\]"\n]+\]$/.test(value)) return true;
  const words = /^[A-Z]+(?:_[A-Z]+)*$/.test(value) ? value.toLowerCase() : '';
  return /^(?:your|my)_/.test(words) || (words.length > 3 && String(name).toLowerCase().includes(words));
}

/**
 * The paths of the strings that have variables.
 *
 * @param isShell Whether a shell expands them.
 * @param isDocumentation Whether they may be samples of documentation.
 */
export function variableFields(payload: unknown, isShell: boolean, isDocumentation = false): Path[] {
  const found: Path[] = [];
  const at: (string | number)[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      const isOpen = hasVariable(value, isShell) || (isDocumentation && isSample(at.at(-1), value));
      if (at.length > 0 && isOpen) found.push([...at]);
    } else if (Array.isArray(value)) for (let i = 0; i < value.length; i++) lookInside(i, value[i]);
    else if (isObject(value)) for (const [name, each] of Object.entries(value)) lookInside(name, each);
  };
  const lookInside = (name: string | number, value: unknown): void => {
    at.push(name);
    look(value);
    at.pop();
  };
  look(payload);
  return found;
}

const hasVariable = (text: string, isShell: boolean): boolean =>
  mayHaveVariables(text) &&
  (TEMPLATE.test(text) || NAME.test(text) || isPlaceholder(text) || (isShell && EXPANSION.test(text)));

/** The start of a string, or a variable outside strings. */
const STRING_OR_VARIABLE =
  /"|(?<variable>\{\{[^{}"\n]+\}\}|\$\{[^{}"\n]+\}|\$\([^()"\n]*\)|`[^`"\n]*`)|(?<word>\$[A-Za-z_]\w*|<[^<>"\n]+>)/g;

/** `$NAME` and `<name>` are variables only in place of a value. */
const isInPlaceOfValue = (text: string, index: number): boolean =>
  /[:[,]$/.test(text.slice(Math.max(0, index - 20), index).trimEnd());

/** The JSON of the value that replaces a variable. */
export const VARIABLE = '"{{variable}}"';

/** A text with more of them is no template. It limits memory. */
const MOST_VARIABLES = 10_000;

/**
 * Replaces the variables outside strings of a JSON text with strings; `undefined` if there are none, or too many. Only a shell's
 * backticks count.
 */
export function quoteVariables(layer: TextLayer, isShell = false): TextLayer | undefined {
  const parts: TextLayer[] = [];
  let from = 0;
  let stringEnd = 0;
  for (const { index, 0: written, groups } of layer.text.matchAll(STRING_OR_VARIABLE)) {
    // A pattern for a whole string would need memory for each of its characters.
    if (index < stringEnd) continue;
    if (written === '"') stringEnd = endOfString(layer.text, index);
    const isVariable = groups?.variable ?? (groups?.word && isInPlaceOfValue(layer.text, index));
    if (!isVariable || (written.startsWith('`') && !isShell)) continue;
    if (parts.length === 2 * MOST_VARIABLES) return undefined;
    const end = index + written.length;
    parts.push(part(layer, from, index), replacedText(VARIABLE, layer.toOuter({ start: index, end })));
    from = end;
  }
  return from === 0 ? undefined : joinedText([...parts, part(layer, from, layer.text.length)]);
}

const part = (layer: TextLayer, start: number, end: number): TextLayer =>
  composeLayers(layer, verbatim(layer.text, { start, end }));
