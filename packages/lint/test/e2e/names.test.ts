// The names of the report formats are public only as words of --help.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/command/report/formats/formats.ts';
import { findChanges, lintText } from '../../src/index.ts';
import { BAD, folderOf, GOOD, pgLint } from './command.ts';

const CARD = { kind: 'card-params' } as const;

test.each<[name: string, shown: string]>([
  ['customerColor', 'customerColor'],
  ['n'.repeat(3905), 'a field name of 3,905 characters'],
  ['Erika Mustermann', 'a field name of 16 characters'],
  ['é', 'a field name of 1 character'],
])('the unknown field name %s is shown as %s', (name, shown) => {
  const text = JSON.stringify({ descriptor: 'a', [name]: 1 });
  const [finding] = lintText(text, CARD).findings;
  expect(finding?.message).toBe(`${shown} is not a known field`);
  expect(finding?.path).toEqual([shown === name ? name : `<${shown}>`]);
  // The position is that of the original name.
  expect(text.slice((finding?.column ?? 0) - 1, (finding?.endColumn ?? 0) - 1)).toBe(JSON.stringify(name));
});

test('unknown names in nested objects and in bracket names are masked too', () => {
  const name = 'Erika Mustermann';
  const text = JSON.stringify({ cart: { items: [{ [name]: { a: 1 } }] }, [`parameters[cart][${name}]`]: 1 });
  const { findings } = lintText(text, CARD);
  expect(findings.map((finding) => finding.message)).toContain(
    'cart.items[0].<a field name of 16 characters> is not a known field',
  );
  expect(findings.map(({ code }) => code)).toContain('bracket-name');
  expect(JSON.stringify(findings)).not.toContain('Erika');
});

test('a misspelled known name with spaces is shown', () => {
  const text = '{"Shipping  City":"a"}';
  const { findings } = lintText(text, CARD);
  expect(findings.map((each) => [each.path, each.message])).toEqual([
    [['Shipping  City'], 'Shipping  City should be spelled shipping_city'],
  ]);
  expect(findChanges(text, findings, CARD)).toMatchObject([[{ edits: [{ text: '"shipping_city"' }] }]]);
});

/** Commands for terminals and GitHub, a character that reverses the text direction, the start of `</script>`. */
const EVIL = 'a\u001b[31m\n::error::b\u202ec<';
const SHOWN = /\p{Bidi_Control}|^::error::b|[^\P{Cc}\n]/mu;
const IN_MARKUP = /<\/script>/;

describe('a hostile name', () => {
  const path = `${EVIL}/script>${EVIL}`;
  const fields = { [EVIL]: 1, [`${EVIL}</script>`]: {}, [`parameters[cart][${EVIL}</script>]`]: 1 };
  const payload = JSON.stringify({ ...JSON.parse(BAD), ...fields });

  test.each(formats)('is escaped in the format %s', async (format) => {
    const folder = folderOf({
      [`${path}.json`]: payload,
      [`${path}.form`]: `brand=naps&${encodeURIComponent(path)}=1`,
    });
    const { stdout } = await pgLint(folder, ['--format', format, '.']);
    expect(stdout).toContain('is not a known field');
    expect(stdout).not.toMatch(SHOWN);
    // These formats are plain text for a log.
    if (format !== 'stylish' && format !== 'github') expect(stdout).not.toMatch(IN_MARKUP);
  });

  test('is escaped in error messages and in --print-config', async () => {
    const settings = { suppressions: [{ files: path, rule: 'syntax', reason: `${EVIL}/script>` }] };
    const folder = folderOf({
      'bad.json': JSON.stringify({
        [path]: 1,
        rules: { [path]: 'off' },
        profile: { require: [path], brandParameters: { [path]: [] } },
      }),
      'broken.json': `{"${encodeURI(path)}": ${EVIL}`,
      [`${path}/pg-lint.config.json`]: JSON.stringify(settings),
      [`${path}/a.json`]: GOOD,
    });
    const runs = [
      ['--config', 'bad.json', '.'],
      ['--config', 'broken.json', '.'],
      ['--config', `${path}.json`, '.'],
      ['--print-config', `${path}/a.json`],
      ['--baseline', path, '.'],
      [`--${path}`],
      [path + path],
      ['--output', `${path}/a.json/x`, '.'],
    ];
    for (const args of runs) {
      const { status, stdout, stderr } = await pgLint(folder, args);
      expect([args, status, stdout + stderr]).toEqual([
        args,
        args[0] === '--print-config' ? 0 : 2,
        expect.not.stringMatching(SHOWN),
      ]);
      if (args[0] === '--print-config') expect(stdout).not.toMatch(IN_MARKUP);
    }
  });

  test('is escaped in --output', async () => {
    const folder = folderOf({ [`${path}.json`]: payload });
    await pgLint(folder, ['--output', 'r', '--format', 'json', '.']);
    expect(readFileSync(join(folder, 'r'), 'utf8')).not.toMatch(SHOWN);
  });
});
