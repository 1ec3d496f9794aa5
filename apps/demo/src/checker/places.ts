// A chunk of its own: a first visit does not need it.
export { completionsAt, rowAt } from '@pg/lint';
