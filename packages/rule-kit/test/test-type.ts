import type { PayloadType } from '../src/index.ts';

/** A payload type for tests: a table, and defaults for everything else. */
export const testType = (facts: Pick<PayloadType, 'table'> & Partial<PayloadType>): PayloadType => ({
  name: 'test',
  at: '',
  whole: 'the body',
  messages: {},
  rules: [],
  ...facts,
});
