import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CheckedText } from '../checker/check-text.ts';
import type { PageFix } from '../checker/page-finding.ts';
import { formatNumber, totalInWords } from '../checker/totals.ts';
import { Icon } from '../parts/icon.tsx';
import { FindingCard } from './finding-card.tsx';
import { groupFindings } from './groups.ts';

interface FindingsListProps {
  readonly checked: CheckedText | undefined;
  readonly failed: string | undefined;
  readonly current: number | undefined;
  readonly onGo: (finding: number) => void;
  readonly onFix: (fix: PageFix, count: number) => void;
  readonly onFixAll: () => void;
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
  const { checked, failed, current, onGo, onFix, onFixAll, text } = props;
  const list = useRef<HTMLOListElement>(null);
  const { heading, keepFocus } = useFocusAfterFix(checked);
  const findings = checked?.findings ?? [];
  const groups = groupFindings(findings);
  const fixable = findings.filter(({ fixes }) => fixes.some(({ isCertain }) => isCertain)).length;
  const total = Object.values(checked?.totals ?? {}).reduce((sum, number) => sum + number, 0);
  const listed = findings.reduce((sum, { times = 1 }) => sum + times, 0);
  useEffect(() => {
    if (current !== undefined)
      list.current?.querySelector(`[data-numbers~="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <section class="findings" aria-label="Findings" id="findings">
      <header class="row">
        <h2 ref={heading} tabIndex={-1}>
          {summaryOf(props)}
        </h2>
        {fixable > 1 && (
          <button type="button" class="small" onClick={() => keepFocus(onFixAll)}>
            <Icon name="fix" /> Apply all {formatNumber(fixable)} safe fixes
          </button>
        )}
      </header>
      {failed && <p class="empty">The check failed ({failed}). Your text is unchanged.</p>}
      {checked?.settingsProblem && <p class="empty">{checked.settingsProblem}</p>}
      {checked?.other && (
        <p class="warn">
          <strong>This is {checked.other.what}.</strong> {checked.other.instead}
        </p>
      )}
      {checked && findings.length === 0 && !checked.settingsProblem && (
        <NoFindings kind={checked.kind} isEmpty={text.trim() === ''} />
      )}
      <ol ref={list} class="stack" tabIndex={findings.length > 0 ? 0 : undefined} aria-label="Findings, errors first">
        {groups.map((group) => (
          <FindingCard
            key={`${group[0].finding.groupKey} ${group[0].finding.line}`}
            group={group}
            current={current}
            onGo={onGo}
            onFix={(fix, count) => keepFocus(() => onFix(fix, count))}
          />
        ))}
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

const NoFindings = ({
  kind,
  isEmpty,
}: {
  readonly kind: string | undefined;
  readonly isEmpty: boolean;
}): JSX.Element =>
  isEmpty ? (
    <p class="empty">Paste a payload, drop a file, or choose an example.</p>
  ) : (
    <div class="good card">
      <Icon name="check" />
      <p>
        <strong>No problems found</strong> in this {kind === undefined ? 'text' : kind.replaceAll('-', ' ')}.
      </p>
    </div>
  );
