import { readFileSync } from 'node:fs';
import { check, type Resource } from '@pg/rule-kit';
import { wallet1Token, wallet2Token } from '@pg/wallet-tokens';

/** The time of a token's structure check, as a ratio to `JSON.parse` of its texts, by wallet. */
export interface TokenTimes {
  readonly wallet1: number;
  readonly wallet2: number;
}

const ROUNDS = 60;
const TOKENS_A_ROUND = 500;

export function timeTokens(): TokenTimes {
  return { wallet1: timeToken('wallet1', wallet1Token), wallet2: timeToken('wallet2', wallet2Token) };
}

function timeToken(wallet: keyof TokenTimes, resource: Resource): number {
  const text = readFileSync(new URL(`../../samples/good/${wallet}-token.json`, import.meta.url), 'utf8');
  // Without the indentation of the sample's file: tokens come in one line.
  const token = JSON.stringify(JSON.parse(text)).replaceAll('=', wallet === 'wallet2' ? '\\u003d' : '=');
  if (check(resource, token).length > 0) throw new Error(`the sample of ${wallet} has findings`);
  const ratios = Array.from({ length: ROUNDS }, () => {
    const parsing = nanosecondsOf(() => parseTexts(token));
    return nanosecondsOf(() => check(resource, token)) / parsing;
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
