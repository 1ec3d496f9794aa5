/** Describes a failure of the command itself, without the error's message, which could quote a payload. */
export function describeFailure(error: unknown): string {
  const frames = error instanceof Error ? framesOf(error) : [];
  return `internal failure (${nameOf(error)}); please report it with these lines:\n${frames.join('\n')}`;
}

/** The name of an error, like `RangeError`. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const after = start < 0 ? '' : stack.slice(start + message.length);
  return after.split('\n').filter((line) => /^ {4}at /.test(line));
}
