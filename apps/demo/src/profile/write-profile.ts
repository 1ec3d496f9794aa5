import type { Profile } from '@pg/rule-kit';

/** Writes a profile for a link; `undefined` for one that says nothing. */
export function writeProfile(profile: Profile): string | undefined {
  const said = Object.entries(profile).filter(([, value]) => saysSomething(value));
  return said.length === 0 ? undefined : JSON.stringify(Object.fromEntries(said));
}

function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null ? Object.values(value).some(saysSomething) : value !== undefined;
}
