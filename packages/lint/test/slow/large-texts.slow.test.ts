import { expect, test } from 'vitest';
import { lintText } from '../../src/index.ts';

const LARGE = 6 * 2 ** 20;

test.each([
  ['one repeated letter', 'a'.repeat(LARGE)],
  ['spaces', ' '.repeat(LARGE)],
  ['an address without end', `https://${'a'.repeat(LARGE)}`],
  ['a request line without end', `POST ${'a'.repeat(LARGE)}`],
  ['a string of curl without end', `curl -d "${'a'.repeat(LARGE)}`],
  ['a line of curl with escapes', `curl -d $'${'\\n'.repeat(2 ** 18)}`],
  ['text like base64', `eyJ${'A'.repeat(LARGE)}`],
])('megabytes on one line are read: %s', (_, text) => {
  expect(lintText(text).findings).toHaveLength(1);
});
