import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check, severitiesOf } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { resources } from '../../src/core/kinds.ts';
import { rules } from '../../src/core/rules.ts';
import { pgLint } from './command.ts';

const REFERENCE = new URL('../../dist/docs/reference/rules.md', import.meta.url);
const SAMPLES = fileURLToPath(new URL('../../../../samples', import.meta.url));

describe('tables', () => {
  test('as JSON: every row', () => {
    const rows: Record<string, unknown>[] = JSON.parse(pgLint(SAMPLES, ['tables', '--format', 'json']).stdout);
    expect(rows.find(({ name, at }) => name === 'street1' && at === 'parameters.card.shipping')).toEqual({
      table: 'Set 6, shipping',
      section: '2.2 Set 6, shipping',
      at: 'parameters.card.shipping',
      name: 'street1',
      type: 'AN100',
      mandatory: 'conditional',
      meaning: 'Door, floor, building number or name, street',
      accepts: 'text of at most 100 characters',
    });
    expect(rows.find(({ name }) => name === 'quantityUnit')).toMatchObject({
      type: 'one of M, CM, KG, G, COUNT',
      values: ['M', 'CM', 'KG', 'G', 'COUNT'],
    });
    expect(rows.find(({ name }) => name === 'quantityUnit')?.quirk).toMatch(/^The document’s sample sends pcs/);
    expect(rows.find(({ at, name }) => name === 'status' && at === 'parameters.card.cart.payments[]')).toMatchObject({
      given: ['pending', 'authorized', 'captured'],
    });
    const setting = rows.find(({ name }) => name === 'Processing Private Key');
    expect(setting).toMatchObject({ key: 'processingPrivateKey' });
    expect(setting).not.toHaveProperty('type');
    const key = rows.find(({ name }) => name === 'merchant_key');
    expect(key).not.toHaveProperty('mandatory');
    expect(key).toMatchObject({ at: '', type: 'string', secret: true });
  });

  test('for people: in columns', () => {
    const { stdout } = pgLint(SAMPLES, ['tables']);
    expect(stdout).toMatch(/^2\.2 Set 6, shipping {2}\(parameters\.card\.shipping\)$/m);
    const [shipping = ''] = /^2\.2 Set 6, shipping {2}[\s\S]*?\n\n/m.exec(stdout) ?? [];
    const [title, ...lines] = shipping.trimEnd().split('\n');
    expect(title).toBe('2.2 Set 6, shipping  (parameters.card.shipping)');
    expect(lines.find((line) => line.includes('street1'))).toMatch(
      /^ {2}street1 +AN100 +conditional {2}text of at most 100 characters +Door, floor, building number or name, street$/,
    );
    const columns = lines.map((line) => line.search(/(?<= {2})(?:conditional|optional|required) /));
    expect(new Set(columns).size).toBe(1);
  });
});

describe('explain', () => {
  test('lists the rules, and explains each of them', () => {
    const list = pgLint(SAMPLES, ['explain']).stdout;
    const ids = list
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ')[0] ?? '');
    expect(ids).toContain('one-set');
    const longest = Math.max(...ids.map((id) => id.length));
    expect(list).toContain(`\n${'one-set'.padEnd(longest)}  The entries of \`parameters.card\` are all of one set`);
    for (const id of ids) expect(pgLint(SAMPLES, ['explain', id]).stdout).toContain(`${id}\n  `);
    expect(new Set(ids)).toEqual(new Set(readFileSync(REFERENCE, 'utf8').match(/(?<=^## ).*$/gm)));
  });

  test('has no guess where no name is near', () => {
    expect(pgLint(SAMPLES, ['explain', 'nothing-like-it']).stderr).toContain('no rule is called "nothing-like-it"\n');
  });

  test('shows section, basis, severity and examples', () => {
    expect(pgLint(SAMPLES, ['explain', 'tax-category']).stdout).toMatchInlineSnapshot(`
      "tax-category
        A cart item with level-3 card data has a \`taxCategory\`: its row is conditional, but described as mandatory.
        Section 2.2 Set 6, cart items. Basis: inferred. Severity: warning.

        Accepted:
          {"cart":{"items":[{"commodityCode":"12345678","taxCategory":"AA"}]}}
          {"cart":{"items":[{"name":"Cup"}]}}

        Rejected:
          {"cart":{"items":[{"name":"Cup"},{"commodityCode":"12345678"}]}}

        Reference: ../packages/lint/dist/docs/reference/rules.md#tax-category
      "
    `);
  });

  test('says the severity that a rule’s examples have', () => {
    const wrong = [...rules.values()].filter((rule) => {
      const found = rule.rejects
        .filter(({ row }) => row === undefined)
        .flatMap(({ value, profile = {} }) => resources.flatMap((resource) => check(resource, value, { profile })))
        .filter((finding) => finding.rule === rule.id);
      return !found.every(({ severity }) => severitiesOf(rule).includes(severity));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ['bracket-name', 'error or warning'],
    ['certificate-form', 'error or warning'],
    ['key-literal-line-breaks', 'error or warning'],
    ['token-environment', 'error or warning'],
    ['token-signature', 'error or warning'],
    ['key-is-public', 'error'],
    ['three-d-secure-duty', 'info'],
  ])('says of %s: %s', (id, severity) => {
    expect(pgLint(SAMPLES, ['explain', id]).stdout).toContain(`Severity: ${severity}.`);
  });
});
