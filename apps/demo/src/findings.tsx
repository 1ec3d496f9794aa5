import type { Change } from '@pg/lint';
import type { Basis } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { SITE, tableAnchor } from './address.ts';
import type { PageFinding } from './checker/check-text.ts';
import { severityInWords } from './checker/totals.ts';

interface FindingsProps {
  readonly findings: readonly PageFinding[];
  /** The finding at the cursor. */
  readonly current: PageFinding | undefined;
  readonly onShow: (finding: PageFinding) => void;
  readonly onFix: (title: string, fixes: readonly Change[]) => void;
}

/** The findings; those of the same mistake in several items of an array together. */
export const Findings = ({ findings, ...props }: FindingsProps): JSX.Element => (
  <ol class="findings" aria-label="Findings, errors first">
    {Array.from(
      Map.groupBy(findings, ({ groupKey }) => groupKey),
      ([key, group]) => (
        <Group key={key} findings={group} {...props} />
      ),
    )}
  </ol>
);

function Group({ findings: group, current, onShow, onFix }: FindingsProps): JSX.Element | null {
  const [finding] = group;
  if (finding === undefined) return null;
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
