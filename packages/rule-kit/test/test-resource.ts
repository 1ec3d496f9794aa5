import type { Resource } from '../src/index.ts';

/** A resource for tests: a schema, and defaults for everything else. */
export const testResource = (facts: Pick<Resource, 'schema'> & Partial<Resource>): Resource => ({
  kind: 'test',
  at: '',
  whole: 'the body',
  messages: {},
  tables: [],
  rules: [],
  ...facts,
});
