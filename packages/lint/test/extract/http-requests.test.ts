import { expect, test } from 'vitest';
import { loadReader } from '../../src/index.ts';
import { type FoundPayload, foundPayloads } from './found-payloads.ts';

const readRequests = await loadReader.http();

const BODY = '{"a":"MARK"}';

test.each<[string, FoundPayload[]]>([
  ['', []],
  [BODY, []],
  ['GET https://a.example', []],
  ['GET https://a.example\n\n', []],
  [`POST https://a.example\n\n${BODY}`, [[BODY, 'json', 'MARK']]],
  [`POST /session HTTP/1.1\r\nContent-Type: application/json\r\n\r\n${BODY}\r\n`, [[`${BODY}\r\n`, 'json', 'MARK']]],
  [`https://a.example\n\n${BODY}`, [[BODY, 'json', 'MARK']]],
  [`{{host}}/session\n\n${BODY}`, [[BODY, 'json', 'MARK']]],
  [`# @name x\n@host = y\n// z\n\nPOST {{host}}\nAuthorization: {{token}}\n\n${BODY}`, [[BODY, 'json', 'MARK']]],
  [`HTTP/1.1 200 OK\nContent-Type: application/json\n\n${BODY}`, []],
  ['POST x\nContent-Type: application/json\n\n"MARK"', [['"MARK"', 'json', 'MARK']]],
  ['POST x\nContent-Type: text/plain\n\nMARK', []],
  ['POST x\ncontent-type:application/x-www-form-urlencoded\n\nMARK', [['MARK', 'form', 'MARK']]],
  ['POST x\n\na=MARK\n&b=2\n', [['a=MARK&b=2', 'form', 'MARK']]],
  ['POST x\n\n< ./body.json', []],
  ['POST x\n\n<@ ./body.json', []],
  ['POST x\n\n{"a":1}\n\n> {% client.log(1) %}\n', [['{"a":1}\n', 'json']]],
  ['POST x\n\n{"a":1}\n<> response.json', [['{"a":1}', 'json']]],
  [
    `### one\nPOST x\n\n{"a":1}\n\n###\n\nGET y\n### two\nPOST z\n\n${BODY}`,
    [
      ['{"a":1}\n', 'json'],
      [BODY, 'json', 'MARK'],
    ],
  ],
  ['POST x\n\n{"a":"{{MARK}}"}', [['{"a":"{{MARK}}"}', 'json variables', 'MARK']]],
  ['POST x\n\na={{ $guid }}', [['a={{ $guid }}', 'form variables']]],
  ['POST x\n\n{"a":{"b":{"c":1}}}', [['{"a":{"b":{"c":1}}}', 'json']]],
])('readRequests finds the bodies in %j', (text, found) => expect(foundPayloads(readRequests, text)).toEqual(found));
