/** The value of a JSON text, as JSON.parse reads it; `undefined` if it is not JSON. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
