// No file can have the hostile name of this report, so the writers get the report itself.

import { join } from 'node:path';
import { severitiesOf } from '@pg/rule-kit/internal';
import type { Log, ReportingDescriptor, Run } from 'sarif';
import { describe, expect, test } from 'vitest';
import { sarifReport } from '../../src/command/report/formats/sarif.ts';
import { rules } from '../../src/index.ts';
import { BAD, folderOf, pgLint, SAMPLES, UNITS } from './command.ts';
import { HOSTILE, hostileFile, textOf } from './hostile-report.ts';

/** The only run of a log. */
function runOf(text: string): Run {
  const log: Log = JSON.parse(text);
  expect(log.version).toBe('2.1.0');
  expect(log.runs).toHaveLength(1);
  return log.runs[0] ?? expect.unreachable();
}

const logOf = async (cwd: string, ...args: string[]): Promise<Run> =>
  runOf((await pgLint(cwd, ['--format', 'sarif', ...args])).stdout);

const urisOf = async (cwd: string, ...files: string[]) =>
  (await logOf(cwd, ...files)).results?.map(({ locations }) => locations?.[0]?.physicalLocation?.artifactLocation?.uri);

describe('the SARIF log', () => {
  test('has a result for each finding', async () => {
    expect((await logOf(SAMPLES, 'mistakes/quantity-unit-pcs.json')).results).toEqual([
      {
        ruleId: 'allowed-value',
        ruleIndex: [...rules.keys()].indexOf('allowed-value'),
        level: 'error',
        message: {
          text: `parameters.card.cart.items[0].quantityUnit must be one of ${UNITS.join(', ')}, but is "pcs". Send COUNT. The sample in the interface document sends pcs, against its own list.`,
        },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'mistakes/quantity-unit-pcs.json' },
              region: { startLine: 36, startColumn: 29, endLine: 36, endColumn: 34 },
            },
            logicalLocations: [{ fullyQualifiedName: 'parameters.card.cart.items[0].quantityUnit' }],
          },
        ],
        partialFingerprints: { 'pgLint/v1': expect.stringMatching(/^[0-9a-f]{64}$/) },
        properties: { section: '2.2 Set 6, cart items', basis: 'conflict' },
      },
    ]);
  });

  test('describes every rule, with and without findings', () => {
    const { tool, columnKind, results: none } = runOf(textOf(sarifReport({}), []));
    expect([columnKind, none]).toEqual(['utf16CodeUnits', []]);
    const described = tool.driver.rules ?? [];
    expect(described.map(({ id }) => id)).toEqual([...rules.keys()]);
    for (const { id, shortDescription, help, helpUri, defaultConfiguration } of described) {
      const { summary, section, basis, accepts, rejects } = rules.get(id) ?? expect.unreachable();
      expect(shortDescription?.text).toBe(summary);
      expect(help?.text).toContain(`Section ${section}. Basis: ${basis}.`);
      expect(help?.markdown).toContain(`${summary}\n\nSection ${section}. Basis: ${basis}.`);
      expect(help?.markdown?.match(/^```/gm) ?? []).toHaveLength(
        2 * [accepts, rejects].filter((examples) => examples.length > 0).length,
      );
      expect([helpUri, help?.markdown?.includes('](')]).toEqual([undefined, false]);
      expect(defaultConfiguration?.level).toMatch(/^(error|warning|note)$/);
    }
    expect(described.find(({ id }) => id === 'tax-category')).toMatchObject({
      defaultConfiguration: { level: 'warning' },
      help: { text: expect.stringContaining('\n  Accepted:\n    {"cart":') },
    });
    const notes = described.filter(({ defaultConfiguration }) => defaultConfiguration?.level === 'note');
    const areNotes = [...rules.values()].filter((rule) => severitiesOf(rule)[0] === 'info');
    expect(notes.map(({ id }) => id)).toEqual(areNotes.map(({ id }) => id));
  });

  test('has relative URIs, and absolute ones for files outside of the working folder', async () => {
    const folder = folderOf({ 'in/a b#ü%.json': BAD, 'out.json': BAD });
    const inside = join(folder, 'in');
    expect(await urisOf(inside, 'a b#ü%.json')).toEqual(['a%20b%23%C3%BC%25.json']);
    for (const name of ['./a b#ü%.json', join(inside, 'a b#ü%.json')])
      expect(await urisOf(inside, name)).toEqual(['a%20b%23%C3%BC%25.json']);
    expect(await urisOf(folder, 'in')).toEqual(['in/a%20b%23%C3%BC%25.json']);
    expect(await urisOf(inside, '../out.json')).toEqual([expect.stringMatching(/^file:\/\/\/.+\/out\.json$/)]);
  });

  test('escapes names that look like placeholders or links', () => {
    const { results: found = [] } = runOf(textOf(sarifReport({}), [hostileFile()]));
    const uri = found[0]?.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '';
    expect(decodeURIComponent(uri)).toBe(HOSTILE.replace('\ud800', '\uFFFD'));
    const text = found.find(({ ruleId }) => ruleId === 'unknown-field')?.message.text ?? '';
    expect(text).toMatch(/^a field name of \d+ characters is not a known field/);
  });
});

describe('--reference', () => {
  const REFERENCE = ['--reference', 'https://pay.example/#/rule/{rule}'];
  const described = async (...args: string[]): Promise<ReportingDescriptor[]> =>
    (await logOf(SAMPLES, ...args, 'mistakes/mixed-sets.json')).tool.driver.rules ?? [];

  test('adds the address of each rule as helpUri and as a link in its help', async () => {
    const plain = await described('--reference', 'https://other.example/{rule}');
    const linked = await described(...REFERENCE);
    for (const { id, help, helpUri } of linked) {
      const address = `https://pay.example/#/rule/${id}`;
      expect([helpUri, help?.markdown?.split('\n').at(-1)]).toEqual([address, `[${id}](${address})`]);
    }
    expect(linked.map(({ help, helpUri: _, ...rest }) => ({ ...rest, text: help?.text }))).toEqual(
      plain.map(({ help, helpUri: _, ...rest }) => ({ ...rest, text: help?.text })),
    );
  });
});
