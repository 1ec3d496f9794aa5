/** How an absolute URL begins. To parse another text and to throw takes many times as long. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Whether the platform takes a text for an absolute URL. `URL.canParse` says so too, but in Node.js 20 it refuses letters
 * such as é once it was called some thousand times.
 */
export function isUrl(text: string): boolean {
  if (!SCHEME.test(text)) return false;
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}
