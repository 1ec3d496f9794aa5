import { proveText } from '@pg/lint';
import { optionsOf } from './check-text.ts';
import { countBySeverity, type Totals } from './totals.ts';

/** A file that the user opened. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Counts the findings of each file. */
export async function listFiles(files: readonly TextFile[], profile: string | undefined): Promise<Totals[]> {
  const totals: Totals[] = [];
  for (const { text } of files)
    totals.push(countBySeverity((await proveText(text, optionsOf({ text, profile }))).findings));
  return totals;
}
