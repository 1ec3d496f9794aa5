import type { Payload, PlacedMistake } from '@pg/rule-kit';

/** Returns the violation if the object has a field of that name. */
export const findNamedField = (
  object: Payload,
  name: string,
  violation: Omit<PlacedMistake, 'path'>,
): PlacedMistake[] => (name in object ? [{ path: [name], ...violation }] : []);
