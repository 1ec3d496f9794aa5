import { listInWords } from '@pg/rule-kit';
import { UsageError } from './exit-status.ts';

/** The value of an option that takes one of a few words. */
export function requireOneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`${option} ${JSON.stringify(value)}: there is ${listInWords(allowed)}`);
  return found;
}

/** The value of an option that takes a whole number within bounds. */
export function requireWhole(option: string, value: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${option} ${JSON.stringify(value)}: a whole number, ${least} to ${most}`);
}
