import { encodeComponent } from '@pg/nested-text';
import type { Field } from '@pg/rule-kit/internal';
import { type Cursor, type EditorSyntax, needsComma } from './cursor.ts';

/** A text to insert, and the cursor's offset in it afterwards. */
export interface Written {
  readonly insert: string;
  readonly cursor: number;
}

/** A name with an empty value after it, unless the value is written already. */
export function writeName(text: string, { syntax, hasValue, span }: Cursor, field: Field): Written {
  const { name, values } = field;
  const written = syntax === 'form' ? encodeComponent(name) : syntax === 'yaml' ? name : JSON.stringify(name);
  if (hasValue) return { insert: written, cursor: written.length };
  const [only, ...others] = values;
  const value = only !== undefined && others.length === 0 ? only : '';
  if (syntax === 'form') return { insert: `${written}=${value}`, cursor: written.length + 1 + value.length };
  return syntax === 'yaml'
    ? yamlField(text, span.start, field, value)
    : jsonField(text, span.end, written, field, value);
}

function jsonField(text: string, end: number, written: string, { kind }: Field, value: string): Written {
  const [before, after] = kind === 'object' ? ['{', '}'] : kind === 'list' ? ['[', ']'] : ['"', '"'];
  const opened = `${written}: ${kind === 'boolean' ? '' : before}${value}`;
  const closed = kind === 'boolean' ? '' : after;
  return { insert: `${opened}${closed}${needsComma(text, end) ? ',' : ''}`, cursor: opened.length };
}

function yamlField(
  text: string,
  start: number,
  { name, kind, values, knownValues = values }: Field,
  value: string,
): Written {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const inside = `\n${line.replace(/[^\s]/g, ' ')}  `;
  const hasOwnLine = /^(?!.*-(?!\s))[\s-]*$/s.test(line);
  const isText = kind !== 'boolean' && knownValues.length === 0;
  const after = kind === 'object' ? inside : kind === 'list' ? `${inside}- ` : isText ? ' ""' : ` ${yamlScalar(value)}`;
  const insert = `${name}:${hasOwnLine ? after : ' '}`;
  return { insert, cursor: insert.length - (hasOwnLine && after === ' ""' ? 1 : 0) };
}

/** A value as it is written. */
export function writeValue(syntax: EditorSyntax, value: string, kind: Field['kind']): string {
  if (syntax === 'form') return encodeComponent(value);
  return kind === 'boolean' ? value : syntax === 'yaml' ? yamlScalar(value) : JSON.stringify(value);
}

/** YAML would read `00` as a number. */
const yamlScalar = (value: string): string =>
  /^(?:[A-Za-z][\w-]*)?$/.test(value) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value)
    ? value
    : JSON.stringify(value);
