import { composeLayers, joinedText, replacedText, type TextLayer, verbatim } from '@pg/nested-text';
import { isObject, type Path } from '@pg/rule-kit';

/** What is filled in when a payload is sent: `{{key}}` or `${amount}` anywhere in a string. */
const TEMPLATE = /\{\{[^{}\n]+\}\}|\$\{[^{}\n]+\}/;
/** `$AMOUNT`, if it is the whole string. */
const NAME = /^\$[A-Za-z_]\w*$/;
const PLACEHOLDER = /^<[^<>\n]+>$/;
/** What a shell replaces anywhere. */
const EXPANSION = /\$[\w({@*#?!$-]|`/;

/** Whether a text has variables as HTTP clients write them: `{{name}}`. */
export const hasTemplates = (text: string): boolean => /\{\{[^{}\n]+\}\}/.test(text);

/** Whether a value is `<amount>`, as the document writes values that it leaves open. */
export const isPlaceholder = (value: unknown): boolean => typeof value === 'string' && PLACEHOLDER.test(value);

/** The fields of a payload whose strings have variables. */
export function variableFields(value: unknown, isShell: boolean, path: Path = []): Path[] {
  if (typeof value === 'string') {
    const varies =
      TEMPLATE.test(value) || NAME.test(value) || isPlaceholder(value) || (isShell && EXPANSION.test(value));
    return varies && path.length > 0 ? [path] : [];
  }
  const fields: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(isObject(value) ? value : {});
  return fields.flatMap(([name, each]) => variableFields(each, isShell, [...path, name]));
}

/** Names of variables are so only where a value is. */
const STRING_OR_VARIABLE =
  /"(?:[^"\\\n]|\\.)*"?|(?<variable>\{\{[^{}"\n]+\}\}|\$\{[^{}"\n]+\}|\$\([^()"\n]*\)|`[^`"\n]*`|[$<](?<=[:[,]\s{0,20}.)(?:(?<=\$)[A-Za-z_]\w*|(?<=<)[^<>"\n]+>))/g;

/** A string that has a variable, as JSON. */
export const VARIABLE = '"{{variable}}"';

/** JSON text with strings in place of its variables that are in none; `undefined` if there are none. */
export function quoteVariables(layer: TextLayer): TextLayer | undefined {
  const parts: TextLayer[] = [];
  let from = 0;
  for (const { index, 0: written, groups } of layer.text.matchAll(STRING_OR_VARIABLE)) {
    if (groups?.variable === undefined) continue;
    const end = index + written.length;
    parts.push(part(layer, from, index), replacedText(VARIABLE, layer.toOuter({ start: index, end })));
    from = end;
  }
  return from === 0 ? undefined : joinedText([...parts, part(layer, from, layer.text.length)]);
}

const part = (layer: TextLayer, start: number, end: number): TextLayer =>
  composeLayers(layer, verbatim(layer.text, { start, end }));
