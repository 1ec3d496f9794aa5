/**
 * Whether the platform takes a text for an absolute URL. `URL.canParse` says so too, but in Node.js 20 it refuses letters
 * such as é once it was called some thousand times.
 */
export function isUrl(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}
