import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CheckedText } from '../checker/check-text.ts';
import type { PageFix } from '../checker/page-finding.ts';
import { formatNumber, type Totals, totalInWords } from '../checker/totals.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { lazy } from '../parts/lazy.tsx';
import { FindingCard } from './finding-card.tsx';
import type { FindingFiltersProps } from './finding-filters.tsx';
import { groupFindings, SHOW_ALL } from './groups.ts';
import type { OtherTextProps } from './other-text.tsx';
import { describeFindings } from './report.ts';

/** Most payloads have few findings. */
const FindingFilters = lazy<FindingFiltersProps>(async () => (await import('./finding-filters.tsx')).FindingFilters);
const OtherText = lazy<OtherTextProps>(async () => (await import('./other-text.tsx')).OtherText);

const NONE: Totals = { error: 0, warning: 0, info: 0 };

/** A list of thousands would slow the page down. */
const PAGE = 50;

interface FindingsListProps {
  readonly checked: CheckedText | undefined;
  readonly failed: string | undefined;
  readonly current: number | undefined;
  readonly onGo: (finding: number) => void;
  readonly onOpen: (finding: number) => void;
  readonly onFix: (fix: PageFix, count: number) => void;
  readonly onFixAll: () => Promise<void>;
  /** Checks another text instead: the JSON inside this one. */
  readonly onInside: (text: string) => void;
  /** The checked text. */
  readonly text: string;
}

/** The number of findings, or why there is none. */
export function summaryOf({ checked, failed, text }: Pick<FindingsListProps, 'checked' | 'failed' | 'text'>): string {
  if (!checked) return failed ? 'Not checked' : 'Checking …';
  return text.trim() === '' ? 'Nothing to check yet' : totalInWords(checked.totals);
}

/** The findings: errors first, then by position. */
export function FindingsList(props: FindingsListProps): JSX.Element {
  const { checked, failed, current, onGo, onOpen, onFix, onFixAll, onInside, text } = props;
  const [isFixing, setFixing] = useState(false);
  const isEmpty = checked !== undefined && text.trim() === '';
  const fixAll = async (): Promise<void> => {
    setFixing(true);
    await onFixAll();
    setFixing(false);
  };
  const [limit, setLimit] = useState(PAGE);
  const [filter, setFilter] = useState(SHOW_ALL);
  const findings = checked?.findings ?? [];
  const groups = groupFindings(findings, filter);
  const fixable = findings.filter(({ fixes }) => fixes.some(({ isCertain }) => isCertain)).length;
  const total = Object.values(checked?.totals ?? {}).reduce((sum, number) => sum + number, 0);
  const listed = findings.reduce((sum, { times }) => sum + times, 0);
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
          {summaryOf(props)}
        </h2>
        {fixable > 1 && (
          <button
            type="button"
            class="small"
            aria-disabled={isFixing}
            onClick={() => isFixing || keepFocus(() => void fixAll())}
          >
            <Icon name="fix" /> {isFixing ? 'Applying …' : `Apply all ${formatNumber(fixable)} safe fixes`}
          </button>
        )}
        {findings.length > 1 && (
          <CopyButton
            label="Copy report"
            text={describeFindings(
              `${totalInWords(checked?.totals ?? NONE)} in a ${checked?.kind ?? 'text'}`,
              findings,
            )}
          />
        )}
      </header>
      {findings.length > 1 && checked && (
        <FindingFilters findings={findings} totals={checked.totals} filter={filter} onChange={setFilter} />
      )}
      {failed && <p class="empty">The check failed ({failed}). Your text is unchanged.</p>}
      {checked?.profileProblem && <p class="empty">{checked.profileProblem}</p>}
      {checked?.other && <OtherText other={checked.other} onInside={onInside} />}
      {isEmpty && <p class="empty">Paste a payload, drop files, or choose New to start with a valid one.</p>}
      {checked && !isEmpty && findings.length === 0 && !checked.profileProblem && <NoFindings kind={checked.kind} />}
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
        {total > listed && (
          <li class="note">
            Only the first {formatNumber(listed)} findings are listed. Fix some of them to see the other{' '}
            {formatNumber(total - listed)}.
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
      <strong>Ready to send.</strong> No problems found in this {kind}.
    </p>
  </div>
);
