import type { JSX } from 'preact';
import { type Totals, totalInWords } from '../checker/totals.ts';
import { Icon } from '../parts/icon.tsx';

export interface PayloadListProps {
  readonly label: string;
  readonly entries: readonly { readonly name: string; readonly totals: Totals | undefined }[];
  readonly current?: number | undefined;
  readonly onOpen: (entry: number) => void;
}

/** Several payloads with the number of their findings. */
export const PayloadList = ({ label, entries, current, onOpen }: PayloadListProps): JSX.Element => (
  <nav class="payloads" aria-label={label}>
    <ul class="row">
      {entries.map(({ name, totals }, i) => (
        <li key={`${i} ${name}`}>
          <button type="button" class="small quiet" aria-current={i === current || undefined} onClick={() => onOpen(i)}>
            {totals && <Icon name={iconOf(totals)} />} {name}
            <span class="note">{totals ? totalInWords(totals) : 'Checking …'}</span>
          </button>
        </li>
      ))}
    </ul>
  </nav>
);

const iconOf = ({ error, warning, info }: Totals) =>
  error > 0 ? 'error' : warning > 0 ? 'warning' : info > 0 ? 'info' : 'check';
