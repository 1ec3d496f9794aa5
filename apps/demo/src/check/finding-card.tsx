import { type Basis, formatPath, type Path } from '@pg/rule-kit';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../parts/icon.tsx';
import { formatRoute } from '../routing/route.ts';
import type { CheckedFinding } from './check-text.ts';

/** What each basis means, for people. */
export const BASES: Readonly<Record<Basis, string>> = {
  stated: 'the document says so',
  published: 'the wallet publishes it',
  inferred: 'the document implies it',
  conflict: 'the document contradicts itself here',
};

interface FindingCardProps {
  readonly finding: CheckedFinding;
  readonly number: number;
  readonly isCurrent: boolean;
  /** Where the text stands that it is in, where that is not the one in sight. */
  readonly inside: Path | undefined;
  readonly onGo: () => void;
  readonly onOpen: () => void;
  readonly onFix: () => void;
}

/** A finding: what it says goes to its place in the text. */
export function FindingCard(props: FindingCardProps): JSX.Element {
  const { finding, number, isCurrent, inside, onGo, onOpen, onFix } = props;
  const { severity, rule, section, basis, message, hint, path, edit } = finding;
  return (
    <li id={`finding-${number}`} class={`finding is-${severity}`} aria-current={isCurrent || undefined}>
      <button type="button" class="finding-place" onClick={onGo}>
        <Icon name={severity} />
        <span>
          <span class="severity">{severity}</span>
          <span class="message">{message}</span>
          {path.length > 1 && <span class="path">{breakable(formatPath(path))}</span>}
        </span>
      </button>
      {hint !== undefined && <p class="hint">{hint}</p>}
      {(edit || inside) && (
        <p class="actions">
          {edit && (
            <button type="button" class="small" onClick={onFix}>
              <Icon name="mend" /> Fix
            </button>
          )}
          {inside && (
            <button type="button" class="small quiet" onClick={onOpen}>
              <Icon name="layers" /> Open {String(inside.at(-1))}
            </button>
          )}
        </p>
      )}
      <p class="source">
        <a href={formatRoute('reference', ['rule', rule])}>{rule}</a> · {section} · {BASES[basis]}
      </p>
    </li>
  );
}

/** A path that breaks between its steps, where it breaks. */
const breakable = (path: string): ComponentChildren[] =>
  path.split(/(?=[.[])/).flatMap((step, i) => (i === 0 ? [step] : [<wbr key={i} />, step]));
