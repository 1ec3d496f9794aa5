import type { ComponentChildren, JSX } from 'preact';
import type { PageFix } from '../checker/page-finding.ts';
import { inGroups } from '../checker/totals.ts';
import { Icon } from '../parts/icon.tsx';
import { formatRoute } from '../routing/route.ts';
import { BASES } from './bases.ts';
import { FixButtons } from './fix-buttons.tsx';
import type { Group } from './groups.ts';

interface FindingCardProps {
  readonly group: Group;
  /** The finding that the cursor is at. */
  readonly current: number | undefined;
  /** Shows a finding's place in the text. */
  readonly onGo: (number: number) => void;
  /** Shows the text inside the payload that a finding is in. */
  readonly onOpen: ((number: number) => void) | undefined;
  readonly onFix: (fix: PageFix, count: number) => void;
}

const MOST_PLACES = 100;

/** A finding, or several that are alike. */
export function FindingCard({
  group: { first, members },
  current,
  onGo,
  onOpen,
  onFix,
}: FindingCardProps): JSX.Element {
  const { finding, number } = first;
  const { severity, rule, section, basis, message, hint, place, line, layer } = finding;
  const isCurrent = members.some((each) => each.number === current);
  const count = members.length;
  const fixes = count === 1 ? [] : members.flatMap((each) => each.finding.fixes.filter(({ isSafe }) => isSafe));
  const fixAll: PageFix | undefined = fixes[0] && { ...fixes[0], edits: fixes.flatMap(({ edits }) => edits) };
  return (
    <li class={`finding is-${severity}`} aria-current={isCurrent || undefined} data-numbers={` ${numbersOf(members)} `}>
      <button type="button" class="finding-place" onClick={() => onGo(number)}>
        <Icon name={severity} />
        <span>
          <span class="severity">
            {severity === 'info' ? 'note' : severity} <span class="line">line {line}</span>
          </span>
          <span class="message">
            {count > 1 && <strong>{inGroups(count)} × </strong>}
            {message}
          </span>
          {place !== '' && <span class="path">{breakable(place)}</span>}
        </span>
      </button>
      {hint !== undefined && <p class="hint">{hint}</p>}
      <FixButtons finding={finding} onFix={(fix) => onFix(fix, 1)} />
      {fixAll && fixes.length > 1 && (
        <p class="row">
          <button type="button" class="small" onClick={() => onFix(fixAll, fixes.length)}>
            <Icon name="mend" /> Fix all {inGroups(fixes.length)} of these
          </button>
        </p>
      )}
      {count > 1 && (
        <details class="places">
          <summary>Where</summary>
          <p class="row">
            {members.slice(0, MOST_PLACES).map((each) => (
              <button key={each.number} type="button" class="small quiet" onClick={() => onGo(each.number)}>
                line {each.finding.line}
              </button>
            ))}
            {count > MOST_PLACES && <span class="note">and {inGroups(count - MOST_PLACES)} more</span>}
          </p>
        </details>
      )}
      {onOpen && layer > 0 && (
        <p class="row">
          <button type="button" class="small quiet" onClick={() => onOpen(number)}>
            <Icon name="layers" /> Show it decoded
          </button>
        </p>
      )}
      <p class="source">
        <a href={formatRoute('reference', ['rule', rule])}>{rule}</a> · {section} · {BASES[basis]}
      </p>
    </li>
  );
}

const numbersOf = (members: Group['members']): string => members.map(({ number }) => number).join(' ');

/** A path that breaks between its steps, where it breaks. */
const breakable = (path: string): ComponentChildren[] =>
  path.split(/(?=[.[])/).flatMap((step, i) => (i === 0 ? [step] : [<wbr key={i} />, step]));
