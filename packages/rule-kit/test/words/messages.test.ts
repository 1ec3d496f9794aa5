import { describe, expect, test } from 'vitest';
import type { CustomMessages, Messages, Params } from '../../src/index.ts';
import { chooseWording, listInWords, type Sentence, type Statement, sentenceOf } from '../../src/words/messages.ts';

const makeSentence = (statement: Statement, catalogs: readonly (CustomMessages | undefined)[]): Sentence =>
  sentenceOf(statement.params ?? {}, chooseWording(statement, catalogs));

/** The message of a code whose sentence is the template. */
const fill = (template: string, params: Params = {}, terms: Messages = {}): string =>
  makeSentence({ code: 'a', params, field: 'price' }, [{ ...terms, a: template }]).message;

test.each<[template: string, params: Params, message: string]>([
  ['{field} {must} be {max}', { max: 0 }, 'price must be 0'],
  ['at most {max:digit}', { max: 0 }, 'at most 0 digits'],
  ['at most {max:digit}', { max: 1 }, 'at most 1 digit'],
  ['at most {max:digit}', { max: 2 }, 'at most 2 digits'],
  ['at most {max:digit}', { max: 9999 }, 'at most 9999 digits'],
  ['at most {max:digit}', { max: 10_000 }, 'at most 10,000 digits'],
  ['character {at}', { at: 1_234_567 }, 'character 1,234,567'],
  ['{count:line break}', { count: 1 }, '1 line break'],
  ['{count:line break}', { count: 2 }, '2 line breaks'],
  ['{values}', { values: [] }, ''],
  ['{values}', { values: ['A'] }, 'A'],
  ['{values}', { values: ['A', 'B'] }, 'A or B'],
  ['{values}', { values: ['A', 'B', 'C'] }, 'one of A, B, C'],
  ['{values:quoted}', { values: ['A'] }, '"A"'],
  ['{values:quoted}', { values: ['A', 'B', 'C'] }, 'one of "A", "B", "C"'],
  ['{name}', { name: 'A' }, 'A'],
  ['{name:kind}', { name: 'other' }, 'other'],
  ['{name:kind}', { name: 'known' }, 'a known thing'],
  ['{name:two words}', { name: 'known' }, 'another thing'],
  // A value is not a template.
  ['{name}', { name: '{must}' }, '{must}'],
  ['{name}', { name: '$&' }, '$&'],
  // A placeholder without a param stays, so that a typing mistake is visible.
  ['{max}', {}, '{max}'],
  ['{max:digit}', {}, '{max:digit}'],
  ['{constructor}', {}, '{constructor}'],
  ['{}', {}, '{}'],
  // The field and the verb are not params.
  ['{field} {must}', { field: 'other', must: 'other' }, 'price must'],
])('%j with %j is %j', (template, params, message) => {
  expect(fill(template, params, { 'kind:known': 'a known thing', 'two words:known': 'another thing' })).toBe(message);
});

test.each(['must', 'should'] as const)('{must} is %s', (must) => {
  const catalog = { a: { message: '{field} {must} be', hint: 'It {must}.' } };
  expect(makeSentence({ code: 'a', field: 'price', must }, [catalog])).toEqual({
    message: `price ${must} be`,
    hint: `It ${must}.`,
  });
});

describe('catalogs', () => {
  const ours = { a: { message: '{field} is {max}', hint: 'Ours.' }, b: '{field}', 'type:number': 'a number' };

  test.each<[custom: CustomMessages | undefined, message: string, hint: string | undefined]>([
    [undefined, 'price is 1', 'Ours.'],
    [{}, 'price is 1', 'Ours.'],
    [{ b: 'other' }, 'price is 1', 'Ours.'],
    [{ a: undefined }, 'price is 1', 'Ours.'],
    [{ a: '{field} : {max}' }, 'price : 1', undefined],
    [{ a: '' }, '', undefined],
    [{ a: { message: '{max}', hint: '{field}' } }, '1', 'price'],
    [{ a: ({ max }, field) => `${field}/${max}` }, 'price/1', undefined],
    [{ a: () => ({ message: '{field}', hint: '{max}' }) }, 'price', '1'],
  ])('custom messages %o: %j, %j', (custom, message, hint) => {
    expect(makeSentence({ code: 'a', params: { max: 1 }, field: 'price' }, [custom, ours])).toEqual({ message, hint });
  });

  test.each<[CustomMessages, string]>([
    [{ 'type:number': 'un nombre' }, 'un nombre'],
    [{}, 'a number'],
    [{ 'type:number': { message: 'un nombre', hint: '' } }, 'number'],
  ])('a term is looked up in all catalogs: %o', (custom, message) => {
    const catalogs = [custom, { a: '{actual:type}' }, ours];
    expect(makeSentence({ code: 'a', params: { actual: 'number' }, field: 'price' }, catalogs).message).toBe(message);
  });

  test.each(['c', 'constructor', '__proto__'])('the code %s without a message is shown', (code) => {
    expect(makeSentence({ code, field: 'price' }, [undefined, ours])).toEqual({
      message: `price: ${code}`,
      hint: undefined,
    });
  });
});

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A or B'],
  [['A', 'B', 'C'], 'A, B or C'],
])('%j in words', (list, words) => {
  expect(listInWords(list)).toBe(words);
});
