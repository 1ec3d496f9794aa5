import { describe, expect, test } from 'vitest';
import { loadReader } from '../../src/index.ts';
import { type FoundPayload, foundPayloads } from './found-payloads.ts';

const readMarkdown = await loadReader.markdown();

describe.each([['\n'], ['\r\n']])('with lines that end with %j', (lineBreak) => {
  // biome-ignore format: a table
  test.each<[string, FoundPayload[]]>([
    ['', []],
    ['{"a":"MARK"}', []],
    ['```\n{"a":"MARK"}\n```', [['{"a":"MARK"}', 'json', 'MARK']]],
    ['```\n$ ls {}\n```', []],
    ['x\n\n    a=1&b=MARK\n', [['a=1&b=MARK', 'form', 'MARK']]],
    ['```yaml\na: MARK\n```', [['a: MARK', 'json', 'MARK']]],
    ['- ```yml pg-lint=card-params\n  a:\n    - MARK\n  ```', [['a:\n  - MARK', 'json card-params', 'MARK']]],
    ['```yaml\na: [\n```', []],
    ['```toml\na = 1\n```', []],
    ['```js\n{"a":"MARK"}\n```', []],
    ['    ```json\n    {}\n    ```', [['{}', 'json']]],
    ['=== "Tab"\n\n    Text\n\n    ```{.json .x}\n    {"a":"MARK"}\n    ```', [['{"a":"MARK"}', 'json', 'MARK']]],
    ['<Tab>\n      ```json{1,3}\n      {"a":"MARK"}\n      ```\n</Tab>', [['  {"a":"MARK"}', 'json', 'MARK']]],
    ['<Tabs>\n\t<Tab>\n\t\t```json:a.json\n\t\t{"a":"MARK"}\n\t\t```\n', [['{"a":"MARK"}', 'json', 'MARK']]],
    ['!!! note\n    ```json\n    {"a":"MARK"}\n    ```', [['{"a":"MARK"}', 'json', 'MARK']]],
    ['> ??? note\n>     Text\n>     ``` {.json}\n>     {"a":"MARK"}\n>     ```', [['{"a":"MARK"}', 'json', 'MARK']]],
    ['``` { .json5 #id }\n{}\n```', [['{}', 'json5']]],
    ['`` ```json `` {}', []],
    ['<!--\n```json\n{}\n```\n-->', []],
    ['```json\n```', [['', 'json']]],
    ['```json\n{"a":"MARK"}\n```\ntext', [['{"a":"MARK"}', 'json', 'MARK']]],
    ['```json\n{"a":"MARK"}\n', [['{"a":"MARK"}\n', 'json', 'MARK']]],
    ['~~~~ JSON title="x"\n{"a":\n~~~\n"MARK"}\n~~~~', [['{"a":\n~~~\n"MARK"}', 'json', 'MARK']]],
    ['```jsonc\n{} // MARK\n```', [['{} // MARK', 'jsonc', 'MARK']]],
    ["```json5\n{a: 'MARK'}\n```", [["{a: 'MARK'}", 'json5', 'MARK']]],
    ['```json pg-lint=card-params\n{}\n```', [['{}', 'json card-params']]],
    ['```json {1} pg-lint=off\n{}\n```', []],
    ['```json x-pg-lint=card-params\n{}\n```', [['{}', 'json']]],
    ['- one\n\n  1. ```json\n     {\n\n       "a":"MARK"}\n     ```', [['{\n\n  "a":"MARK"}', 'json', 'MARK']]],
    ['> > ```json\n> > ["MA",\n> > "RK"]\n> > ```', [['["MA",\n"RK"]', 'json', 'MA",\n> > "RK']]],
    ['```form\na=MARK\n&b=2\n\n  &c=3\n```', [['a=MARK&b=2&c=3', 'form', 'MARK']]],
    ['```form\na=MA\nRK\n```', [['a=MA\nRK', 'form', 'MA\nRK']]],
    ['```x-www-form-urlencoded\na=%4dMARK\n```', [['a=%4dMARK', 'form', 'MARK']]],
    ['```http\nPOST / HTTP/1.1\n\n{"a":"MARK"}\n```', [['{"a":"MARK"}', 'json', 'MARK']]],
    ['> ```console\n> $ curl -d \'{"a":"MA\'\\\n> \'RK"}\' x\n> ```', [['{"a":"MARK"}', 'json', "MA'\\\n> 'RK"]]],
    ['```sh pg-lint=wallet1-token\ncurl -d "{$A}" x\n```\n```json\n[]\n```', [['{$A}', 'json wallet1-token variables'], ['[]', 'json']]],
  ])('readMarkdown finds the payloads in %j', (text, found) => {
    const withBreaks = (lines: string): string => lines.replaceAll('\n', lineBreak);
    const normal = ([payload, about, written]: FoundPayload) => [payload.replaceAll('\r\n', '\n'), about, written];
    expect(foundPayloads(readMarkdown, withBreaks(text)).map(normal)).toEqual(
      found.map(([payload, about, written]) => [payload, about, written && withBreaks(written)]),
    );
  });
});

test.each([
  [100, 1],
  [101, 0],
])('readMarkdown finds in %i nested quotations %i block', (levels, blocks) => {
  const prefix = '> '.repeat(levels);
  expect([...readMarkdown(`${prefix}\`\`\`json\n${prefix}{}\n`)]).toHaveLength(blocks);
});
