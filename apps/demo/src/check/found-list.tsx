import type { JSX } from 'preact';
import type { Found } from '../checker/check-text.ts';
import { totalInWords } from '../checker/totals.ts';
import { Icon } from '../parts/icon.tsx';

/** "Session request". */
export const kindInWords = (kind: string): string => `${kind[0]?.toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;

/** A payload and where it was found: "Session request 2 of 3, in line 12". */
export function describeFound(found: readonly Found[], number: number): string {
  const { kind = '', line, at }: Partial<Found> = found[number] ?? {};
  const position = found.length > 1 ? ` ${number + 1} of ${found.length}` : '';
  return `${kindInWords(kind)}${position}, in line ${line}${at ? ` at ${at}` : ''}`;
}

interface FoundListProps {
  readonly found: readonly Found[];
  readonly current: number;
  readonly onOpen: (number: number) => void;
  readonly onShow: (number: number) => void;
}

/** The payloads that were found in a text: each can be opened alone. */
export const FoundList = ({ found, current, onOpen, onShow }: FoundListProps): JSX.Element => (
  <nav hidden={found.every(({ isWhole }) => isWhole)} class="found" aria-label="Found in this text">
    <ul class="stack">
      {found.map((each, i) => (
        <li key={`${i} ${each.start}`} class="row">
          <button type="button" class="small quiet" aria-current={i === current || undefined} onClick={() => onShow(i)}>
            <Icon name={iconOf(each.totals)} /> Found: {describeFound(found, i)}
            <span class="note">{totalInWords(each.totals)}</span>
          </button>
          <button type="button" class="small" onClick={() => onOpen(i)}>
            Open it <span class="unseen">alone: {describeFound(found, i)}</span>
          </button>
        </li>
      ))}
    </ul>
  </nav>
);

const iconOf = ({ error, warning, info }: Found['totals']) =>
  error > 0 ? 'error' : warning > 0 ? 'warning' : info > 0 ? 'info' : 'check';
