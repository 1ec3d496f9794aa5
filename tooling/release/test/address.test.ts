import { expect, test } from 'vitest';
import { rulePageOf } from '../address.js';

test.each([
  ['https://github.com/Me/pg-rules', 'https://me.github.io/pg-rules/playground/#/reference/rule/{rule}'],
  ['https://git.shop.example/pg/rules', ''],
])('reports of the repository %s link to %j', (address, page) => {
  expect(rulePageOf(address)).toBe(page);
});
