import { isObject } from '@pg/rule-kit';

/** @throws {TypeError} where it is no object. */
export function requireObject(given: unknown, where: string): Record<string, unknown> {
  if (isObject(given)) return given;
  throw new TypeError(`${where} has to be an object`);
}

/** @throws {TypeError} where a setting is left over that does not exist. */
export function refuseOthers(others: object, where: string, known: string): void {
  const [other] = Object.keys(others);
  if (other !== undefined) throw new TypeError(`${where}: "${other}" is none of ${known}`);
}
