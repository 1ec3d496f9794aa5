// The catalog has one message for a code: this compares it with the messages that it is made of.

import { formMessages, jsonMessages } from '@pg/nested-text';
import { type Finding, type Message, type Messages, tableMessages } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { type LintOptions, lintText, messages, payloadTypes } from '../src/index.ts';
import { fileMessages } from '../src/rules/file-rules.ts';
import { codeExamples, codesWithoutText } from './code-examples.ts';
import { exampleFindings, findingsOfVectors, textsOf } from './example-findings.ts';

const CATALOG: Messages = messages;

/** The placeholders of a message: the names, and the nouns after them. */
const placeholdersOf = (message: Message): (readonly [name: string, noun: string | undefined])[] =>
  textsOf(message)
    .flatMap((text) => [...text.matchAll(/\{(\w+)(?::(\w+))?\}/g)])
    .map(([, name = '', noun]) => [name, noun]);

const FINDINGS = exampleFindings();
const EXAMPLES = codeExamples.map((example) => [example, lintText(example[1], example[3]).findings] as const);

describe('the catalog of all messages', () => {
  test('has the messages of every kind, and one message for each code', () => {
    const parts: Messages[] = [tableMessages, jsonMessages, formMessages, fileMessages];
    const all = [...parts, ...payloadTypes.map((payloadType) => payloadType.messages)].flatMap((part) =>
      Object.entries(part),
    );
    // The command has its own words for some codes.
    const others = all.filter(([code, message]) => !(code in fileMessages) || message === CATALOG[code]);
    for (const [code, message] of others) expect([code, CATALOG[code]]).toEqual([code, message]);
  });

  test('has a term for every param that is a code itself', () => {
    const missing = FINDINGS.flatMap(({ code, params }) =>
      placeholdersOf(CATALOG[code] ?? '').flatMap(([name, noun]) => {
        const term = typeof params[name] === 'string' && noun !== undefined ? `${noun}:${params[name]}` : undefined;
        return term === undefined || term === 'type:null' || Object.hasOwn(CATALOG, term) ? [] : [`${code} ${term}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  test("has the codes of each kind's own findings", () => {
    const others = payloadTypes.flatMap((payloadType) =>
      findingsOfVectors(payloadType)
        .filter(({ code }) => !(code in payloadType.messages || code in tableMessages || code in formMessages))
        .map(({ code }) => `${payloadType.name} ${code}`),
    );
    expect(others).toEqual([]);
  });
});

test('the params of findings have the types that `ParamsOf` reads in the messages', () => {
  const nouns = new Set(Object.keys(CATALOG).map((code) => /^(.+?):/.exec(code)?.[1]));
  const typeOf = (noun: string): string => (noun === 'quoted' ? 'object' : nouns.has(noun) ? 'string' : 'number');
  const wrong = [...FINDINGS, ...EXAMPLES.flatMap(([, found]) => found)].flatMap(({ code, params }: Finding) =>
    textsOf(CATALOG[code] ?? '')
      .flatMap((text) => [...text.matchAll(/\{(\w+)(?::([\w ]+)|\?.*?)\}/g)])
      .filter(
        ([, name = '', noun = 'number']) => !(`${noun}:${name}` in CATALOG) && typeof params[name] !== typeOf(noun),
      )
      .map(([placeholder, name = '']) => `${code} ${placeholder} ${typeof params[name]}`),
  );
  expect(wrong).toEqual([]);
});

test('every code has a wrong and a correct example, or a reason for none', () => {
  const codesOf = (text: string, options?: LintOptions) => lintText(text, options).findings.map(({ code }) => code);
  const shown = new Set(FINDINGS.map(({ code }) => code));
  for (const [[code, , correct, options], found] of EXAMPLES) {
    expect([code, found.map((finding) => finding.code)]).toEqual([code, expect.arrayContaining([code])]);
    expect(codesOf(correct, options)).not.toContain(code);
    shown.add(code);
  }
  const without = Object.keys(CATALOG).filter((code) => !code.includes(':') && !shown.has(code));
  expect(without.sort()).toEqual(Object.values(codesWithoutText).flatMap(Object.keys).sort());
});

test('no finding has a placeholder left, or a code without a message', () => {
  const findings = [...FINDINGS, ...EXAMPLES.flatMap(([, found]) => found)];
  const wrong = findings.filter(
    (finding) => !(finding.code in CATALOG) || /\{\w+(?::\w+)?\}/.test(Object.values(finding).join()),
  );
  expect(wrong.map(({ code }) => code)).toEqual([]);
});

test('custom messages replace those of rows, rules, syntax and files', () => {
  const messagesOf = (text: string, kind?: string) =>
    lintText(text, {
      kind,
      messages: {
        missing: '{field} manque',
        'too-long': { message: '{field} : {max} caractères au plus', hint: 'Raccourcissez.' },
        'no-method': (_, field) => `${field} est vide`,
        'trailing-comma': 'virgule en trop',
        'unknown-object': undefined,
        'no-object': 'pas un objet',
      },
    }).findings.map(({ message, hint }) => [message, hint].filter(Boolean).join(' '));
  expect(messagesOf('{"descriptor":"Order 1001 in far too many words"}')).toEqual([
    'descriptor : 20 caractères au plus Raccourcissez.',
  ]);
  expect(messagesOf('{"methods":[]}', 'session-request')).toContain('methods est vide');
  expect(messagesOf('{"descriptor":"a",}')).toEqual(['virgule en trop']);
  expect(messagesOf('[]')).toEqual(['pas un objet']);
  expect(messagesOf('{"name":1}')).toEqual([expect.stringContaining('the file is not a payload of a known kind')]);
});
