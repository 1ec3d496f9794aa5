import { formMessages, jsonMessages } from '@pg/nested-text';
import { type Messages, stringMessages, typeCodeMessages } from '@pg/type-codes';
import { expect, test } from 'vitest';
import { tableMessages } from '../src/index.ts';

const TERMS = /^[a-z]+:/;

const catalogs: Messages[] = [tableMessages, jsonMessages, formMessages];
const all = catalogs.flatMap((catalog) => Object.entries(catalog)).filter(([code]) => !TERMS.test(code));
const sentences = all.map(([code, message]): [string, string, string | undefined] =>
  typeof message === 'string' ? [code, message, undefined] : [code, message.message, message.hint],
);

test('no code has two messages', () => {
  const messages = new Map(all);
  expect(all.filter(([code, message]) => JSON.stringify(messages.get(code)) !== JSON.stringify(message))).toEqual([]);
  expect(tableMessages).toMatchObject({ ...stringMessages, ...typeCodeMessages });
});

test.each(sentences)('%s: %s (%s)', (code, sentence, hint) => {
  expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(sentence).toMatch(/^(?:\{field\}|[a-z])/);
  expect(sentence).not.toMatch(/\.$/);
  expect(sentence).toContain('{field}');
  expect(sentence.length).toBeLessThanOrEqual(120);
  if (hint !== undefined) expect(hint).toMatch(/^[A-Z].*[.?\]]$/);
  expect(`${sentence} ${hint}`).not.toMatch(/\b(?:entry|entries|blank|behind|lacks?|stray|mend|told)\b/);
});
