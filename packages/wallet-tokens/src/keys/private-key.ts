import { type DerForm, derForm } from './der-form.ts';
import { keyBytes } from './key-bytes.ts';
import { onOneLine, type PemBlock, readPem, withoutBlanks, withRealBreaks } from './pem.ts';

/** The forms of a private key, with the label of their PEM markers. */
const LABELS = {
  'SEC1 key': 'EC PRIVATE KEY',
  'PKCS#8 key': 'PRIVATE KEY',
  'PKCS#1 key': 'RSA PRIVATE KEY',
} as const satisfies Partial<Record<DerForm, string>>;

/** A private key that was found in a text, and how it stands there. */
export interface PrivateKey {
  readonly form: keyof typeof LABELS;
  readonly der: Uint8Array<ArrayBuffer>;
  /** The one line that the panel takes: markers and body without blanks or breaks between them. */
  readonly line: string;
  readonly markers: 'right' | 'missing' | 'without blanks' | 'of another form';
  /** What stands inside the body besides base64. */
  readonly inBody: 'nothing' | 'blanks' | 'line breaks' | 'literal line breaks';
  /** Whether other things stand around it: curve parameters, "Bag Attributes", a certificate. */
  readonly hasMore: boolean;
}

/** Why a text holds no private key that can be used. */
export type PrivateKeyProblem = 'public key' | 'certificate' | 'encrypted key' | 'several keys' | 'not readable';

/** What a text says of a private key. */
export type PrivateKeyReading = PrivateKey | { readonly problem: PrivateKeyProblem };

/**
 * Finds the private key in a text: PEM with or without line breaks and markers, SEC1, PKCS#8 or PKCS#1, with curve
 * parameters or "Bag Attributes" around it. It looks at the outline only; that the key works is for cryptography.
 */
export function readPrivateKey(text: string): PrivateKeyReading {
  const { blocks, hasMore, hasLiteralBreaks } = readPem(text);
  if (blocks.length === 0) return readBare(text);
  const keys = blocks.filter(({ label }) => withoutBlanks(label).endsWith('PRIVATEKEY'));
  const block = keys[0] ?? blocks[0];
  if (block === undefined) return NOT_READABLE;
  if (keys.length > 1) return { problem: 'several keys' };
  const inBody = describeBody(block.body.replace(/^\r?\n/, '').replace(/\r?\n$/, ''), hasLiteralBreaks);
  return readBlock(block, { inBody, hasMore: hasMore || blocks.length > 1 });
}

const NOT_READABLE = { problem: 'not readable' } as const;

/** A body whose markers were left out. */
function readBare(text: string): PrivateKeyReading {
  const real = withRealBreaks(text).trim();
  const inBody = describeBody(real, real !== text.trim());
  return readBody(withoutBlanks(real), { inBody, hasMore: false, markers: () => 'missing' });
}

function readBlock({ label, body }: PemBlock, around: Pick<PrivateKey, 'inBody' | 'hasMore'>): PrivateKeyReading {
  if (/^\s*(?:Proc-Type|DEK-Info):/.test(body)) return { problem: 'encrypted key' };
  const markers = (right: string): PrivateKey['markers'] => {
    if (label === right) return 'right';
    return label === withoutBlanks(right) ? 'without blanks' : 'of another form';
  };
  return readBody(withoutBlanks(body), { ...around, markers });
}

function describeBody(body: string, hasLiteralBreaks: boolean): PrivateKey['inBody'] {
  if (hasLiteralBreaks) return 'literal line breaks';
  if (/[\r\n]/.test(body)) return 'line breaks';
  return /\s/.test(body) ? 'blanks' : 'nothing';
}

interface Around extends Pick<PrivateKey, 'inBody' | 'hasMore'> {
  readonly markers: (right: string) => PrivateKey['markers'];
}

function readBody(base64: string, { markers, ...around }: Around): PrivateKeyReading {
  const der = keyBytes(base64);
  if (der === undefined) return NOT_READABLE;
  const form = derForm(der);
  switch (form) {
    case 'SEC1 key':
    case 'PKCS#8 key':
    case 'PKCS#1 key':
      return { form, der, line: onOneLine(LABELS[form], base64), markers: markers(LABELS[form]), ...around };
    case 'certificate request':
      return { problem: 'certificate' };
    case undefined:
      return NOT_READABLE;
    default:
      return { problem: form };
  }
}

/**
 * Writes a private key the way in which the panel takes the Processing Private Key (section 2.4): one line, with
 * nothing between its markers but the key.
 *
 * It takes any readable form: PEM with line breaks, real or written as `\n`, with blanks or without markers, SEC1 or
 * PKCS#8, with blocks of curve parameters or "Bag Attributes" around it. The key itself stays as it is, byte for byte,
 * and in its form. A text that has that form already is returned as it is written here.
 *
 * @returns `text`, the line; or `problem`, why there is none. It never throws.
 */
export function normalizeProcessingKey(
  pem: string,
): { readonly text: string } | { readonly problem: PrivateKeyProblem | 'RSA key' } {
  const key = readPrivateKey(pem);
  if ('problem' in key) return key;
  // An RSA key in PKCS#8 shows itself to cryptography only.
  return key.form === 'PKCS#1 key' ? { problem: 'RSA key' } : { text: key.line };
}
