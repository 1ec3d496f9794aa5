/** There is something to compare with, and it can't be: the message says what to do. */
export class CannotCompareError extends Error {
  override readonly name = 'CannotCompareError';
}
