// Tasks that a first visit does not need: a chunk of their own.
import { type CardSetNumber, cardTable } from '@pg/card-params';
import { type FixedText, fixText } from '@pg/lint';
import { samplePayload } from '@pg/lint/sample';
import { encodeComponent } from '@pg/nested-text';
import { brands } from '@pg/sale-form';
import { type CheckRequest, findAll, optionsOf } from './check-text.ts';
import type { NewPayload, TextFile } from './tasks.ts';
import { countBySeverity, type Totals } from './totals.ts';

export { completionsAt, rowAt } from '@pg/lint';
export { redactText } from '../share/redact.ts';

/** Makes every certain change. */
export const fixSafely = (request: CheckRequest): FixedText => fixText(request.text, optionsOf(request));

/** Counts the findings of each file. */
export const listFiles = (files: readonly TextFile[], profile: string | undefined): Promise<Totals[]> =>
  Promise.all(files.map(async ({ text }) => countBySeverity((await findAll(text, optionsOf({ text, profile }))).all)));

/** Writes a valid payload with plausible values: a form for a sale, JSON for everything else. */
export function writePayload({ kind, set, brand }: NewPayload): string {
  const payload = samplePayload({ kind, ...(isCardSet(set) && { set }), ...(isBrand(brand) && { brand }) });
  const toField = ([name, value]: [string, unknown]) => `${encodeComponent(name)}=${encodeComponent(String(value))}`;
  return kind === 'sale-form'
    ? Object.entries(payload).map(toField).join('&')
    : `${JSON.stringify(payload, null, 2)}\n`;
}

const isCardSet = (set: number | undefined): set is CardSetNumber =>
  set !== undefined && cardTable.alternatives.tables[set - 1] !== undefined;

const isBrand = (name: string | undefined): name is keyof typeof brands =>
  name !== undefined && Object.hasOwn(brands, name);
