import type { OwnBytes } from './bytes.ts';
import { type DerForm, derForm } from './der-form.ts';
import { bodyBytes, isPrivateKey, onOneLine, readPem, withoutSpace, withRealBreaks } from './pem.ts';

/** The label in the PEM markers of each form of a private key. */
const LABELS = {
  sec1: 'EC PRIVATE KEY',
  pkcs8: 'PRIVATE KEY',
  pkcs1: 'RSA PRIVATE KEY',
} as const satisfies Partial<Record<DerForm, string>>;

/** A private key in a text, and how it is written there. */
export interface PrivateKey {
  readonly form: keyof typeof LABELS;
  readonly der: OwnBytes;
  /** The key as the one line that the panel accepts. */
  readonly line: string;
  /** Whether its line breaks are those of a key file. */
  readonly hasFileBreaks: boolean;
  /** The words in the markers of its form. */
  readonly label: string;
  /** The words in its own markers, if it has any. */
  readonly written: string | undefined;
  /** The other characters in the body, besides base64. */
  readonly inBody: 'nothing' | 'space' | 'literal-line-breaks';
  /** Whether the text has anything else: curve parameters, "Bag Attributes", a certificate. */
  readonly hasMore: boolean;
  readonly hasCertificate: boolean;
}

/** Why no usable private key was found in a text. */
export type PrivateKeyProblem = 'public-key' | 'certificate' | 'encrypted-key' | 'several-keys' | 'not-readable';

export type PrivateKeyReading = PrivateKey | { readonly problem: PrivateKeyProblem };

/**
 * Finds the private key in a text: PEM with or without line breaks and markers, SEC1, PKCS#8 or PKCS#1, with curve
 * parameters or "Bag Attributes" around it. It checks only the first elements of the DER structure, not whether the key works.
 */
export function readPrivateKey(text: string): PrivateKeyReading {
  const { blocks, hasMore, hasLiteralBreaks } = readPem(text);
  const keys = blocks.filter(isPrivateKey);
  const block = keys[0] ?? blocks[0];
  if (keys.length > 1) return { problem: 'several-keys' };
  const body = block ? block.body.replace(/^\r?\n/, '').replace(/\r?\n$/, '') : withRealBreaks(text).trim();
  if (block && /^\s*(?:Proc-Type|DEK-Info):/.test(body)) return { problem: 'encrypted-key' };
  const der = bodyBytes(body);
  const form = der && derForm(der);
  if (der === undefined || form === undefined) return { problem: 'not-readable' };
  if (!isPrivate(form)) return { problem: form === 'certificate-request' ? 'certificate' : form };
  const label = LABELS[form];
  return {
    form,
    der,
    line: onOneLine(label, withoutSpace(body)),
    label,
    written: block?.label,
    hasFileBreaks: block?.hasFileBreaks === true,
    inBody: hasLiteralBreaks ? 'literal-line-breaks' : /\s/.test(body) ? 'space' : 'nothing',
    hasMore: block !== undefined && (hasMore || blocks.length > 1),
    hasCertificate: blocks.some((each) => each.label === 'CERTIFICATE'),
  };
}

const isPrivate = (form: DerForm): form is keyof typeof LABELS => form in LABELS;

/**
 * Writes a private key in the format that the panel requires for the Processing Private Key (section 2.4): one line, with
 * only the key between its markers. It accepts a key in any readable form, and does not change the key itself.
 *
 * @returns The line as `text`, or the reason why there is none as `problem`. It never throws.
 */
export function normalizeProcessingKey(
  pem: string,
): { readonly text: string } | { readonly problem: PrivateKeyProblem | 'rsa-key' } {
  const key = readPrivateKey(pem);
  if ('problem' in key) return key;
  // Only cryptography can recognize an RSA key in PKCS#8.
  return key.form === 'pkcs1' ? { problem: 'rsa-key' } : { text: key.line };
}
