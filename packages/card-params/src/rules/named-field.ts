import type { Payload, Violation } from '@pg/rule-kit';

/** A violation at the field of that name, if the object has it. */
export const findNamedField = (object: Payload, name: string, violation: Omit<Violation, 'path'>): Violation[] =>
  name in object ? [{ path: [name], ...violation }] : [];
