import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fingerprintsOf } from '../../src/cli/report/formats/fingerprint.ts';
import { lintText } from '../../src/index.ts';

const fingerprints = (text: string, file = 'a.json'): string[] =>
  fingerprintsOf({ file, findings: lintText(text, { kind: 'card-params' }).findings });

const BAD = '{"descriptor":"Order 1001 in far too many words"}';
const [BAD_PRINT = ''] = fingerprints(BAD);

describe('a fingerprint', () => {
  test('is 64 hexadecimal digits', () => {
    expect(BAD_PRINT).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['the line', '{\n\n  "descriptor": "Order 1001 in far too many words" }', 'a.json'],
    ['the value', '{"descriptor":"Another order in far too many words"}', 'a.json'],
    ['another finding', '{"descriptor":"Order 1001 in far too many words","other":1}', 'a.json'],
    ['the way to name the file', BAD, './b/../a.json'],
    ['the way to name the file in full', BAD, resolve('a.json')],
  ])('stays the same without regard to %s', (_, text, file) => {
    expect(fingerprints(text, file)).toContain(BAD_PRINT);
  });

  test.each([
    ['file', BAD, 'b.json'],
    ['rule', '{"descriptor":5}', 'a.json'],
    ['path', '{"shipping":{"state":"a state with a name that is far longer than fifty characters"}}', 'a.json'],
  ])('differs with the %s', (_, text, file) => {
    expect(fingerprints(text, file)).toHaveLength(1);
    expect(fingerprints(text, file)).not.toContain(BAD_PRINT);
  });

  test('differs between a position in a list and a name of digits', () => {
    const [position] = fingerprintsOf({ file: 'a.json', findings: findingsAt(['x', 1]) });
    const [name] = fingerprintsOf({ file: 'a.json', findings: findingsAt(['x', '1']) });
    expect(position).not.toBe(name);
  });

  test('counts the findings that have all in common', () => {
    const twice = fingerprints('{"descriptor":"a","descriptor":"b"}');
    const thrice = fingerprints('{"descriptor":"a","descriptor":"b","descriptor":"c"}');
    expect(twice).toHaveLength(1);
    expect(new Set(thrice).size).toBe(2);
    expect(thrice).toContain(twice[0]);
  });
});

/** One finding, moved to a path. */
const findingsAt = (path: (string | number)[]) => lintText(BAD).findings.map((finding) => ({ ...finding, path }));
