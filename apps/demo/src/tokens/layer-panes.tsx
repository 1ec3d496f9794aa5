import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CheckedText } from '../checker/check-text.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { formatJson } from '../parts/format-json.ts';
import { Icon } from '../parts/icon.tsx';
import { LayerText } from './layer-text.tsx';
import { TokenSummary } from './token-summary.tsx';

export interface LayerPanesProps {
  readonly checked: CheckedText;
  /** The layer to show. */
  readonly open: number | undefined;
  readonly onOpen: (layer: number | undefined) => void;
}

/** The decoded strings of a payload, side by side. */
export function LayerPanes({ checked, open, onOpen }: LayerPanesProps): JSX.Element {
  const panes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pane = panes.current?.querySelector<HTMLElement>(`[data-layer="${open}"]`);
    pane?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    pane?.focus({ preventScroll: true });
  }, [open]);
  // The payload itself is in the editor. A token without inner strings is shown here, formatted.
  const first = checked.layers.length > 1 && checked.kind !== undefined && !checked.kind.endsWith('-token') ? 1 : 0;
  const inner = checked.layers.slice(first);
  return (
    <section class="panes" aria-labelledby="panes">
      <header>
        <h2 id="panes">{checked.token ? `Inside the ${checked.token.wallet} token` : 'Inside this payload'}</h2>
        {open === undefined ? (
          <button type="button" class="small" onClick={() => onOpen(first)}>
            <Icon name="layers" /> Show {inner.length} decoded {inner.length === 1 ? 'string' : 'strings'}
          </button>
        ) : (
          <button type="button" class="small quiet" onClick={() => onOpen(undefined)}>
            Hide
          </button>
        )}
      </header>
      {checked.token && <TokenSummary report={checked.token} />}
      {open !== undefined && (
        <div class="pane-row" ref={panes}>
          {inner.map((layer, i) => (
            <section key={layer.path.join(' ')} tabIndex={-1} data-layer={i + first} aria-label={nameOf(layer.path)}>
              <header>
                <h3>{nameOf(layer.path)}</h3>
                <CopyButton label="Copy" about={nameOf(layer.path)} text={formatJson(layer.text) ?? layer.text} />
              </header>
              <LayerText layer={layer} findings={checked.findings} />
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

const nameOf = (path: readonly (string | number)[]): string => (path.length === 0 ? 'The token' : path.join(' › '));
