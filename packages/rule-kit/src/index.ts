export { type Table, table } from './table.ts';
export { type TableSchema, tableSchema } from './table-schema.ts';
