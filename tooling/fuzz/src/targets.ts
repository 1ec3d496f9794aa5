import * as card from '@pg/card-params';
import { fixText, kinds, type LintOptions, lintText, loadReader, resources, verifyText } from '@pg/lint';
import { check, isObject } from '@pg/rule-kit';
import { decodeSaleForm, encodeSaleForm } from '@pg/sale-form';
import { TypeCodeSyntaxError, typeCodeJsonSchema } from '@pg/type-codes';
import { repairToken, type WalletName, wallets } from '@pg/wallet-tokens';
import * as v from 'valibot';
import { BrokenPromise, checkResult, checkShown } from './checks.ts';
import { commandTargets } from './command-targets.ts';

export interface Target {
  readonly name: string;
  /** Accepts every text. Throws or rejects only if a guarantee does not hold. */
  readonly run: (text: string) => void | Promise<void>;
}

const READERS = await Promise.all(
  Object.entries(loadReader).map(async ([name, load]) => [name, { readPayloads: await load() }] as const),
);

const OPTIONS: Readonly<Record<string, LintOptions>> = {
  any: {},
  ...Object.fromEntries(kinds.map((kind) => [kind, { kind }])),
  ...Object.fromEntries((['json', 'jsonc', 'form', 'text'] as const).map((syntax) => [syntax, { syntax }])),
  ...Object.fromEntries(READERS),
  names: { names: { wallet1: 'apay', wallet2: 'gpay' } },
  profile: { profile: { cardSet: 6, require: ['parameters.card.shipping.street1'] } },
};

/** A fixed text must have nothing left to fix. */
function fixTwice(text: string): void {
  const fixed = fixText(text).text;
  if (fixText(fixed).text !== fixed) throw new BrokenPromise('a fixed text is fixed again');
}

/** A repaired token must have no errors. */
function repair(wallet: WalletName, text: string): void {
  const repaired = repairToken(wallet, text);
  const findings = repaired ? check(wallets[wallet].token, repaired.text) : [];
  if (findings.some(({ severity }) => severity === 'error')) throw new BrokenPromise('a repaired token has errors');
}

/** Encoding and decoding must not change the fields. A lone surrogate can't be encoded. */
function decodeTwice(text: string): void {
  const { sale, findings } = decodeSaleForm(text);
  for (const finding of findings) checkShown(JSON.stringify(finding), `${finding.rule} of decodeSaleForm`);
  if (/\p{Surrogate}/u.test(Object.entries(sale).flat().join(' '))) return;
  const again = decodeSaleForm(encodeSaleForm(sale).text).sale;
  if (JSON.stringify(again) !== JSON.stringify(sale)) throw new BrokenPromise('a form is decoded to other fields');
}

/** Ignores errors of the allowed classes. */
function allow(run: () => unknown, ...allowed: readonly (new (...given: never[]) => Error)[]): void {
  try {
    run();
  } catch (error) {
    if (!allowed.some((each) => error instanceof each)) throw error;
    if (error instanceof card.BracketNameError) checkShown(error.message, 'the message of BracketNameError');
  }
}

function flatten(text: string): void {
  const value = parsedOrText(text);
  if (isObject(value)) card.flattenToBracketNames(value);
  card.bracketToDotName(text);
  card.dotToBracketName(text);
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.includes('=') ? decodeSaleForm(text).sale : text;
  }
}

function parseAll(text: string): void {
  const value = parsedOrText(text);
  for (const { kind, schema } of resources) {
    for (const { message } of v.safeParse(schema, value).issues ?? []) checkShown(message, `an issue of ${kind}`);
  }
}

export const targets: readonly Target[] = [
  ...Object.entries(OPTIONS).map(([name, options]) => ({
    name: `lintText, ${name}`,
    run: (text: string): void => checkResult(text, lintText(text, options)),
  })),
  { name: 'fixText', run: fixTwice },
  { name: 'schemas', run: parseAll },
  { name: 'repairToken, wallet1', run: (text) => repair('wallet1', text) },
  { name: 'repairToken, wallet2', run: (text) => repair('wallet2', text) },
  { name: 'decodeSaleForm', run: decodeTwice },
  {
    name: 'nestBracketNames',
    run: (text) => allow(() => card.nestBracketNames(decodeSaleForm(text).sale), card.BracketNameError),
  },
  { name: 'flattenToBracketNames', run: flatten },
  { name: 'typeCodeJsonSchema', run: (text) => allow(() => typeCodeJsonSchema(text), TypeCodeSyntaxError, RangeError) },
];

/** Targets that take much longer or can't be interrupted. They run less often. */
export const slowTargets: readonly Target[] = [
  { name: 'verifyText', run: async (text) => checkResult(text, await verifyText(text, { now: 0 })) },
  ...commandTargets,
];
