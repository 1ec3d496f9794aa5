import '../styles/panels.css';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TokenReport } from '../checker/token-report.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { formatJson } from '../parts/format-json.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { LayerText } from './layer-text.tsx';
import type { PanelProps } from './panels.ts';

/** The decoded strings of a payload, and what is verified. */
export function TokenPanel({ checked, openLayer }: PanelProps): JSX.Element {
  const panes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pane = panes.current?.querySelector<HTMLElement>(`[data-layer="${openLayer}"]`);
    pane?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    pane?.focus({ preventScroll: true });
  }, [openLayer]);
  // The payload itself is in the editor. A token without inner strings is shown here, formatted.
  const first = checked.layers.length > 1 && checked.kind !== undefined && !checked.kind.endsWith('-token') ? 1 : 0;
  return (
    <div class="panes stack" ref={panes}>
      {checked.token && <TokenSummary report={checked.token} />}
      {checked.layers.slice(first).map((layer, i) => (
        <section
          key={layer.path.join(' ')}
          class="code-block"
          tabIndex={-1}
          data-layer={i + first}
          aria-label={nameOf(layer.path)}
        >
          <header class="row">
            <h3>{nameOf(layer.path)}</h3>
            <CopyButton label="Copy" about={nameOf(layer.path)} text={formatJson(layer.text) ?? layer.text} />
          </header>
          <LayerText layer={layer} findings={checked.findings} />
        </section>
      ))}
    </div>
  );
}

const nameOf = (path: readonly (string | number)[]): string => (path.length === 0 ? 'The token' : path.join(' › '));

const ICONS: Readonly<Record<TokenReport['checks'][number]['state'], IconName>> = {
  verified: 'check',
  failed: 'error',
  open: 'lock',
};

const WORDS = { verified: 'Verified', failed: 'Failed', open: 'Not verified' } as const;

/** The contents of a token, and which of it was verified. */
const TokenSummary = ({ report: { wallet, facts, checks } }: { readonly report: TokenReport }): JSX.Element => (
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
