import type { Messages } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { messages } from '../src/index.ts';
import { exampleFindings } from './example-findings.ts';

const CATALOG: Messages = messages;
const FINDINGS = exampleFindings();

/** All sentences of the catalog. Codes with a colon are terms that sentences use. */
const SENTENCES = Object.entries(CATALOG)
  .filter(([code]) => !code.includes(':'))
  .map(([code, message]) => ({ code, text: typeof message === 'string' ? message : message.message }));
const HINTS = Object.entries(CATALOG).flatMap(([code, message]) =>
  typeof message === 'string' ? [] : [{ code, text: message.hint }],
);

const matching = (list: readonly { code: string; text: string }[], pattern: RegExp): string[] =>
  list.filter(({ text }) => pattern.test(text)).map(({ code, text }) => `${code}: ${text}`);

describe('every sentence of the catalog', () => {
  test('starts in lower case or with a placeholder, and has no full stop', () => {
    expect(matching(SENTENCES, /^(?![a-z{])|[^.]\.$/)).toEqual([]);
  });

  test('names a field, the token or the kind, and has at most 120 characters with placeholders', () => {
    expect(matching(SENTENCES, /^(?!.*\{field\}|the token|the kind)|.{121}/)).toEqual([]);
  });

  test('does not name a wallet: a live service has other names', () => {
    expect(matching([...SENTENCES, ...HINTS], /(?<![\w{-])wallet[12](?![\w-])/)).toEqual([]);
  });

  test('has a code in kebab case', () => {
    expect(SENTENCES.map(({ code }) => code).filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
  });

  test('uses the words of the guide', () => {
    const terms = Object.entries(CATALOG).flatMap(([code, text]) => (typeof text === 'string' ? [{ code, text }] : []));
    const others =
      /\b(?:blanks?|strays?|behind|in front|stands?|entry|entries|a text|mend(?:s|ed)?|demand(?:s|ed)?|lack(?:s|ed|ing)?|told|tells?)\b/;
    expect(matching([...SENTENCES, ...HINTS, ...terms], others)).toEqual([]);
    expect(matching(SENTENCES, / (?:only|expected)$/)).toEqual([]);
  });

  test('has a hint of whole sentences, if it has one', () => {
    expect(matching(HINTS, /^(?![A-Z]|\w+\(\))|[^.?]$/)).toEqual([]);
  });
});

describe('every finding of the vectors and the rules’ examples', () => {
  const texts = FINDINGS.map((finding) => ({ ...finding, text: finding.message }));

  test('has at most 160 characters', () => {
    expect(matching(texts, /.{161}|undefined:|: undefined|^\s|\s$| {2}/s)).toEqual([]);
  });

  test('has "must" only as an error, and "should" only as a warning', () => {
    const ofSeverity = (isWanted: (severity: string) => boolean) => texts.filter(({ severity }) => isWanted(severity));
    expect(
      matching(
        ofSeverity((severity) => severity !== 'error'),
        /\bmust\b/,
      ),
    ).toEqual([]);
    expect(
      matching(
        ofSeverity((severity) => severity !== 'warning'),
        /\bshould\b/,
      ),
    ).toEqual([]);
  });
});
