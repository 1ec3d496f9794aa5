import type { JSX } from 'preact';
import type { PageFix } from '../checker/page-finding.ts';
import { formatNumber } from '../checker/totals.ts';
import { Icon } from '../parts/icon.tsx';
import type { Group } from './groups.ts';

interface FixButtonsProps {
  readonly group: Group;
  readonly onFix: (fix: PageFix, count: number) => void;
}

/** A button for each fix of the first finding, with a preview, and one for the same fix of all similar findings. */
export function FixButtons({ group, onFix }: FixButtonsProps): JSX.Element | null {
  const [{ finding }] = group;
  const { fixes, line, place, rule } = finding;
  if (fixes.length === 0) return null;
  return (
    <ul class="fixes">
      {fixes.map((fix) => {
        const alike = group.flatMap((each) => each.finding.fixes.filter(({ title }) => title === fix.title));
        return (
          <li key={fix.title}>
            <p class="row">
              <button type="button" class="small" onClick={() => onFix(fix, 1)}>
                <Icon name="fix" /> {fix.title}
                <span class="unseen">
                  {' '}
                  in line {line}: {place || rule}
                </span>
              </button>
              {alike.length > 1 && (
                <button
                  type="button"
                  class="small"
                  onClick={() => onFix({ ...fix, edits: alike.flatMap(({ edits }) => edits) }, alike.length)}
                >
                  In all {formatNumber(alike.length)} places <span class="unseen">{fix.title}</span>
                </button>
              )}
            </p>
            <p class="diff">
              <del>
                <span class="unseen">Before: </span>
                {fix.before}
              </del>
              <ins>
                <span class="unseen">After: </span>
                {fix.after}
              </ins>
              {fix.edits.length > 1 && <span class="note">and {fix.edits.length - 1} more places</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
