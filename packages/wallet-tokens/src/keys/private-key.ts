import type { OwnBytes } from './bytes.ts';
import { type DerForm, derForm } from './der-form.ts';
import { bodyBytes, isPrivateKey, onOneLine, readPem, withoutSpace, withRealBreaks } from './pem.ts';

/** The forms of a private key, with the label of their PEM markers. */
const LABELS = {
  sec1: 'EC PRIVATE KEY',
  pkcs8: 'PRIVATE KEY',
  pkcs1: 'RSA PRIVATE KEY',
} as const satisfies Partial<Record<DerForm, string>>;

/** A private key that was found in a text, and how it is written there. */
export interface PrivateKey {
  readonly form: keyof typeof LABELS;
  readonly der: OwnBytes;
  /** The one line that the panel takes. */
  readonly line: string;
  /** Whether it has the markers of its form. */
  readonly hasMarkers: boolean;
  /** What is in the body besides base64. */
  readonly inBody: 'nothing' | 'space' | 'literal-line-breaks';
  /** Whether something is around it: curve parameters, "Bag Attributes", a certificate. */
  readonly hasMore: boolean;
}

/** Why a text has no private key that can be used. */
export type PrivateKeyProblem = 'public-key' | 'certificate' | 'encrypted-key' | 'several-keys' | 'not-readable';

export type PrivateKeyReading = PrivateKey | { readonly problem: PrivateKeyProblem };

const NOT_READABLE = { problem: 'not-readable' } as const;

/**
 * Finds the private key in a text: PEM with or without line breaks and markers, SEC1, PKCS#8 or PKCS#1, with curve
 * parameters or "Bag Attributes" around it. It looks at the outline only; whether the key works is for cryptography.
 */
export function readPrivateKey(text: string): PrivateKeyReading {
  const { blocks, hasMore, hasLiteralBreaks } = readPem(text);
  const keys = blocks.filter(isPrivateKey);
  const block = keys[0] ?? blocks[0];
  if (keys.length > 1) return { problem: 'several-keys' };
  const body = block ? block.body.replace(/^\r?\n/, '').replace(/\r?\n$/, '') : withRealBreaks(text).trim();
  if (block && /^\s*(?:Proc-Type|DEK-Info):/.test(body)) return { problem: 'encrypted-key' };
  const der = bodyBytes(body);
  if (der === undefined) return NOT_READABLE;
  const form = derForm(der);
  switch (form) {
    case 'sec1':
    case 'pkcs8':
    case 'pkcs1': {
      const label = LABELS[form];
      return {
        form,
        der,
        line: onOneLine(label, withoutSpace(body)),
        hasMarkers: block?.label === label,
        inBody: hasLiteralBreaks ? 'literal-line-breaks' : /\s/.test(body) ? 'space' : 'nothing',
        hasMore: block !== undefined && (hasMore || blocks.length > 1),
      };
    }
    case 'certificate-request':
      return { problem: 'certificate' };
    case undefined:
      return NOT_READABLE;
    default:
      return { problem: form };
  }
}

/**
 * Writes a private key as the panel takes the Processing Private Key (section 2.4): one line, with nothing between its
 * markers but the key. It takes a key in any readable form; the key itself stays as it is.
 *
 * @returns `text`, the line; or `problem`, why there is none. It never throws.
 */
export function normalizeProcessingKey(
  pem: string,
): { readonly text: string } | { readonly problem: PrivateKeyProblem | 'rsa-key' } {
  const key = readPrivateKey(pem);
  if ('problem' in key) return key;
  // Only cryptography can recognize an RSA key in PKCS#8.
  return key.form === 'pkcs1' ? { problem: 'rsa-key' } : { text: key.line };
}
