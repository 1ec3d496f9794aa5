import { readCertificate } from './certificate.ts';
import { elementsIn, inside, TAGS } from './der.ts';
import { bodyBytes, isPrivateKey, onOneLine, readPem, withoutSpace, withRealBreaks } from './pem.ts';

/** The words in the PEM markers of each form that a setting accepts. */
const LABELS = {
  sec1: 'EC PRIVATE KEY',
  pkcs8: 'PRIVATE KEY',
  pkcs1: 'RSA PRIVATE KEY',
  certificate: 'CERTIFICATE',
} as const;

/** Why a text has no key or certificate of the wanted kind: it is of another kind, or can't be read. */
export type PemProblem =
  | 'certificate'
  | 'private-key'
  | 'encrypted-key'
  | 'public-key'
  | 'certificate-request'
  | 'not-readable';

type Form = keyof typeof LABELS | Exclude<PemProblem, 'private-key' | 'not-readable'>;

/** A key or a certificate in a text, and how it is written there. */
export interface PemText {
  readonly form: keyof typeof LABELS;
  readonly der: Uint8Array;
  /** The text as one line, which the panel requires for the Processing Private Key. */
  readonly line: string;
  /** The words in the markers of its form. */
  readonly label: string;
  /** The words in its own markers, if it has any. */
  readonly written: string | undefined;
  /** Whether its line breaks are those of a file. */
  readonly hasFileBreaks: boolean;
  /** Whether it has the two characters `\n` instead of line breaks. */
  readonly hasLiteralBreaks: boolean;
  /** Whether it has spaces or line breaks between its markers. */
  readonly hasSpace: boolean;
  /** The worst that the text has besides it. `text` may be curve parameters or "Bag Attributes". */
  readonly other: 'private-key' | 'certificate' | 'text' | undefined;
}

/**
 * Finds a key or a certificate in a text: PEM with or without line breaks and markers, with anything around it. It reads only
 * the first elements of the DER structure.
 */
export function readPemText(
  text: string,
  wanted: 'private-key' | 'certificate',
): PemText | { readonly problem: PemProblem } {
  const { blocks, hasMore, hasLiteralBreaks } = readPem(text);
  const kinds = blocks.map((each) => (isPrivateKey(each) ? 'private-key' : each.label.toLowerCase()));
  const at = Math.max(kinds.indexOf(wanted), 0);
  const block = blocks[at];
  const body = block ? block.body.replace(/^\r?\n/, '').replace(/\r?\n$/, '') : withRealBreaks(text).trim();
  if (/^\s*(?:Proc-Type|DEK-Info):/.test(body)) return { problem: 'encrypted-key' };
  const der = bodyBytes(body);
  const form = der && formOf(der);
  if (der === undefined || form === undefined) return { problem: 'not-readable' };
  if (!hasLabel(form)) return { problem: form };
  const kind = form === 'certificate' ? form : 'private-key';
  if (kind !== wanted) return { problem: kind };
  const around = kinds.filter((_, i) => i !== at);
  return {
    form,
    der,
    line: onOneLine(LABELS[form], withoutSpace(body)),
    label: LABELS[form],
    written: block?.label,
    hasFileBreaks: block?.hasFileBreaks === true,
    hasLiteralBreaks,
    hasSpace: /\s/.test(body),
    other:
      block && (OTHERS.find((each) => around.includes(each)) ?? (hasMore || around.length > 0 ? 'text' : undefined)),
  };
}

const OTHERS = ['private-key', 'certificate'] as const;

const hasLabel = (form: Form): form is keyof typeof LABELS => form in LABELS;

/** The forms by the tags of the first elements in the outer sequence, in hex. */
const FORMS: readonly (readonly [tags: RegExp, form: Form])[] = [
  [/^2 4\b/, 'sec1'],
  [/^2 30 4\b/, 'pkcs8'],
  [/^2 2 2\b/, 'pkcs1'],
  [/^30 4\b/, 'encrypted-key'],
  [/^(?:30 3|2 2)\b/, 'public-key'],
];

/** Recognizes a structure by the tags of its first elements. */
function formOf(der: Uint8Array): Form | undefined {
  if (der.length === 65 && der[0] === 0x04) return 'public-key';
  const [outer, after] = elementsIn(der);
  if (outer?.tag !== TAGS.sequence || after) return undefined;
  const elements = inside(outer);
  const tags = elements.map(({ tag }) => tag.toString(16)).join(' ');
  if (!/^30 30 3\b/.test(tags)) return FORMS.find(([pattern]) => pattern.test(tags))?.[1];
  if (readCertificate(der)) return 'certificate';
  return inside(elements[0])[0]?.tag === TAGS.integer ? 'certificate-request' : undefined;
}
