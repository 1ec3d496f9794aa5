import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { CheckedText } from '../checker/check-text.ts';
import { lazy } from '../parts/lazy.tsx';
import type { CodePanelProps } from './code-panel.tsx';

const CodePanel = lazy<CodePanelProps>(async () => (await import('./code-panel.tsx')).CodePanel);

const TABS = { findings: 'Findings', code: 'Code' } as const;
type Tab = keyof typeof TABS;

interface ResultsProps {
  readonly checked: CheckedText | undefined;
  /** The list of findings. */
  readonly children: ComponentChildren;
}

/** The findings and, for a request, the code that sends it. */
export function Results({ checked, children }: ResultsProps): JSX.Element {
  const [chosen, choose] = useState<Tab>('findings');
  const isRequest = checked?.kind === 'session-request' || checked?.kind === 'sale-form';
  const tab = isRequest ? chosen : 'findings';
  const tabs: readonly Tab[] = isRequest ? ['findings', 'code'] : ['findings'];
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const next = tabs.find((each) => each !== tab) ?? tab;
    choose(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div class="results">
      <div role="tablist" aria-label="About this payload" class="tabs" ref={list} onKeyDown={move}>
        {tabs.map((id) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === tab}
            aria-controls="tab-panel"
            tabIndex={id === tab ? 0 : -1}
            onClick={() => choose(id)}
          >
            {TABS[id]}
          </button>
        ))}
      </div>
      <div
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        class="panel"
        tabIndex={tab === 'code' ? 0 : undefined}
      >
        {checked && tab === 'code' ? (
          <>
            <h2 class="unseen">{TABS.code}</h2>
            <CodePanel checked={checked} />
          </>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
