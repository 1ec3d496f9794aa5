import type { Format } from '@pg/rule-kit';
import type { OwnBytes } from '../keys/own-bytes.ts';

/** The bytes of a text that has its form; `undefined` for anything else, which the structure's rules tell. */
export const decoded = (
  value: unknown,
  format: Format,
  decoder: (text: string) => OwnBytes | undefined,
): OwnBytes | undefined =>
  typeof value === 'string' && format.findFailure(value) === undefined ? decoder(value) : undefined;
