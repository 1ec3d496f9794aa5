import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderOf, reportOf } from './command.ts';

const page = readFileSync(new URL('../../../../docs/coverage.md', import.meta.url), 'utf8').replaceAll('\\|', '|');

/** Each example of the page: its text, options, profile, and the rules of its statement. */
const examples = page.split('\n').flatMap((line) => {
  const [, text, kind, profile] =
    /reported: `([^`]+)`(?: with `--kind ([\w-]+)`)?(?: with the profile `([^`]+)`)?/.exec(line) ?? [];
  const rules = [...line.matchAll(/rules\.md#([\w-]+)/g)].map(([, id]) => id);
  return text === undefined ? [] : [{ text, kind, profile, rules, section: line.split('|')[1]?.trim() }];
});

describe('docs/coverage.md', () => {
  test('has examples', () => {
    expect(examples.length).toBeGreaterThan(40);
  });

  test.each(examples)('$section: $text', async ({ text, kind, profile, rules }) => {
    const folder = folderOf(profile ? { 'pg-lint.config.json': `{"profile":${profile}}` } : {});
    const { files } = await reportOf(folder, [...(kind ? ['--kind', kind] : []), '-'], text);
    expect(rules).toContain(files[0]?.findings.map(({ rule }) => rule).find((rule) => rules.includes(rule)));
  });
});
