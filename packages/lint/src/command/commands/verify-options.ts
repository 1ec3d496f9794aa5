import { formatPath } from '@pg/rule-kit';
import { is } from 'valibot';
import { findConfigMistakes } from '../../config/config-mistakes.ts';
import { readWallets, type WalletVerifyOptions } from '../../config/read-wallets.ts';
import { WalletsSchema } from '../../rules/wallets-schema.ts';
import { UsageError } from '../../system/usage-error.ts';
import type { VerifyTextOptions } from '../../text/lint-text.ts';

/** What tokens and certificates are compared with. */
export type WalletOptions = WalletVerifyOptions & Pick<VerifyTextOptions, 'now'>;

interface Values {
  readonly wallet1?: readonly string[] | undefined;
  readonly wallet2?: readonly string[] | undefined;
  readonly now?: string | undefined;
}

/**
 * Reads `--now TIME`, `--wallet1 NAME=VALUE` and `--wallet2 NAME=VALUE`. The names are those of `wallets` in a configuration.
 * File names are relative to the working folder.
 *
 * @throws {UsageError} for a wrong setting, and for a file that is missing or has no keys.
 */
export async function readVerifyOptions({ now, wallet1, wallet2 }: Values): Promise<WalletOptions> {
  const wallets = {
    ...(wallet1 && { wallet1: readPairs('--wallet1', wallet1) }),
    ...(wallet2 && { wallet2: readPairs('--wallet2', wallet2) }),
  };
  const mistakes = findConfigMistakes({ wallets });
  if (mistakes.length > 0 || !is(WalletsSchema, wallets)) {
    throw new UsageError(...mistakes.map(({ path, message }) => `--${formatPath(path.slice(1))} ${message}`));
  }
  const read = await readWallets(wallets, '', (path) => `--${formatPath(path)}`);
  return { ...read, ...(now !== undefined && { now: readTime(now) }) };
}

const TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/;

function readTime(text: string): number {
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new UsageError(`--now must be a time like 2030-01-31T12:00:00Z, but is ${JSON.stringify(text)}`);
}

const ROOT_KEYS = 'rootKeys.';

function readPairs(option: string, pairs: readonly string[]): Readonly<Record<string, unknown>> {
  const settings = pairs.map((pair): [string, unknown] => {
    const [, name, value = ''] = /^([\w.]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined) throw new UsageError(`${option} must be NAME=VALUE, like environment=TEST`);
    return [name, /^\d{1,9}$/.test(value) ? Number(value) : value];
  });
  const rootKeys = settings.flatMap(([name, value]) =>
    name.startsWith(ROOT_KEYS) ? [[name.slice(ROOT_KEYS.length), value]] : [],
  );
  return {
    ...Object.fromEntries(settings.filter(([name]) => !name.startsWith(ROOT_KEYS))),
    ...(rootKeys.length > 0 && { rootKeys: Object.fromEntries(rootKeys) }),
  };
}
