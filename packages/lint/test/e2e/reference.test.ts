import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log, ReportingDescriptor } from 'sarif';
import { describe, expect, test } from 'vitest';
import { readReference } from '../../src/cli/rule-address.ts';
import { rules } from '../../src/core/rules.ts';
import { folderOf, pgLint } from './command.ts';

const SAMPLES = fileURLToPath(new URL('../../../../samples', import.meta.url));
const REFERENCE = 'https://pay.example/playground/#/reference/rule/{rule}';

const run = (...args: string[]): string => pgLint(SAMPLES, args).stdout;

/** The rules as a SARIF log describes them. */
function describedIn(text: string): ReportingDescriptor[] {
  const log: Log = JSON.parse(text);
  return log.runs[0]?.tool.driver.rules ?? [];
}

describe('--reference', () => {
  test('gives every rule of a SARIF log its address, and its help a link', () => {
    const described = describedIn(run('--reference', REFERENCE, '--format', 'sarif', 'mistakes'));
    expect(described.map(({ id }) => id)).toEqual([...rules.keys()]);
    for (const { id, help, helpUri } of described) {
      const address = `https://pay.example/playground/#/reference/rule/${id}`;
      expect(helpUri).toBe(address);
      expect(help?.markdown?.split('\n').at(-1)).toBe(`[${id}](${address})`);
      expect(help?.text).not.toContain(address);
    }
  });

  test('changes nothing else of what a SARIF log says of rules', () => {
    const plain = describedIn(run('--format', 'sarif', 'mistakes'));
    const linked = describedIn(run('--reference', REFERENCE, '--format', 'sarif', 'mistakes'));
    expect(plain.map(({ help, ...rest }) => ({ ...rest, text: help?.text }))).toEqual(
      linked.map(({ help, helpUri: _, ...rest }) => ({ ...rest, text: help?.text })),
    );
  });

  test('makes a link of each rule in a job summary', () => {
    const args = ['--format', 'markdown', 'mistakes/quantity-unit-pcs.json'];
    const linked = run('--reference', 'https://pay.example/rules.md#{rule}', ...args);
    expect(linked).toContain(' | [allowed-value](https://pay.example/rules.md#allowed-value) | ');
    expect(linked.replace(/\[([a-z-]+)\]\([^)]*\)/g, '$1')).toBe(run(...args));
  });

  test('reaches reports in files', () => {
    const folder = folderOf({ 'bad.json': '{"descriptor":5}' });
    const args = ['--reference', REFERENCE, '--format', 'sarif:r.sarif', '--format', 'markdown:r.md', '.'];
    expect(pgLint(folder, args).status).toBe(1);
    expect(describedIn(readFileSync(join(folder, 'r.sarif'), 'utf8')).every(({ helpUri }) => helpUri)).toBe(true);
    expect(readFileSync(join(folder, 'r.md'), 'utf8')).toContain('(https://pay.example/playground/#');
  });

  test('is what explain refers to', () => {
    expect(run('explain', 'one-set', '--reference', REFERENCE).trimEnd().split('\n').at(-1)).toBe(
      '  Reference: https://pay.example/playground/#/reference/rule/one-set',
    );
  });

  test.each(['stylish', 'json', 'github', 'gitlab', 'junit', 'checkstyle'])('leaves %s as it is', (format) => {
    const args = ['--format', format, 'mistakes'];
    expect(run('--reference', REFERENCE, ...args)).toBe(run(...args));
  });

  test.each([
    ['', 'an address that starts with https:// or http://'],
    ['{rule}', 'an address that starts with https:// or http://'],
    ['pay.example/{rule}', 'an address that starts with https:// or http://'],
    ['//pay.example/{rule}', 'an address that starts with https:// or http://'],
    ['file:///reference/{rule}', 'an address that starts with https:// or http://'],
    ['javascript://pay.example/%0a{rule}', 'an address that starts with https:// or http://'],
    ['https:pay.example/{rule}', 'an address that starts with https:// or http://'],
    ['https://', 'an address that starts with https:// or http://'],
    ['https://:80/{rule}', 'an address that starts with https:// or http://'],
    ['https://pay.example/#/reference', '{rule} is missing, which stands for the rule’s identifier'],
    ['https://pay.example/{RULE}', '{rule} is missing, which stands for the rule’s identifier'],
  ])('refuses %j before anything is checked', (address, sentence) => {
    const folder = folderOf({ 'bad.json': '{"descriptor":5}' });
    for (const args of [['--format', 'sarif', 'bad.json'], ['bad.json'], ['explain', 'one-set']]) {
      const { status, stdout, stderr } = pgLint(folder, [`--reference=${address}`, ...args]);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toBe(`pg-lint: --reference ${JSON.stringify(address)}: ${sentence}\nSee pg-lint --help.\n`);
    }
  });
});

describe('the address of a rule', () => {
  test.each([
    ['https://pay.example/{rule}', 'https://pay.example/one-set'],
    ['HTTP://PAY.example:8080/{rule}/', 'http://pay.example:8080/one-set/'],
    ['https://pay.example/?rule={rule}&from={rule}#{rule}', 'https://pay.example/?rule=one-set&from=one-set#one-set'],
    ['https://[::1]/{rule}', 'https://[::1]/one-set'],
    ['https://zahlung.example/über/{rule}', 'https://zahlung.example/%C3%BCber/one-set'],
    ['https://pay.example/a b/(c)/#{rule}|d', 'https://pay.example/a%20b/%28c%29/#one-set%7Cd'],
    ['https://pay.example/#"<`{}^\\{rule}', 'https://pay.example/#%22%3C%60%7B%7D%5E%5Cone-set'],
    ['https://pay.example/#a\n](b\u0001{rule}', 'https://pay.example/#a]%28b%01one-set'],
  ])('%j', (reference, address) => {
    expect(readReference(reference)?.('one-set')).toBe(address);
  });
});
