import { formatPath } from '@pg/rule-kit';
import type { JSX } from 'preact';
import type { CheckRequest, Found } from '../checker/check-text.ts';
import { SEVERITIES, totalInWords } from '../checker/totals.ts';
import { Icon } from '../parts/icon.tsx';

/** "Session request". */
export const kindInWords = (kind: string): string => `${kind[0]?.toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;

/** A payload and where it was found: "Session request 2 of 3, in line 12". */
export function describeFound(found: readonly Found[], number: number): string {
  const { kind = '', line, at = [] }: Partial<Found> = found[number] ?? {};
  const position = found.length > 1 ? ` ${number + 1} of ${found.length}` : '';
  return `${kindInWords(kind)}${position}, in line ${line}${at.length > 0 ? ` at ${formatPath(at)}` : ''}`;
}

/** The text around the payload that is open. */
export interface Outer {
  readonly request: CheckRequest;
  readonly number: number;
  readonly title: string;
}

interface FoundListProps {
  readonly found: readonly Found[];
  readonly current: number;
  readonly onOpen: (number: number) => void;
  readonly outer: Outer | undefined;
  readonly onShow: (number: number) => void;
  readonly onBack: (outer: Outer) => void;
}

/** The payloads that were found in a text: each can be opened alone. The one that is open leads back. */
export const FoundList = ({ found, current, outer, onOpen, onShow, onBack }: FoundListProps): JSX.Element => (
  <nav hidden={!outer && found.every(({ isWhole }) => isWhole)} class="found" aria-label="Found in this text">
    {outer && (
      <p class="row">
        <strong>Open: {outer.title}.</strong>
        <button type="button" class="small" onClick={() => onBack(outer)}>
          Back to the whole text
        </button>
      </p>
    )}
    <ul class="stack" hidden={found.every(({ isWhole }) => isWhole)}>
      {found.map((each, i) => (
        <li key={`${i} ${each.span.start}`} class="row">
          <button type="button" class="small quiet" aria-current={i === current || undefined} onClick={() => onShow(i)}>
            <Icon name={SEVERITIES.find((severity) => each.totals[severity] > 0) ?? 'check'} /> Found:{' '}
            {describeFound(found, i)}
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
