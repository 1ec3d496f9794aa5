import type { Profile } from '@pg/rule-kit';

/** Writes a merchant profile for a link; `undefined` for an empty one. */
export function writeProfile(profile: Profile): string | undefined {
  const filled = Object.entries(profile).filter(([, value]) => isFilled(value));
  return filled.length === 0 ? undefined : JSON.stringify(Object.fromEntries(filled));
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null ? Object.values(value).some(isFilled) : value !== undefined;
}
