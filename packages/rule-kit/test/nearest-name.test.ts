import { expect, test } from 'vitest';
import { nearestName } from '../src/index.ts';

test.each<[string, string[], string | undefined]>([
  ['crad', ['card', 'naps'], 'card'],
  ['ab', ['ax'], 'ax'],
  ['ab', ['xy'], undefined],
  ['abcdef', ['abcdxy'], 'abcdxy'],
  ['abcdef', ['abcxyz'], undefined],
  ['abcdefg', ['abcdxyz'], 'abcdxyz'],
  ['abcdefghijkl', ['abcdefghwxyz'], undefined],
  // Several are as near.
  ['ab', ['ax', 'ay'], undefined],
  ['AB', ['ab', 'a_b'], undefined],
  ['ab', [], undefined],
])('nearest to %s of %j is %s', (unknown, known, name) => {
  expect(nearestName(unknown, known)?.name).toBe(name);
});

test.each<[string, boolean]>([
  ['Post_Code', true],
  ['post code', true],
  ['post-code', true],
  ['postcod', false],
])('%s is certainly postcode: %s', (unknown, certain) => {
  expect(nearestName(unknown, ['postcode', 'phone'])).toEqual({ name: 'postcode', certain });
});
