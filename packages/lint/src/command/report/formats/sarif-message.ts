import { type Finding, type Message, type Messages, sentenceOf } from '@pg/rule-kit';
import { messages } from '../../../rules/catalog.ts';
import { fullMessage } from './words.ts';

const CATALOG: Messages = messages;

const PLACEHOLDER = /\{\w+(?::[\w ]+|\?[^{}]*)?\}/g;

/**
 * The message of a finding as a template with `{0}`, `{1}`, ... and the arguments that replace them; `undefined` if it is not the
 * catalog's.
 */
export function sarifMessage(finding: Finding) {
  const { code, params, wording } = finding;
  const text = textOf(wording.template);
  if (text !== textOf(CATALOG[code] ?? '')) return undefined;
  const placeholders = [...new Set(text.match(PLACEHOLDER))];
  return {
    template: text.replace(PLACEHOLDER, (placeholder) => `{${placeholders.indexOf(placeholder)}}`),
    arguments: placeholders.map((placeholder) => sentenceOf(params, { ...wording, template: placeholder }).message),
  };
}

const textOf = (template: Message): string => (typeof template === 'string' ? template : fullMessage(template));
