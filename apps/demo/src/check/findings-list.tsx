import type { Severity } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { CheckedFinding, CheckedText } from './check-text.ts';
import { FindingCard, SEVERITIES } from './finding-card.tsx';

/** A list of thousands would hold the page up. */
const PAGE = 100;

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
  const fixes = findings.filter(({ edit }) => edit).length;
  return (
    <section class="findings" aria-label="Findings">
      <header>
        <h2>{checked ? totalInWords(findings) : failed ? 'Not checked' : 'Checking'}</h2>
        {fixes > 1 && (
          <button type="button" class="small" onClick={onFixAll}>
            <Icon name="mend" /> Fix all {fixes}
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
            onFix={() => onFix(i)}
          />
        ))}
        {findings.length > wanted && (
          <li class="more">
            <button type="button" onClick={() => setShown(wanted + PAGE)}>
              Show more: {findings.length - wanted} are left
            </button>
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

/** "1 error, 2 warnings". */
export function totalInWords(findings: readonly Pick<CheckedFinding, 'severity'>[]): string {
  const words = SEVERITIES.flatMap((severity) => {
    const number = findings.filter((each) => each.severity === severity).length;
    return number === 0 ? [] : [`${number} ${nounOf(severity)}${number === 1 ? '' : 's'}`];
  });
  return words.length === 0 ? 'No findings' : words.join(', ');
}

const nounOf = (severity: Severity): string => (severity === 'info' ? 'note' : severity);
