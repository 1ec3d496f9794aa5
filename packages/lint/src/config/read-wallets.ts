import { createHash, createPublicKey } from 'node:crypto';
import { resolve } from 'node:path';
import { formatPath, type Path } from '@pg/rule-kit';
import { ENVIRONMENTS, hashPublicKey, type RootKey, readCertificate, type WalletEnvironment } from '@pg/wallet-tokens';
import { array, check, exactOptional, minLength, object, pipe, safeParse, string } from 'valibot';
import { isRecipient, type WalletSettings } from '../rules/wallets-schema.ts';
import { jsonValue } from '../system/json-value.ts';
import { readRegular } from '../system/regular-file.ts';
import { UsageError } from '../system/usage-error.ts';
import type { VerifyTextOptions } from '../text/lint-text.ts';

/** What tokens of each wallet are compared with. */
export type WalletVerifyOptions = Pick<VerifyTextOptions, 'wallet1' | 'wallet2'>;

/** A file that a setting names. */
interface NamedFile {
  readonly path: string;
  /** The setting and the file, as the subject of a sentence. */
  readonly subject: string;
}

/**
 * Reads the files that the settings of wallets name. No message shows their contents.
 *
 * @param folder File names are relative to this folder.
 * @param subjectOf The setting at a path, as the subject of a sentence.
 * @throws {UsageError} for a file that is missing, or has no keys.
 */
export async function readWallets(
  { wallet1, wallet2 }: WalletSettings,
  folder: string,
  subjectOf = (path: Path): string => formatPath(path),
): Promise<WalletVerifyOptions> {
  const named = (name: string, ...path: Path): NamedFile => ({
    path: resolve(folder, name),
    subject: `${subjectOf(path)}: ${name}`,
  });
  const { maxAgeSeconds, processingKey, ...ofWallet1 } = wallet1 ?? {};
  const { rootKeys = {}, recipientId = '', ...ofWallet2 } = wallet2 ?? {};
  const keys = ENVIRONMENTS.flatMap((list) => {
    const name = rootKeys[list];
    return name === undefined ? [] : readRootKeys(named(name, 'wallet2', 'rootKeys', list), list);
  });
  return {
    ...(wallet1 && {
      wallet1: {
        ...ofWallet1,
        ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds * 1000 }),
        ...(processingKey !== undefined && {
          processingKeyHash: await readKeyHash(named(processingKey, 'wallet1', 'processingKey')),
        }),
      },
    }),
    ...(wallet2 && {
      wallet2: {
        ...ofWallet2,
        ...(isRecipient(recipientId) && { recipientId }),
        ...(keys.length > 0 && { rootKeys: keys }),
      },
    }),
  };
}

/** The first byte of a DER file. The wallet's provider issues certificates as DER. */
const SEQUENCE = 0x30;

async function readKeyHash(file: NamedFile): Promise<string> {
  const bytes = readRegular(file.path, file.subject);
  const text = bytes.toString(bytes[0] === SEQUENCE ? 'base64' : 'utf8');
  const certificate = await readCertificate(text);
  if ('spki' in certificate) return createHash('sha256').update(certificate.spki).digest('base64');
  const key = await hashPublicKey(text);
  if ('hash' in key) return key.hash;
  throw new UsageError(
    `${file.subject} must have a certificate or a private key (EC P-256), but has none that can be read`,
  );
}

/** Root keys as the provider publishes them. */
const RootKeysFile = object({
  keys: pipe(
    array(
      pipe(
        object({ keyValue: string(), protocolVersion: string(), keyExpiration: exactOptional(string()) }),
        check(({ keyValue, protocolVersion }) => !/^ECv[12]$/.test(protocolVersion) || isP256Key(keyValue)),
      ),
    ),
    minLength(1),
  ),
});

function readRootKeys(file: NamedFile, environment: WalletEnvironment): RootKey[] {
  const { success, output } = safeParse(RootKeysFile, jsonValue(readRegular(file.path, file.subject).toString()));
  if (success) return output.keys.map((key) => ({ ...key, environment }));
  throw new UsageError(
    `${file.subject} must have root keys as wallet2’s provider publishes them: {"keys": [{"keyValue", "protocolVersion"}]}`,
  );
}

/** The length of a P-256 key as SPKI, with a named curve and both coordinates. */
const P256_LENGTH = 91;

function isP256Key(base64: string): boolean {
  const key = Buffer.from(base64, 'base64');
  if (key.length !== P256_LENGTH || key.toString('base64') !== base64) return false;
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key, format: 'der', type: 'spki' });
    return asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
