import { isObject, type Payload } from '@pg/rule-kit';

/** What the text of `intermediateSigningKey.signedKey` says; nothing where it can't be read. */
export function readSignedKey({ intermediateSigningKey }: Payload): Payload {
  const signedKey = isObject(intermediateSigningKey) ? intermediateSigningKey.signedKey : undefined;
  if (typeof signedKey !== 'string') return {};
  try {
    const value: unknown = JSON.parse(signedKey);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
