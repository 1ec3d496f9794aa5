import type { Resource } from '../src/index.ts';

/** A kind of payload for tests, with a schema and what differs from the plainest kind. */
export const testResource = (facts: Pick<Resource, 'schema'> & Partial<Resource>): Resource => ({
  kind: 'test',
  at: '',
  whole: 'the body',
  messages: {},
  tables: [],
  rules: [],
  ...facts,
});
