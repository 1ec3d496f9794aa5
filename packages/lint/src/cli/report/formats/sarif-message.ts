import type { CustomMessages, Finding } from '@pg/rule-kit';
import { makeSentence } from '@pg/type-codes';
import { messages } from '../../../core/rules/catalog.ts';
import { fullMessage } from './words.ts';

/** A message as a template with `{0}`, `{1}`, ... and the arguments that replace them. */
export interface TemplatedMessage {
  readonly template: string;
  readonly arguments: readonly string[];
}

const CATALOG: CustomMessages = messages;

const PLACEHOLDER = /\{\w+(?::\w+)?\}/g;

/** The template and arguments of a finding's message; `undefined` if the message is not the catalog's. */
export function sarifMessage(finding: Finding): TemplatedMessage | undefined {
  const message = CATALOG[finding.code];
  if (message === undefined || typeof message === 'function') return undefined;
  const text = fullMessage(finding);
  const sentence = typeof message === 'string' ? message : fullMessage(message);
  const placeholders = [...new Set(sentence.match(PLACEHOLDER))];
  for (const must of ['must', 'should'] as const) {
    const fill = (template: string, field: string): string =>
      makeSentence({ code: finding.code, params: finding.params, field, must }, [{ [finding.code]: template }, CATALOG])
        .message;
    const field = fieldIn(text, fill(sentence, FIELD));
    if (field === undefined) continue;
    return {
      template: sentence.replace(PLACEHOLDER, (placeholder) => `{${placeholders.indexOf(placeholder)}}`),
      arguments: placeholders.map((placeholder) => fill(placeholder, field)),
    };
  }
  return undefined;
}

/** A placeholder for the field's name. No message contains this character. */
const FIELD = '\uFFFF';

/** The name of the field in a text; `undefined` if the text is not the pattern with a name in place of each `FIELD`. */
function fieldIn(text: string, pattern: string): string | undefined {
  const parts = pattern.split(FIELD);
  const [before = '', ...others] = parts;
  const length = (text.length - parts.join('').length) / Math.max(1, others.length);
  const field = text.slice(before.length, before.length + length);
  return parts.join(field) === text ? field : undefined;
}
