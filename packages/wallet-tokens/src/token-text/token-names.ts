import type { Table } from '@pg/rule-kit';
import { toStandardBase64 } from '../base64.ts';
import { TOKEN_AT } from '../token-at.ts';

export const namesOf = (tables: readonly Table[]): Set<string> =>
  new Set(tables.flatMap(({ rows }) => Object.keys(rows)));

/** So long a name stands in no other payload by accident. */
const LONG = 12;
/** One name might be another payload's. */
const ENOUGH = 2;

/** Tells whether a text speaks of a wallet's token, whatever has become of it: by names that only its tables have. */
export function speaksOf(own: readonly Table[], other: readonly Table[]): (text: string) => boolean {
  const others = namesOf(other);
  const names = [...namesOf(own)].filter((name) => name.length >= LONG && !others.has(name));
  const patterns = names.map((name) => new RegExp(`\\b${name}\\b`));
  return (text) => {
    const readable = toReadable(text);
    // What names the entry that carries the token is a sale, or something around one.
    return !readable.includes(TOKEN_AT) && patterns.filter((pattern) => pattern.test(readable)).length >= ENOUGH;
  };
}

/** Undoes what hides the names in a text. */
function toReadable(text: string): string {
  const bare = text.trim();
  const isBase64 = /^e[wy][\w+/-]+={0,2}$/.test(bare);
  try {
    return !isBase64 ? decodeURIComponent(text) : atob(toStandardBase64(bare));
  } catch {
    return text;
  }
}
