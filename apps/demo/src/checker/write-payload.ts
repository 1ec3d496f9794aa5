import { samplePayload } from '@pg/lint/sample';
import { encodeComponent } from '@pg/nested-text';
import { brands } from '@pg/sale-form';
import { isCardSet } from '../profile/read-profile.ts';
import type { NewPayload } from './tasks.ts';

/** Writes a valid payload with plausible values: a form for a sale, JSON for everything else. */
export function writePayload({ kind, set, brand }: NewPayload): string {
  const payload = samplePayload({
    kind,
    ...(isCardSet(set) && { set }),
    ...(isBrand(brand) && { brand }),
  });
  const fields = Object.entries(payload);
  return kind === 'sale-form'
    ? fields.map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(String(value))}`).join('&')
    : `${JSON.stringify(payload, null, 2)}\n`;
}

const isBrand = (name: string | undefined): name is keyof typeof brands =>
  name !== undefined && Object.hasOwn(brands, name);
