/** What to report when the command itself fails: not the error's message, which might quote a payload. */
export function describeFailure(error: unknown): string {
  const frames = error instanceof Error ? framesOf(error) : [];
  return `internal failure (${nameOf(error)}); please report it with these lines:\n${frames.join('\n')}`;
}

/** The name of an error: `RangeError`. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** The lines of a stack after the message. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const after = start < 0 ? '' : stack.slice(start + message.length);
  return after.split('\n').filter((line) => /^ {4}at /.test(line));
}
