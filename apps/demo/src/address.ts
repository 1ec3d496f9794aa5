import { useEffect, useState } from 'preact/hooks';

/** What the fragment of the URL names: `#/check?sample=good/set-3-descriptor.json&kind=session-request`. */
export type Address = Readonly<
  Partial<Record<'sample' | 'payload' | 'redacted' | 'kind' | 'settings', string | undefined>>
>;

/** Reads the fragment of a URL. */
export const parseAddress = (hash: string): Address =>
  Object.fromEntries(new URLSearchParams(/\?(.*)$/s.exec(hash)?.[1] ?? ''));

/** Writes the fragment that `parseAddress` reads, without empty parts. */
export function formatAddress(parts: Address): string {
  const given = Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1]));
  return given.length === 0 ? '#/check' : `#/check?${new URLSearchParams(given)}`;
}

/** A link to share. */
export const linkTo = (parts: Address): string => `${location.origin}${location.pathname}${formatAddress(parts)}`;

/** Goes to an address. `replace` adds no step to the history. */
export function goTo(parts: Address, how: 'assign' | 'replace' = 'assign'): void {
  const hash = formatAddress(parts);
  if (hash !== location.hash) location[how](hash);
}

/** The current address, for a component that lasts as long as the page. */
export function useAddress(): Address {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => addEventListener('hashchange', () => setHash(location.hash)), []);
  return parseAddress(hash);
}

/** The site that the playground is a page of. */
export const SITE = '..';

/** The anchor of a table in the reference, by its section. */
export const tableAnchor = (section: string): string =>
  section
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
