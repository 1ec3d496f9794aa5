/** What a request's header `Prefer` asks for. */
export interface Preference {
  /** The status to answer with. */
  readonly code?: number;
  /** The seconds to wait before the answer. */
  readonly delay?: number;
}

/** A token with a value, also in quotes; parameters after it are ignored. */
const PREFERENCE = /^(code|delay)\s*=\s*"?([^";\s]+)"?\s*(?:;.*)?$/i;
const VALUES = { code: /^[45]\d\d$/, delay: /^\d{1,2}(?:\.\d{1,3})?$/ } as const;

/**
 * Reads the header `Prefer`, like `code=503, delay=1.5`; `undefined` if one of these is out of range. Of several, the first
 * counts, and others are ignored (RFC 7240).
 */
export function readPrefer(header: string): Preference | undefined {
  let preference: Preference = {};
  for (const part of header.split(',')) {
    const [, token = '', value = ''] = PREFERENCE.exec(part.trim()) ?? [];
    const name = token.toLowerCase();
    if (name !== 'code' && name !== 'delay') continue;
    if (!VALUES[name].test(value)) return undefined;
    preference = { [name]: Number(value), ...preference };
  }
  return preference;
}
