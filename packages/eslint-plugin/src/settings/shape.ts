import { isObject } from '@pg/rule-kit';
import { makeSentence, type Params, stringMessages, typeOf } from '@pg/type-codes';
import { settingsMessages } from '../messages.ts';

/** An error in the configuration. ESLint stops with it. */
export const settingsError = (field: string, code: keyof typeof settingsMessages, params: Params = {}): TypeError =>
  new TypeError(makeSentence({ code, params, field }, [settingsMessages, stringMessages]).message);

/** @throws {TypeError} if the setting is not an object. */
export function requireObject(given: unknown, field: string): Record<string, unknown> {
  if (isObject(given)) return given;
  throw settingsError(field, 'not-an-object', { actual: typeOf(given) });
}

/** @throws {TypeError} if there is an unknown setting. */
export function rejectUnknown(unknown: object, field: string, known: readonly string[]): void {
  const [name] = Object.keys(unknown);
  if (name !== undefined) throw settingsError(`${field}.${name}`, 'unknown-setting', { known });
}
