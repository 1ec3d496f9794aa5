import type { Finding } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { Icon } from './icon.tsx';

interface FieldFindingsProps {
  readonly id?: string;
  readonly findings: readonly Finding[];
}

/** What is wrong with one field, below it. */
export const FieldFindings = ({ id, findings }: FieldFindingsProps): JSX.Element => (
  <ul {...(id !== undefined && { id })} class="field-findings">
    {findings.map(({ rule, severity, message, hint }) => (
      <li key={`${rule} ${message}`} class={`is-${severity}`}>
        <Icon name={severity} />
        <span>
          {message}. {hint}
        </span>
      </li>
    ))}
  </ul>
);

/** The findings of an entry, and of what is inside it; of those without an entry where there is no name. */
export const findingsOf = (findings: readonly Finding[], name: string | undefined): Finding[] =>
  findings.filter(({ path }) => path[0] === name);
