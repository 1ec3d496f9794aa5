import { expect, test } from 'vitest';
import { dependenciesFirst, tagFor } from '../publish.js';

const lint = { name: '@pg/lint', dependencies: { '@pg/rule-kit': '0.2.0', valibot: '^1.5.0' } };
const plugin = {
  name: '@pg/eslint-plugin',
  dependencies: { '@pg/lint': '0.2.0' },
  peerDependencies: { eslint: '^10' },
};
const kit = { name: '@pg/rule-kit', dependencies: { '@pg/type-codes': '0.2.0' } };
const codes = { name: '@pg/type-codes' };

test.each([[[plugin, lint, kit, codes]], [[codes, kit, lint, plugin]], [[lint, plugin, codes, kit]]])(
  'publishes a package after its dependencies',
  (packages) => {
    expect(dependenciesFirst(packages)).toEqual([codes, kit, lint, plugin]);
  },
);

test.each([
  ['0.1.0', undefined, 'latest'],
  ['0.2.0', '0.1.0', 'latest'],
  ['0.1.1', '0.2.0', 'line-0.1'],
  ['0.9.0', '0.10.0', 'line-0.9'],
  ['0.10.0', '0.9.0', 'latest'],
  ['0.2.0', '0.2.0', 'latest'],
  ['0.3.0-next.0', '0.2.0', 'next'],
  ['0.3.0-0', undefined, 'next'],
])('%s, while latest is %s, gets the tag %s', (version, latest, tag) => {
  expect(tagFor(version, latest)).toBe(tag);
});
