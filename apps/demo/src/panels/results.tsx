import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { CheckedText } from '../checker/check-text.ts';
import { panels } from './panels.ts';

interface ResultsProps {
  readonly checked: CheckedText | undefined;
  readonly openLayer: number | undefined;
  /** The chosen tab. */
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** The list of findings, which is the first tab. */
  readonly children: ComponentChildren;
}

const FINDINGS = 'findings';

/** The findings, and the panels that the payload calls for. */
export function Results({ checked, openLayer, tab, onTab, children }: ResultsProps): JSX.Element {
  const shown = checked ? panels.filter(({ isFor }) => isFor(checked)) : [];
  const panel = shown.find(({ id }) => id === tab);
  const ids = [FINDINGS, ...shown.map(({ id }) => id)];
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = ids.at((ids.indexOf(panel?.id ?? FINDINGS) + step) % ids.length) ?? FINDINGS;
    onTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div class="results">
      <div role="tablist" aria-label="About this payload" class="tabs" ref={list} onKeyDown={move}>
        {ids.map((id) => {
          const isChosen = id === (panel?.id ?? FINDINGS);
          return (
            <button
              key={id}
              id={`tab-${id}`}
              type="button"
              role="tab"
              aria-selected={isChosen}
              aria-controls="tab-panel"
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onTab(id)}
            >
              {(checked && shown.find((each) => each.id === id)?.title(checked)) ?? 'Findings'}
            </button>
          );
        })}
      </div>
      <div
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${panel?.id ?? FINDINGS}`}
        class="panel"
        tabIndex={panel ? 0 : undefined}
      >
        {panel && checked ? (
          <>
            <h2 class="unseen">{panel.title(checked)}</h2>
            <panel.Shown checked={checked} openLayer={openLayer} />
          </>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
