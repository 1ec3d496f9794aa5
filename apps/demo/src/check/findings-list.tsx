import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { CheckedText } from './check-text.ts';
import { FindingCard } from './finding-card.tsx';
import { inGroups, totalInWords } from './totals.ts';

/** A list of thousands would hold the page up. */
const PAGE = 50;

interface FindingsListProps {
  readonly checked: CheckedText | undefined;
  readonly failed: string | undefined;
  /** The layer in sight. */
  readonly open: number;
  readonly current: number | undefined;
  readonly onGo: (finding: number) => void;
  readonly onOpen: (finding: number) => void;
  readonly onFix: (finding: number) => void;
  readonly onFixAll: () => void;
}

/** What was found, in the order of the text. */
export function FindingsList(props: FindingsListProps): JSX.Element {
  const { checked, failed, open, current, onGo, onOpen, onFix, onFixAll } = props;
  const [shown, setShown] = useState(PAGE);
  const findings = checked?.findings ?? [];
  const wanted = current === undefined ? shown : Math.max(shown, current + 1);
  useEffect(() => setShown(PAGE), [checked]);
  useEffect(() => {
    if (current !== undefined) document.querySelector(`#finding-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMending = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone with what it mended.
    if (isMending.current && document.activeElement === document.body) heading.current?.focus();
    isMending.current = false;
  }, [checked]);
  const mend = (how: () => void): void => {
    isMending.current = true;
    how();
  };
  const fixes = checked?.fixes ?? 0;
  const inAll = Object.values(checked?.totals ?? {}).reduce((sum, number) => sum + number, 0);
  return (
    <section class="findings" aria-label="Findings">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {checked ? totalInWords(checked.totals) : failed ? 'Not checked' : 'Checking'}
        </h2>
        {fixes > 1 && (
          <button type="button" class="small" onClick={() => mend(onFixAll)}>
            <Icon name="mend" /> Fix all {inGroups(fixes)}
          </button>
        )}
      </header>
      {failed && <p class="empty">The check broke off ({failed}). The text is unchanged.</p>}
      {checked?.profileProblem && <p class="empty">{checked.profileProblem}</p>}
      {checked && findings.length === 0 && !checked.profileProblem && <NothingFound kind={checked.kind} />}
      <ol tabIndex={findings.length > 0 ? 0 : undefined} aria-label="Findings, in the order of the text">
        {findings.slice(0, wanted).map((finding, i) => (
          <FindingCard
            key={`${finding.rule} ${i}`}
            finding={finding}
            number={i}
            isCurrent={i === current}
            inside={finding.layer > 0 && finding.layer !== open ? checked?.layers[finding.layer]?.path : undefined}
            onGo={() => onGo(i)}
            onOpen={() => onOpen(i)}
            onFix={() => mend(() => onFix(i))}
          />
        ))}
        {findings.length > wanted && (
          <li class="more">
            <button type="button" onClick={() => setShown(wanted + PAGE)}>
              Show more: {inGroups(findings.length - wanted)} are left
            </button>
          </li>
        )}
        {inAll > findings.length && (
          <li class="note">
            Here are the {inGroups(findings.length)} that weigh most. The other {inGroups(inAll - findings.length)} come
            when some of them are mended.
          </li>
        )}
      </ol>
    </section>
  );
}

const NothingFound = ({ kind }: { readonly kind: string | undefined }): JSX.Element => (
  <div class="empty good">
    <Icon name="check" />
    <p>
      {kind === undefined
        ? 'There is nothing to check yet.'
        : `Nothing is wrong with this ${kind}, as far as the document says.`}
    </p>
  </div>
);
