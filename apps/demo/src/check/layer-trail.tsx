import type { Path } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { CheckedText } from './check-text.ts';
import type { Layer } from './layers.ts';

interface LayerTrailProps {
  readonly checked: CheckedText | undefined;
  readonly open: number;
  readonly onOpen: (layer: number) => void;
}

/** The texts around the one in sight, and those inside it. */
export function LayerTrail({ checked, open, onOpen }: LayerTrailProps): JSX.Element {
  const layers = checked?.layers ?? [];
  const here = layers[open];
  const all = layers.map((layer, number) => ({ layer, number }));
  const around = here ? all.filter(({ layer }) => isAround(layer.path, here.path)) : [];
  const inside = here ? all.filter(({ layer }) => isInside(layer.path, here.path, layers)) : [];
  const trail = useRef<HTMLElement>(null);
  const previous = useRef(open);
  useEffect(() => {
    if (previous.current === open) return;
    previous.current = open;
    // The button that was pressed is gone: what it opened stands in the trail now.
    if (document.activeElement === document.body) trail.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [open]);
  return (
    <nav ref={trail} class="layers" aria-label="Layers of the payload">
      <ol>
        {around.map(({ layer, number }, i) => (
          <li key={number}>
            {i > 0 && <Icon name="open" />}
            <button
              type="button"
              class="crumb"
              aria-current={number === open || undefined}
              onClick={() => onOpen(number)}
            >
              {i === 0 ? (checked?.kind ?? 'payload') : nameOf(layer, around[i - 1]?.layer.path ?? [])}
            </button>
          </li>
        ))}
      </ol>
      {inside.length > 0 && (
        <ul aria-label="Texts inside">
          {inside.map(({ layer, number }) => (
            <li key={number}>
              <button type="button" class="crumb inner" onClick={() => onOpen(number)}>
                <Icon name="layers" /> {nameOf(layer, here?.path ?? [])}
                <Count layer={number} checked={checked} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** How many findings stand in a layer, or further inside. */
function Count({
  layer,
  checked,
}: {
  readonly layer: number;
  readonly checked: CheckedText | undefined;
}): JSX.Element | null {
  const spans = checked?.layers[layer]?.spans ?? [];
  const found = (checked?.findings ?? []).filter((_, i) => spans[i] !== undefined);
  if (found.length === 0) return null;
  const worst = found.some(({ severity }) => severity === 'error') ? 'error' : (found[0]?.severity ?? 'info');
  return (
    <span class={`count is-${worst}`}>
      {found.length}
      <span class="unseen"> findings</span>
    </span>
  );
}

const isAround = (path: Path, other: Path): boolean => path.every((step, i) => other[i] === step);

/** Inside a layer, and inside none that is itself in it. */
function isInside(path: Path, outer: Path, layers: readonly Layer[]): boolean {
  if (path.length <= outer.length || !isAround(outer, path)) return false;
  return !layers.some(
    (between) =>
      between.path.length > outer.length && between.path.length < path.length && isAround(between.path, path),
  );
}

/** The steps from one layer to another. */
const nameOf = ({ path }: Layer, outer: Path): string => path.slice(outer.length).join(' › ');
