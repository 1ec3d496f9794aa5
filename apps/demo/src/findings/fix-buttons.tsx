import type { JSX } from 'preact';
import type { PageFinding, PageFix } from '../checker/page-finding.ts';
import { Icon } from '../parts/icon.tsx';

interface FixButtonsProps {
  readonly finding: PageFinding;
  readonly onFix: (fix: PageFix) => void;
}

/** A button for each fix, with a preview. */
export const FixButtons = ({ finding: { fixes, line, path, rule }, onFix }: FixButtonsProps): JSX.Element | null =>
  fixes.length === 0 ? null : (
    <ul class="fixes">
      {fixes.map((fix) => (
        <li key={fix.title}>
          <button type="button" class="small" onClick={() => onFix(fix)}>
            <Icon name="fix" /> {fix.title}
            <span class="unseen">
              {' '}
              in line {line}: {path || rule}
            </span>
          </button>
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
      ))}
    </ul>
  );
