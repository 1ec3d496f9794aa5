import type { Payload, Violation } from '@pg/rule-kit';

/** Returns the violation if the object has a field of that name. */
export const findNamedField = (object: Payload, name: string, violation: Omit<Violation, 'path'>): Violation[] =>
  name in object ? [{ path: [name], ...violation }] : [];
