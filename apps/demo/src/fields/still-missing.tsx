import { type Finding, formatPath } from '@pg/rule-kit';
import type { JSX } from 'preact';

/** The fields that a form still needs, without scolding. */
export const StillMissing = ({ findings }: { readonly findings: readonly Finding[] }): JSX.Element | null =>
  findings.length === 0 ? null : (
    <p class="note">
      Still missing:{' '}
      {findings.map(({ path }, i) => (
        <>
          {i > 0 && ', '}
          <code>{formatPath(path)}</code>
        </>
      ))}
    </p>
  );
