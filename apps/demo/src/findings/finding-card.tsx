import type { JSX } from 'preact';
import { ruleAddress } from '../address.ts';
import type { PageFinding, PageFix } from '../checker/page-finding.ts';
import { formatNumber } from '../checker/totals.ts';
import { Icon } from '../parts/icon.tsx';
import { BASES } from './bases.ts';
import { FixButtons } from './fix-buttons.tsx';
import type { Group } from './groups.ts';

interface FindingCardProps {
  readonly group: Group;
  /** The finding at the cursor. */
  readonly current: number | undefined;
  /** Shows a finding in the editor. */
  readonly onGo: (number: number) => void;
  readonly onFix: (fix: PageFix, count: number) => void;
}

/** A finding, or several similar ones. */
export function FindingCard({ group: members, current, onGo, onFix }: FindingCardProps): JSX.Element {
  const [{ finding, number }] = members;
  const { severity, message, hint, line } = finding;
  const isCurrent = members.some((each) => each.number === current);
  const count = members.length;
  return (
    <li
      class={`finding card is-${severity}`}
      aria-current={isCurrent || undefined}
      data-numbers={members.map((each) => each.number).join(' ')}
    >
      <button type="button" class="finding-place" onClick={() => onGo(number)}>
        <Icon name={severity} />
        <span>
          <span class="severity">
            <span class="line">Line {line}</span> {severity === 'info' ? 'note' : severity}
          </span>
          <span class="message">
            {count > 1 && <strong>{formatNumber(count)} × </strong>}
            {message}
          </span>
        </span>
      </button>
      <Source finding={finding} />
      {hint !== undefined && <p class="hint">{hint}</p>}
      <FixButtons group={members} onFix={onFix} />
    </li>
  );
}

/** Where a finding is, and what it is based on. */
const Source = ({ finding: { place, section, basis, rule } }: { readonly finding: PageFinding }): JSX.Element => (
  <p class="source">
    {place !== '' && (
      <>
        <span class="path">{place}</span> ·{' '}
      </>
    )}
    {section}
    {basis !== 'stated' && ` · ${BASES[basis]}`} · <a href={ruleAddress(rule)}>{rule}</a>
  </p>
);
