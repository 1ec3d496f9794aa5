import type { Resource } from '../src/index.ts';

/** A resource for tests: a table, and defaults for everything else. */
export const testResource = (facts: Pick<Resource, 'table'> & Partial<Resource>): Resource => ({
  kind: 'test',
  at: '',
  whole: 'the body',
  messages: {},
  rules: [],
  ...facts,
});
