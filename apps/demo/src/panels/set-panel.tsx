import '../styles/panels.css';
import type { JSX } from 'preact';
import { formatRoute } from '../routing/route.ts';
import type { PanelProps } from './panels.ts';

const MOST_NAMES = 6;

/** The card parameter set of a payload, and the next one. */
export function SetPanel({ checked: { cardSet } }: PanelProps): JSX.Element | null {
  if (cardSet === undefined) return null;
  const { set, used, all, nearest } = cardSet;
  const names = nearest?.fields.slice(0, MOST_NAMES).join(', ');
  const more = (nearest?.fields.length ?? 0) - MOST_NAMES;
  return (
    <div class="stack">
      <p>
        <strong>Set {set}</strong>: {used} of its {all} fields.
      </p>
      {nearest && (
        <p>
          Nearest other: <strong>Set {nearest.set}</strong>.{' '}
          {nearest.areSimilar ? 'It has similar fields to' : 'These fields belong to it'}
          {nearest.areSimilar ? ' ' : ': '}
          {names}
          {more > 0 && ` and ${more} more`}.
        </p>
      )}
      <p>
        <a href={formatRoute('reference', ['sets'])}>The six sets side by side</a>
      </p>
    </div>
  );
}
