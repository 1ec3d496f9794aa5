import { readFileSync } from 'node:fs';
import { check, type Resource } from '@pg/rule-kit';
import { wallet1Token, wallet2Token } from '@pg/wallet-tokens';
import { leastTokenChecks } from './least-token-checks.ts';

/** The time of a token's structure check, as a ratio to `JSON.parse` of its texts. */
export interface TokenTime {
  /** From the text that a sale carries: reading it is part of the check. */
  readonly ofText: number;
  /** Of the value that was read of it; the JSON texts inside are still to be read. */
  readonly ofValue: number;
  /** Of the least check that can be written by hand, from the text. */
  readonly ofLeast: number;
}

export type TokenTimes = Readonly<Record<'wallet1' | 'wallet2', TokenTime>>;

const ROUNDS = 60;
const TOKENS_A_ROUND = 500;

export function timeTokens(): TokenTimes {
  return { wallet1: timeToken('wallet1', wallet1Token), wallet2: timeToken('wallet2', wallet2Token) };
}

function timeToken(wallet: keyof TokenTimes, resource: Resource): TokenTime {
  const text = readFileSync(new URL(`../../samples/good/${wallet}-token.json`, import.meta.url), 'utf8');
  // Without the indentation of the sample's file: tokens come in one line.
  const token = JSON.stringify(JSON.parse(text)).replaceAll('=', wallet === 'wallet2' ? '\\u003d' : '=');
  if (check(resource, token).length > 0) throw new Error(`the sample of ${wallet} has findings`);
  const value: unknown = JSON.parse(token);
  const isLeast = leastTokenChecks[wallet];
  if (!isLeast(token)) throw new Error(`the least check refuses the sample of ${wallet}`);
  return {
    ofText: timeCheck(() => check(resource, token), token),
    ofValue: timeCheck(() => check(resource, value), token),
    ofLeast: timeCheck(() => isLeast(token), token),
  };
}

/** The ratio of a check to reading the texts of the token. */
function timeCheck(run: () => unknown, token: string): number {
  const ratios = Array.from({ length: ROUNDS }, () => {
    const parsing = nanosecondsOf(() => parseTexts(token));
    return nanosecondsOf(run) / parsing;
  });
  return ratios.slice(ROUNDS / 2).sort((a, b) => a - b)[ROUNDS / 4] ?? Number.NaN;
}

/** The token, and the JSON texts inside it. */
function parseTexts(token: string): unknown[] {
  const { signedMessage, intermediateSigningKey } = JSON.parse(token);
  return [signedMessage, intermediateSigningKey?.signedKey].map((inner) => inner !== undefined && JSON.parse(inner));
}

function nanosecondsOf(run: () => unknown): number {
  const start = process.hrtime.bigint();
  for (let i = 0; i < TOKENS_A_ROUND; i++) run();
  return Number(process.hrtime.bigint() - start) / TOKENS_A_ROUND;
}
