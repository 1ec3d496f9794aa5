import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CheckedText } from '../checker/check-text.ts';
import type { PageFix } from '../checker/page-finding.ts';
import { formatNumber, totalInWords } from '../checker/totals.ts';
import { Icon } from '../parts/icon.tsx';
import { FindingCard } from './finding-card.tsx';
import { FindingFilters } from './finding-filters.tsx';
import { groupFindings, SHOW_ALL } from './groups.ts';

/** A list of thousands would slow the page down. */
const PAGE = 50;

interface FindingsListProps {
  readonly checked: CheckedText | undefined;
  readonly failed: string | undefined;
  readonly current: number | undefined;
  readonly onGo: (finding: number) => void;
  readonly onOpen: (finding: number) => void;
  readonly onFix: (fix: PageFix, count: number) => void;
  readonly onFixAll: () => void;
}

/** The findings: errors first, then by position. */
export function FindingsList(props: FindingsListProps): JSX.Element {
  const { checked, failed, current, onGo, onOpen, onFix, onFixAll } = props;
  const [limit, setLimit] = useState(PAGE);
  const [filter, setFilter] = useState(SHOW_ALL);
  const findings = checked?.findings ?? [];
  const groups = groupFindings(findings, filter);
  const fixable = findings.filter(({ fixes }) => fixes.some(({ isSafe }) => isSafe)).length;
  const total = Object.values(checked?.totals ?? {}).reduce((sum, number) => sum + number, 0);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => setLimit(PAGE), [checked]);
  useEffect(() => {
    if (current === undefined) return;
    list.current?.querySelector(`[data-numbers~="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const { heading, keepFocus } = useFocusAfterFix(checked);
  return (
    <section class="findings" aria-label="Findings" id="findings">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {checked ? totalInWords(checked.totals) : failed ? 'Not checked' : 'Checking …'}
        </h2>
        {fixable > 1 && (
          <button type="button" class="small" onClick={() => keepFocus(onFixAll)}>
            <Icon name="fix" /> Apply all {formatNumber(fixable)} safe fixes
          </button>
        )}
      </header>
      {checked && <FindingFilters findings={findings} totals={checked.totals} filter={filter} onChange={setFilter} />}
      {failed && <p class="empty">The check failed ({failed}). Your text is unchanged.</p>}
      {checked?.profileProblem && <p class="empty">{checked.profileProblem}</p>}
      {checked && findings.length === 0 && !checked.profileProblem && <NoFindings kind={checked.kind} />}
      <ol ref={list} tabIndex={findings.length > 0 ? 0 : undefined} aria-label="Findings, errors first">
        {groups.slice(0, limit).map((group) => (
          <FindingCard
            key={`${group.first.finding.groupKey} ${group.first.finding.line}`}
            group={group}
            current={current}
            onGo={onGo}
            onOpen={onOpen}
            onFix={(fix, count) => keepFocus(() => onFix(fix, count))}
          />
        ))}
        {groups.length > limit && (
          <li class="more">
            <button type="button" onClick={() => setLimit(limit + PAGE)}>
              Show {formatNumber(groups.length - limit)} more
            </button>
          </li>
        )}
        {total > findings.length && (
          <li class="note">
            Only the first {formatNumber(findings.length)} findings are listed. Fix some of them to see the other{' '}
            {formatNumber(total - findings.length)}.
          </li>
        )}
      </ol>
    </section>
  );
}

/** The pressed button disappears with its finding: the focus moves to the heading. */
function useFocusAfterFix(checked: CheckedText | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFixing = useRef(false);
  useEffect(() => {
    if (isFixing.current && document.activeElement === document.body) heading.current?.focus();
    isFixing.current = false;
  }, [checked]);
  const keepFocus = (fix: () => void): void => {
    isFixing.current = true;
    fix();
  };
  return { heading, keepFocus };
}

const NoFindings = ({ kind }: { readonly kind: string | undefined }): JSX.Element => (
  <div class="empty good">
    <Icon name="check" />
    <p>
      {kind === undefined
        ? 'Nothing to check yet. Paste a payload, or choose a sample.'
        : `No problems found in this ${kind}.`}
    </p>
  </div>
);
