import type { CheckedText } from '../checker/check-text.ts';

/** The props of a panel. */
export interface PanelProps {
  readonly checked: CheckedText;
  readonly text: string;
  /** The decoded string to show. */
  readonly openLayer: number | undefined;
}
