import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BracketNameError, flattenToBracketNames, nestBracketNames, toBracketName, toDotName } from '@pg/card-params';
import { fixText, kinds, type LintOptions, type LintResult, lintText, loadReader, payloadTypes } from '@pg/lint';
import { check, isObject, tableSchema } from '@pg/rule-kit';
import { decodeSaleForm, encodeSaleForm } from '@pg/sale-form';
import { TypeCodeSyntaxError, typeCodeJsonSchema } from '@pg/type-codes';
import { repairToken, type WalletName, wallets } from '@pg/wallet-tokens';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
// @boundaries-ignore The command has no entry point that a program could import.
import { run } from '../../../packages/lint/src/command/command.ts';
// @boundaries-ignore Nor do programs need the list of formats.
import { formats } from '../../../packages/lint/src/command/report/formats/formats.ts';
// @boundaries-ignore Nor the list of types.
import { FILE_TYPES } from '../../../packages/lint/src/readers/file-types.ts';
import { SHOWN_PAYER_DATA, text } from './texts.ts';

/** For each property. */
const SECONDS = Number(process.env.PROPERTY_SECONDS ?? 5);
const MAX_CPU_SECONDS = 2;

/** Runs on random texts; no run may take long. To repeat a failure: fast-check prints its seed and path. */
const forEveryText = (name: string, use: (text: string, choice: number) => void | Promise<void>): void =>
  test(name, { timeout: (SECONDS + 120) * 1000 }, () =>
    fc.assert(
      fc.asyncProperty(text, fc.nat(), async (each, choice) => {
        const start = process.cpuUsage();
        await use(each, choice);
        const { user, system } = process.cpuUsage(start);
        expect((user + system) / 1e6).toBeLessThan(MAX_CPU_SECONDS);
      }),
      { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000, markInterruptAsFailure: false },
    ),
  );

const expectNoPayerData = (shown: unknown): void =>
  expect(typeof shown === 'string' ? shown : JSON.stringify(shown)).not.toMatch(SHOWN_PAYER_DATA);

/** Findings are inside their text, and show no payer data. */
function expectToBeFine(of: string, { findings, showableLines }: LintResult): void {
  const lines = of.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  for (const { line, column, endLine, endColumn } of findings) {
    const at = [line, column, endLine, endColumn];
    expect(line >= 1 && column >= 1 && (endLine > line || (endLine === line && endColumn >= column)), `${at}`).toBe(
      true,
    );
    // A finding may include the line's `\r\n`.
    expect(endColumn, `${at}`).toBeLessThanOrEqual((lines[endLine - 1]?.length ?? -3) + 3);
  }
  expectNoPayerData(findings);
  expectNoPayerData([...showableLines().values()]);
}

const readers = await Promise.all(
  Object.values(loadReader).map(async (load): Promise<LintOptions> => ({ readPayloads: await load() })),
);
const options: readonly LintOptions[] = [
  {},
  ...kinds.map((kind) => ({ kind })),
  ...(['json', 'jsonc', 'form', 'text'] as const).map((syntax) => ({ syntax })),
  ...readers,
  { names: { wallet1: 'apay', wallet2: 'gpay' } },
  { profile: { cardSet: 6, require: ['parameters.card.shipping.street1'] } },
];

forEveryText('lintText finds places inside the text, with every option', (each) => {
  for (const option of options) expectToBeFine(each, lintText(each, option));
});

forEveryText('fixText leaves nothing to fix', (each) => {
  const fixed = fixText(each).text;
  expect(fixText(fixed).text).toBe(fixed);
});

forEveryText('schemas show no payer data', (each) => {
  for (const { table } of payloadTypes)
    expectNoPayerData(v.safeParse(tableSchema(table), parsed(each)).issues?.map(({ message }) => message) ?? []);
});

forEveryText('a repaired token has no errors', (each) => {
  for (const wallet of Object.keys(wallets) as WalletName[]) {
    const repaired = repairToken(wallet, each);
    const findings = repaired ? check(wallets[wallet].token, repaired.text) : [];
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
});

forEveryText('a form that is encoded again has the same fields', (each) => {
  const { sale, findings } = decodeSaleForm(each);
  expectNoPayerData(findings);
  // A lone surrogate can't be encoded.
  if (!/\p{Surrogate}/u.test(Object.entries(sale).flat().join(' ')))
    expect(decodeSaleForm(encodeSaleForm(sale).text).sale).toEqual(sale);
});

forEveryText('bracket names and type codes throw only their own errors', (each) => {
  const value = parsed(each);
  if (isObject(value)) flattenToBracketNames(value);
  toDotName(each);
  toBracketName(each);
  for (const use of [() => nestBracketNames(decodeSaleForm(each).sale), () => typeCodeJsonSchema(each)]) {
    try {
      use();
    } catch (error) {
      expect([BracketNameError, TypeCodeSyntaxError, RangeError]).toContain(Object(error).constructor);
      if (error instanceof BracketNameError) expectNoPayerData(error.message);
    }
  }
});

function parsed(each: string): unknown {
  try {
    return JSON.parse(each);
  } catch {
    return each.includes('=') ? decodeSaleForm(each).sale : each;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'pg-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const names = ['-', ...[...FILE_TYPES.keys()].map((extension) => `a.${extension}`)];
const runs = names.flatMap((name, i) => [
  [name, '--format', formats[i % formats.length] ?? 'json'],
  ...(name === '-' ? formats.map((format) => [name, '--format', format]) : []),
  ...(/json$|form$/.test(name) ? [[name, '--fix']] : []),
]);

forEveryText(
  'the command prints no payer data, and nothing that a terminal or a workflow would execute',
  async (each, choice) => {
    const [name = '-', ...args] = runs[choice % runs.length] ?? [];
    // Half of the texts that Latin-1 can encode are invalid UTF-8.
    const bytes = Buffer.from(each, /^[\0-\xff]*$/.test(each) && each.length % 2 === 1 ? 'latin1' : 'utf8');
    const file = name === '-' ? name : join(folder, name);
    if (name !== '-') writeFileSync(file, bytes);
    let printed = '';
    async function* input(): AsyncGenerator<Buffer> {
      yield bytes;
    }
    const write = (_: unknown, part: string): void => {
      printed += part;
    };
    const status = await run(['--no-config', ...args, file], { input, write, isTerminal: () => false, env: {} });
    expect(status, `${name} ${args.join(' ')}\n${status === 3 ? printed : ''}`).not.toBe(3);
    expectNoPayerData(printed);
    expect(printed).not.toContain('\u001b');
    expect(printed).not.toMatch(/^::error::x/m);
  },
);
