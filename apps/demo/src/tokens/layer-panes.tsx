import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CheckedText } from '../checker/check-text.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { LayerText } from './layer-text.tsx';

interface LayerPanesProps {
  readonly checked: CheckedText;
  /** The text that is in sight. */
  readonly open: number | undefined;
  readonly onOpen: (layer: number | undefined) => void;
}

/** The texts inside a payload, decoded, side by side. */
export function LayerPanes({ checked, open, onOpen }: LayerPanesProps): JSX.Element {
  const panes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pane = panes.current?.querySelector<HTMLElement>(`[data-layer="${open}"]`);
    pane?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    pane?.focus({ preventScroll: true });
  }, [open]);
  const inner = checked.layers.slice(1);
  return (
    <section class="panes" aria-labelledby="panes">
      <header>
        <h2 id="panes">Inside this payload</h2>
        {open === undefined ? (
          <button type="button" class="small" onClick={() => onOpen(1)}>
            <Icon name="layers" /> Show {inner.length} decoded {inner.length === 1 ? 'text' : 'texts'}
          </button>
        ) : (
          <button type="button" class="small quiet" onClick={() => onOpen(undefined)}>
            Hide
          </button>
        )}
      </header>
      {open !== undefined && (
        <div class="pane-row" ref={panes}>
          {inner.map((layer, i) => (
            <section key={layer.path.join(' ')} tabIndex={-1} data-layer={i + 1} aria-label={nameOf(layer.path)}>
              <header>
                <h3>{nameOf(layer.path)}</h3>
                <CopyButton label="Copy" about={nameOf(layer.path)} text={layer.text} />
              </header>
              <LayerText layer={layer} findings={checked.findings} />
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

const nameOf = (path: readonly (string | number)[]): string => path.join(' › ');
