// Checked by `tsc` in the `types` task: each line after `@ts-expect-error` must be an error.
import { removeNulls } from '../src/index.ts';

interface Row {
  readonly city: string | null;
  readonly items: readonly { readonly name: string | null; readonly at: Date | null }[];
}

export const of = (
  row: Row,
): { city?: string | undefined; items: { name?: string | undefined; at?: Date | undefined }[] } => removeNulls(row);
// @ts-expect-error the city may be missing
export const cityOf = (row: Row): string => removeNulls(row).city;
