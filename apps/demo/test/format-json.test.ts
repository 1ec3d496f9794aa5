import { expect, test } from 'vitest';
import { formatJson } from '../src/checker/format-json.ts';

test.each([
  ['{"a":1.50,"a":[],"b":{}}', '{\n  "a": 1.50,\n  "a": [],\n  "b": {}\n}\n'],
  ['[{"a":"x, {y}: \\"z\\""},[1,2]]', '[\n  {\n    "a": "x, {y}: \\"z\\""\n  },\n  [\n    1,\n    2\n  ]\n]\n'],
  ['{ "a": { "b": null } }', '{\n  "a": {\n    "b": null\n  }\n}\n'],
])('%s is indented', (text, formatted) => {
  expect(formatJson(text)).toBe(formatted);
  expect(formatJson(formatted)).toBe(formatted);
});

test.each(['', 'a=1&b=2', '"text"', '{"a":[}', 'curl -d {}', '{"a'])('%j stays as it is', (text) => {
  expect(formatJson(text)).toBeUndefined();
});
