import { expect, test } from 'vitest';
import { marked } from './marked-text.ts';
import { readJson } from './read-json.ts';
import {
  BARE_WORDS,
  FOREIGN_NAMES,
  FOREIGN_SIGNS,
  FOREIGN_VALUES,
  OTHER_FORMATS,
  WRAPPINGS,
} from './usual-mistakes.ts';

/** By what is found: texts in which it stands, and what is to be done. */
const CASES: Record<string, { texts: string[]; hint: string }> = {
  'a byte-order mark': {
    texts: ['⟦\uFEFF⟧{"a":1}', '⟦\uFEFF⟧'],
    hint: 'Save the text as UTF-8 without a byte-order mark.',
  },
  'a web page or XML': {
    texts: ['⟦<⟧!DOCTYPE html><html></html>', '\n ⟦<⟧?xml version="1.0"?><a/>'],
    hint: 'Save the payload itself: this is markup, such as a server’s page about an error.',
  },
  'a text that looks like base64': {
    texts: [
      '⟦eyJhIjoxfQ==⟧',
      '⟦SGVsbG8gV29ybGQhIDEyMzQ1⟧',
      '⟦eyJhbGciOiJub25lIn0.eyJhIjoxfQ.c2ln\n⟧',
      '⟦4AAQSkZJRgABAQEASABIAAD\r\nSkZJRgABAQEASA=⟧',
    ],
    hint: 'Decode it first.',
  },
  'a text that looks like a form': {
    texts: ['⟦name=⟧value&other=1', '⟦a%20b=⟧c', '⟦name=⟧', '⟦a=⟧&b=1', '⟦parameters[card]=⟧{"a":1}', '⟦a[b][c]=⟧x'],
    hint: 'Read it as a form, or check the JSON text inside one of its fields.',
  },
  'a percent-encoded text': {
    texts: ['⟦%7B⟧%22a%22%3A1%7D', '⟦%5b⟧%5d', '⟦action%3D⟧SALE%26brand%3Dnaps', '⟦a%3d⟧b&c%3dd'],
    hint: 'Decode it first.',
  },
  'what PHP prints for an array': {
    texts: [
      '⟦Array\n(⟧\n    [a] => 1\n)',
      '⟦stdClass Object (⟧ [a] => 1 )',
      '⟦array(⟧1) { ["a"]=> int(1) }',
      '⟦array (⟧ 1)',
      '⟦[action] => ⟧SALE\n[brand] => naps',
    ],
    hint: 'Print its json_encode instead.',
  },
  'a program': {
    texts: [
      '⟦const ⟧a = {};',
      '⟦export ⟧default {}',
      '⟦module.exports⟧ = {}',
      '\n⟦return ⟧{};',
      '⟦import ⟧requests',
      '⟦<?php⟧ echo 1;',
      '⟦requests.post(⟧"https://pay.example", json={"a":1})',
      '⟦$client->post(⟧"x")',
      '⟦Http::post(⟧"x")',
      '⟦$body =⟧ ["a" => 1];',
    ],
    hint: 'Save what it sends, as JSON or as a form.',
  },
  'the headers of a message': {
    texts: ['⟦HTTP/1⟧.1 200 OK\r\n\r\n{}', '⟦Content-Type: a/b\r\nHost: c.example\r\n\r\n⟧{}'],
    hint: 'Save its body alone.',
  },
  'a text that looks like YAML': {
    texts: ['⟦--- ⟧{}', '⟦brand: a\n⟧action: b', '⟦order:\n⟧  number: 1', '⟦a: 1⟧', '⟦a:⟧'],
    hint: 'Write it as JSON, or as a form.',
  },
  'a URL': {
    texts: ['⟦https://⟧pay.example/post-va?action=SALE&a=b', '⟦HTTP://⟧a.example'],
    hint: 'Take the body of the request, or what stands behind the question mark.',
  },
  'a code fence of Markdown': {
    texts: ['⟦```json⟧\n{"a":1}\n```', '\n⟦~~~~⟧\r\n{}'],
    hint: 'Take what stands between the fences alone.',
  },
  'a text before the JSON': {
    texts: [
      '⟦2024-01-01 10:00 INFO body: ⟧{"a":1}',
      '⟦callback(⟧{ "a":1});',
      '⟦This is the payload:\n\n```json\n⟧{\n"a":1}\n```',
      '⟦x ⟧["a"]',
      '⟦x=⟧{}',
      '⟦12:00 [main-1] INFO level="a" ⟧{"a":1}',
      '⟦[12:00] [main-1] ⟧{"a":1}',
      '⟦Request:\n⟧{\n"a":1}\n\nResponse:\n{}',
      '⟦Request: ⟧{"a":1}',
    ],
    hint: 'Leave it out: nothing stands before the value.',
  },
  'a text before the form': {
    texts: ['⟦12:00 POST /post-va ⟧action=SALE&brand=naps', '⟦12:00 DEBUG body=⟧action=SALE&a[b]=%41'],
    hint: 'Leave it out: nothing stands before the value.',
  },
  'JSON in a cell of a table': {
    texts: ['⟦"{""⟧a"":1}"', '⟦"id","body"\n"17","{ ""⟧a"":1}"', '⟦id;body\n17;"{""⟧a"":1}"'],
    hint: 'Take it out of the quotes around it, and write each "" as one ".',
  },
  'a table of names and values': {
    texts: ['⟦action\tSALE\n⟧brand\tnaps', '⟦a[b]\t{"c":1}\r\n⟧d\t'],
    hint: 'Write it as JSON, or as a form.',
  },
  'a multipart body': {
    texts: ['⟦--X\r\nContent-Disposition:⟧ form-data; name="action"\r\n\r\nSALE\r\n--X--'],
    hint: 'Send JSON, or a URL-encoded form, instead.',
  },
  'the > of a quoted message': {
    texts: ['⟦> ⟧{\n>   "a": 1\n> }', '⟦>⟧{"a":1}', '⟦> > ⟧["a"]'],
    hint: 'Remove it from the start of each line.',
  },
  'a quote before the JSON': {
    texts: ['⟦\'⟧{"a":1}\'', '⟦`⟧[1]`', "⟦'⟧\n{}'"],
    hint: 'Leave out the quotes around it.',
  },
  'a command that is not read': {
    texts: ['⟦wget ⟧--post-data a=b', '⟦http ⟧POST pay.example a=b', "⟦Invoke-RestMethod ⟧-Body '{}'"],
    hint: 'Take the body that it sends alone.',
  },
  'an HTML entity': {
    texts: ['{⟦&quot;⟧a&quot;:1}', '[⟦&#34;⟧a]', '{"a":⟦&#x22;⟧b}', '⟦&amp;⟧'],
    hint: 'Undo the escaping for HTML: &quot; is a double quote.',
  },
  'a comment': {
    texts: [
      '{"a":1} ⟦// x⟧',
      '⟦/* x\n * y */⟧ [1]',
      '[1, ⟦/***/⟧ 2]',
      '[1 ⟦/* 2]⟧',
      '{ ⟦# x⟧\n}',
      '{"a" ⟦//⟧\r\n:1}',
      '{"a":⟦/**/⟧1}',
    ],
    hint: 'Remove it: JSON has no comments.',
  },
  'a single quote': {
    texts: ["{⟦'a'⟧:1}", "{\"a\":⟦'it\\'s'⟧}", "[⟦'⟧a\n']", "⟦'⟧", "[1,⟦''⟧]"],
    hint: 'Write names and texts in double quotes.',
  },
  'a backtick': { texts: ['[⟦`⟧a`]', '{⟦`⟧a`:1}'], hint: 'Write names and texts in double quotes.' },
  'a typographic quote': {
    texts: ['{⟦“⟧a”:1}', '{"a":⟦„⟧b“}', '[⟦‘⟧a’]', '[⟦«⟧a»]', '{"a":⟦＂⟧b＂}'],
    hint: 'Write names and texts in straight double quotes.',
  },
  'a non-breaking space': {
    texts: ['{⟦\u00a0⟧"a":1}', '[1,⟦\u00a0\u00a0⟧2]', '[1⟦\u00a0⟧]', '[] ⟦\u00a0⟧'],
    hint: 'Replace it by an ordinary space.',
  },
  'a blank that JSON does not know': {
    texts: ['[⟦\u200b⟧1]', '[1⟦\u3000\u2003⟧]', '[1]⟦\f⟧', '[⟦\ufeff⟧1]'],
    hint: 'Replace it by an ordinary space.',
  },
  'a backslash outside of quotes': {
    texts: ['{⟦\\⟧"a\\":1}', '{⟦\\⟧n"a":1}', '⟦\\⟧"a\\"'],
    hint: 'Undo the escaping: the quotes around names and texts stand without backslashes.',
  },
  'an ellipsis': {
    texts: ['[1,⟦...⟧]', '{"a":1,⟦…⟧}', '[⟦...⟧1]', '{"a":⟦...⟧}'],
    hint: 'Write out what it stands for, or remove it.',
  },
  'a character that could not be decoded': {
    texts: ['⟦\ufffd\ufffd⟧{}', '[⟦\ufffd⟧]'],
    hint: 'Save the text as UTF-8.',
  },
  'a control character': {
    texts: ['⟦\u0000⟧{', '{⟦\u0000⟧"\u0000a', '[1⟦\u007f⟧]'],
    hint: 'Remove it; if the text has many, save it as UTF-8.',
  },
  'a placeholder': {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholders are what is looked for
    texts: ['{"a":⟦<⟧x>}', '[⟦${⟧x}]', '{"a":⟦%⟧x%}', '{⟦${⟧x}:1}'],
    hint: 'Fill it in, or put it in double quotes.',
  },
  'a number that JSON has no form for': {
    texts: ['[⟦NaN⟧]', '⟦-Infinity⟧', '{"a":⟦Infinity⟧}', '[⟦+Infinity⟧]'],
    hint: 'Write null, or leave it out.',
  },
  'a word that only JavaScript knows': {
    texts: ['{"a":⟦undefined⟧}', '⟦undefined⟧'],
    hint: 'Write null, or leave it out.',
  },
  'a word that only Python knows': {
    texts: ['[⟦True⟧,False]', '{"a":⟦False⟧}', '⟦None⟧'],
    hint: 'Write true, false or null, in small letters.',
  },
  'a word with capital letters': {
    texts: ['[⟦TRUE⟧]', '[⟦Null⟧]', '⟦fALSE⟧'],
    hint: 'Write true, false or null, in small letters.',
  },
  'a number with a plus sign': {
    texts: ['[⟦+1⟧]', '[⟦+.5⟧]', '{"a":⟦+33⟧ 1}'],
    hint: 'Remove the plus sign, or put a phone number in double quotes.',
  },
  'a number that starts with a point': {
    texts: ['[⟦.5⟧]', '[⟦-.5⟧]', '⟦.50⟧'],
    hint: 'Write a zero before the point.',
  },
  'a number with leading zeros': {
    texts: ['[⟦007⟧]', '⟦-01.5⟧', '[1,⟦00⟧]', '[⟦01e5⟧]'],
    hint: 'Remove the zeros, or put a code in double quotes.',
  },
  'a number that ends with a point': {
    texts: ['[⟦1.⟧]', '⟦-1.⟧', '[⟦1.e5⟧]'],
    hint: 'Write a digit behind the point, or remove it.',
  },
  'an exponent without digits': {
    texts: ['[⟦1e⟧]', '[⟦1.5E+⟧]', '⟦1e-⟧'],
    hint: 'Write digits behind the e, or put a text in double quotes.',
  },
  'a number that is not decimal': { texts: ['[⟦0x1F⟧]', '⟦-0b11⟧'], hint: 'Write it in decimal digits.' },
  'a sign without digits': { texts: ['[⟦-⟧]', '[⟦+⟧ 1]', '⟦-⟧'], hint: 'Write digits behind the sign.' },
  'a text without quotes': {
    texts: [
      '{"a":⟦hello⟧}',
      '[⟦2024-01-01⟧]',
      '[⟦1.2.3⟧]',
      '[⟦a@b.example⟧]',
      '[⟦Été⟧]',
      '⟦nul⟧',
      '[⟦trueish⟧]',
      '[⟦undefined1⟧]',
      '[⟦nan⟧]',
      '[⟦-a⟧]',
      '[⟦1_000⟧]',
    ],
    hint: 'Put texts in double quotes.',
  },
  'a name without quotes': {
    texts: ['{⟦a⟧:1}', '{"a":1, ⟦b⟧: 2}', '{⟦$a_1⟧:1}', '{⟦true⟧:1}', '{"a":1,⟦b⟧":2}', '{⟦naïve⟧:1}'],
    hint: 'Write names in double quotes.',
  },
};

const cases = Object.entries(CASES).flatMap(([found, { texts, hint }]) => texts.map((text) => [text, found, hint]));

test.each(cases as [string, string, string][])('%j: %s', (textWithMarks, found, hint) => {
  const { text, span } = marked(textWithMarks);
  expect(readJson(text).problems).toMatchObject([{ kind: 'syntax', span, found, hint }]);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test('every mistake has its cases', () => {
  const mistakes = [
    ...WRAPPINGS,
    ...OTHER_FORMATS,
    ...FOREIGN_SIGNS,
    ...FOREIGN_VALUES,
    ...FOREIGN_NAMES,
    ...BARE_WORDS,
  ];
  expect(new Set(Object.keys(CASES))).toEqual(new Set(mistakes.map(([, found]) => found)));
});

test.each([
  ['[1] {"a":1}', 'a second value'],
  ['["{",""b"]', 'a quote with a word right behind it'],
  ['[1,x]', 'a text without quotes'],
  ['"{" x', 'a word without quotes'],
  ['"a","b"', 'a comma'],
])('%j is no wrapping', (text, found) => {
  expect(readJson(text).problems).toMatchObject([{ kind: 'syntax', found }]);
});

test('what the whole text is has no place in the value', () => {
  expect(readJson('[action] => SALE').problems).toMatchObject([{ path: [] }]);
});

test('what a text looks like is asked at its start only', () => {
  expect(readJson('[name=value]').problems).toMatchObject([{ found: 'a text without quotes' }]);
  expect(readJson('[eyJhIjoxfQ]').problems).toMatchObject([{ found: 'a text without quotes' }]);
});

test('what is megabytes long is looked at by its beginning', () => {
  const [base64, word] = ['aB3/'.repeat(2_000_000), 'x'.repeat(8_000_000)];
  expect(readJson(base64).problems).toMatchObject([{ found: 'a text that looks like base64' }]);
  expect(readJson(`[${word}]`).problems).toMatchObject([{ found: 'a text without quotes', span: { start: 1 } }]);
});
