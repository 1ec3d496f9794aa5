import type { Finding, Path } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { Icon } from '../parts/icon.tsx';

interface FieldFindingsProps {
  readonly id?: string;
  readonly findings: readonly Finding[];
}

/** The findings of a field, below it. */
export const FieldFindings = ({ id, findings }: FieldFindingsProps): JSX.Element => (
  <ul {...(id !== undefined && { id })} class="field-findings">
    {findings.map(({ code, severity, message, hint }) => (
      <li key={`${code} ${message}`} class={`is-${severity}`}>
        <Icon name={severity} />
        <span>
          {message}.{hint !== undefined && ` ${hint}`}
        </span>
      </li>
    ))}
  </ul>
);

/** The findings at a path, or inside it. */
export const findingsAt = (findings: readonly Finding[], at: Path): Finding[] =>
  findings.filter(({ path }) => at.every((step, i) => path[i] === step));

/** The findings about the whole payload. */
export const findingsOfWhole = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ path }) => path.length === 0);
