import { expect, it } from 'vitest';
import changelog from '../changeset-lines.cjs';

it.each([
  ['Two lines\nof prose.', '- Two lines\n  of prose.'],
  ['One.\n\nTwo.', '- One.\n\n  Two.'],
  ['- One\n  line.\n- Two.', '- One\n  line.\n- Two.'],
])('%j is %j in a changelog', async (summary, lines) => {
  expect(await changelog.getReleaseLine({ summary })).toBe(lines);
});
