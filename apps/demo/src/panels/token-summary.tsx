import type { JSX } from 'preact';
import type { TokenReport } from '../checker/token-report.ts';
import { Icon, type IconName } from '../parts/icon.tsx';

const ICONS: Readonly<Record<TokenReport['checks'][number]['state'], IconName>> = {
  verified: 'check',
  failed: 'error',
  open: 'lock',
};

const WORDS = { verified: 'Verified', failed: 'Failed', open: 'Not verified' } as const;

/** The contents of a token, and which of it was verified. */
export const TokenSummary = ({ report: { wallet, facts, checks } }: { readonly report: TokenReport }): JSX.Element => (
  <section class="token-summary card stack" aria-label={`The ${wallet} token`}>
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name + value}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <ul>
      {checks.map(({ state, text }) => (
        <li key={text} class={`is-${state}`}>
          <Icon name={ICONS[state]} />
          <span>
            <strong>{WORDS[state]}.</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
