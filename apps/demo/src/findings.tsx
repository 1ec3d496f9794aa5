import type { Change } from '@pg/lint';
import type { Basis } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { SITE, tableAnchor } from './address.ts';
import type { PageFinding } from './checker/check-text.ts';
import { severityInWords } from './checker/totals.ts';

interface FindingActions {
  /** The finding at the cursor. */
  readonly current: PageFinding | undefined;
  readonly onShow: (finding: PageFinding) => void;
  readonly onFix: (title: string, fixes: readonly Change[]) => void;
}

/** The findings; those of the same mistake in several items of an array together. */
export function Findings({ findings, ...actions }: FindingActions & { findings: readonly PageFinding[] }): JSX.Element {
  const groups = Map.groupBy(findings, ({ groupKey }) => groupKey);
  return (
    <ol class="findings" aria-label="Findings, errors first">
      {Array.from(
        groups,
        ([key, [first, ...others]]) =>
          first && <Finding key={key} finding={first} group={[first, ...others]} {...actions} />,
      )}
    </ol>
  );
}

interface FindingProps extends FindingActions {
  readonly finding: PageFinding;
  /** It and similar ones. */
  readonly group: readonly PageFinding[];
}

function Finding({ finding, group, current, onShow, onFix }: FindingProps): JSX.Element {
  const { severity, message, hint, line, place, section, hasTable, basis, rule, fixes } = finding;
  return (
    <li class={severity} aria-current={(current && group.includes(current)) || undefined}>
      <button type="button" onClick={() => onShow(finding)}>
        <strong>
          Line {line} · {severityInWords(severity)}
          {group.length > 1 && ` · ${group.length} ×`}
        </strong>
        <br />
        {message}
      </button>
      <p class="note">
        {place !== '' && `${place} · `}
        {hasTable ? <Reference page={`tables.html#${tableAnchor(section)}`} text={section} /> : section}
        {BASES[basis]} · <Reference page={`rules.html#${rule}`} text={rule} />
      </p>
      {hint !== undefined && <p>{hint}</p>}
      {fixes.map((fix) => {
        const alike = group.flatMap((each) => each.fixes.filter(({ title }) => title === fix.title));
        return (
          <p key={fix.title}>
            <button type="button" onClick={() => onFix(fix.title, [fix])}>
              {fix.title}
            </button>{' '}
            {alike.length > 1 && (
              <button type="button" onClick={() => onFix(fix.title, alike)}>
                {fix.title} in these {alike.length} places
              </button>
            )}
          </p>
        );
      })}
    </li>
  );
}

/** What each basis means. */
const BASES: Readonly<Record<Basis, string>> = {
  stated: '',
  published: ' · published by the wallet',
  inferred: ' · implied by the interface document',
  conflict: ' · the interface document contradicts itself here',
  safety: ' · our own safety limit',
};

/** A link that keeps this page, and so its text, open. */
const Reference = ({ page, text }: { page: string; text: string }): JSX.Element => (
  <a href={`${SITE}/docs/reference/${page}`} target="_blank" rel="noopener">
    {text}
  </a>
);
