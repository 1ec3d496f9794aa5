import type { ComponentType } from 'preact';
import type { CheckedText } from '../checker/check-text.ts';
import { lazy } from '../parts/lazy.tsx';

/** The props of a panel. */
export interface PanelProps {
  readonly checked: CheckedText;
  /** The decoded string to show. */
  readonly openLayer: number | undefined;
}

/** A panel beside the findings. */
export interface Panel {
  readonly id: string;
  /** Its tab, which has the short answer. */
  readonly title: (checked: CheckedText) => string;
  /** Whether it has something to say about a payload. */
  readonly isFor: (checked: CheckedText) => boolean;
  readonly Shown: ComponentType<PanelProps>;
}

const REQUESTS: readonly (string | undefined)[] = ['session-request', 'sale-form'];

export const panels: readonly Panel[] = [
  {
    id: 'set',
    title: ({ cardSet }) => `Set ${cardSet?.set}`,
    isFor: ({ cardSet }) => cardSet !== undefined,
    Shown: lazy(async () => (await import('./set-panel.tsx')).SetPanel),
  },
  {
    id: 'flow',
    title: () => 'What happens',
    isFor: ({ kind }) => kind?.endsWith('-settings') === true,
    Shown: lazy(async () => (await import('./flow-panel.tsx')).FlowPanel),
  },
  {
    id: 'token',
    title: ({ token }) => (token ? `Inside the ${token.wallet} token` : 'Decoded'),
    isFor: ({ token, layers }) => token !== undefined || layers.length > 1,
    Shown: lazy(async () => (await import('./token-panel.tsx')).TokenPanel),
  },
  {
    id: 'code',
    title: () => 'Code',
    isFor: ({ kind }) => REQUESTS.includes(kind),
    Shown: lazy(async () => (await import('./code-panel.tsx')).CodePanel),
  },
];
