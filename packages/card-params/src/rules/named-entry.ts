import type { Found, Payload } from '@pg/rule-kit';

/** What is found where an object has an entry of that name; nothing where it has none. */
export const findNamedEntry = (object: Payload, name: string, found: Omit<Found, 'path'>): Found[] =>
  name in object ? [{ path: [name], ...found }] : [];
