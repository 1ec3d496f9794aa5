import { expect, test } from 'vitest';
import { readBruno } from '../../src/core/extract/clients/bruno.ts';
import { readHurl } from '../../src/core/extract/clients/hurl.ts';
import { readAsciiDoc } from '../../src/core/extract/docs/asciidoc.ts';
import { readRst } from '../../src/core/extract/docs/rst.ts';
import { readEnv } from '../../src/core/extract/env.ts';
import { type FoundPayload, foundPayloads } from './found-payloads.ts';

const JSON_OF = '{"a":"MARK"}';
const FOUND: FoundPayload = [JSON_OF, 'json', 'MARK'];

test.each<[string, FoundPayload[]]>([
  [`.. code-block:: json\n   :caption: x\n\n   ${JSON_OF}\n\nx`, [FOUND]],
  [`* .. sourcecode:: JSON\n\n     ${JSON_OF}\n`, []],
  [`  .. code:: json\n\n     ${JSON_OF}\n\n  x\n`, [FOUND]],
  [`x::\n\n  ${JSON_OF}\n\n  ${JSON_OF}\n`, [[`${JSON_OF}\n\n${JSON_OF}`, 'json', 'MARK']]],
  [`x::\n\n${JSON_OF}\n`, []],
  [`.. note::\n\n   ${JSON_OF}\n`, []],
  [`.. code-block:: python\n\n   x = ${JSON_OF}\n`, []],
  [`.. pg-lint=card-params\n.. code:: json\n\n   ${JSON_OF}\n`, [[JSON_OF, 'json card-params', 'MARK']]],
  [`.. pg-lint=off\n\n.. code:: json\n\n   ${JSON_OF}\n\n.. code:: json\n\n   ${JSON_OF}\n`, [FOUND]],
  ['.. literalinclude:: a.json\n   :language: json\n', []],
])('reStructuredText: %j', (text, payloads) => {
  const trimmed = foundPayloads(readRst, text).map(([each, ...about]) => [each.trim(), ...about]);
  expect(trimmed).toEqual(payloads);
});

test.each<[string, FoundPayload[]]>([
  [`[source,json]\n----\n${JSON_OF}\n----\n`, [FOUND]],
  [`[source%linenums,json,subs="attributes"]\n.Title\n----\n${JSON_OF}\n----\n`, [FOUND]],
  [`[,json]\n....\n${JSON_OF}\n....\n`, [FOUND]],
  [`----\n${JSON_OF} <1> <.>\n----\n`, [FOUND]],
  [`[NOTE]\n====\n[source,json]\n----\n${JSON_OF} // <1>\n----\n====\n`, [FOUND]],
  [`[cols="1,1"]\n|===\n|a\n----\n${JSON_OF}\n----\n|===\n`, [FOUND]],
  [`\`\`\`json\n${JSON_OF}\n\`\`\`\n`, [FOUND]],
  [`[source,json]\n${JSON_OF}\n\n${JSON_OF}\n`, [FOUND]],
  [`------\n----\n${JSON_OF}\n------\n`, []],
  [`[source,ruby]\n----\n${JSON_OF}\n----\n`, []],
  [`[source,json]\n\n----\n${JSON_OF}\n----\n`, [FOUND]],
  [`[source,json,pg-lint=card-params]\n----\n${JSON_OF}\n----\n`, [[JSON_OF, 'json card-params', 'MARK']]],
  [`[source,json,pg-lint=off]\n----\n${JSON_OF}\n----\n`, []],
])('AsciiDoc: %j', (text, payloads) => {
  const trimmed = foundPayloads(readAsciiDoc, text).map(([each, ...about]) => [each.trim(), ...about]);
  expect(trimmed).toEqual(payloads);
});

test.each<[string, FoundPayload[]]>([
  [`POST x\n${JSON_OF}\n`, [FOUND]],
  [`POST x\nA: b\n\n[Options]\nretry: 1\n${JSON_OF}\n# x\n\nGET y\nHTTP 200\n${JSON_OF}\n`, [FOUND]],
  [`POST x\n\`${JSON_OF}\`\n`, [FOUND]],
  ['POST x\n{"a":{{b}}}\n', [['{"a":{{b}}}', 'json variables']]],
  ['POST x\n[Form]\na: b c\nd: {{e}}\n', [['a=b%20c&d=%7B%7Be%7D%7D', 'form variables']]],
  ['POST x\n[Query]\na: b\n[BasicAuth]\na: b\n', []],
  ['POST x\nfile,a.json;\n', []],
])('Hurl: %j', (text, payloads) => {
  expect(foundPayloads(readHurl, text)).toEqual(payloads);
});

test.each<[string, FoundPayload[]]>([
  [`body:json {\n  ${JSON_OF}\n}\n`, [FOUND]],
  ['body:form-urlencoded {\n  a: b c\n  ~x: y\n}\n', [['a=b%20c', 'form']]],
  ['body:multipart-form {\n  a: {{b}}\n}\n', [['a=%7B%7Bb%7D%7D', 'form variables']]],
  [`body:graphql {\n  ${JSON_OF}\n}\n\nscript:pre-request {\n  ${JSON_OF}\n}\n`, []],
])('Bruno: %j', (text, payloads) => {
  const trimmed = foundPayloads(readBruno, text).map(([each, ...about]) => [each.trim(), ...about]);
  expect(trimmed).toEqual(payloads);
});

test.each<[string, FoundPayload[]]>([
  [`A='${JSON_OF}'`, [FOUND]],
  [`export A = ${JSON_OF} # x`, [FOUND]],
  [`# A='${JSON_OF}'`, []],
  ['A="{\\"a\\":\\n\\"MARK\\"}"', [['{"a":\n"MARK"}', 'json', 'MARK']]],
  [
    'A=`{}`\nB=true\nC=\nD="x"\nE=a=b&c=d',
    [
      ['{}', 'json'],
      ['a=b&c=d', 'form'],
    ],
  ],
])('variables: %j', (text, payloads) => {
  expect(foundPayloads(readEnv, text)).toEqual(payloads);
});
