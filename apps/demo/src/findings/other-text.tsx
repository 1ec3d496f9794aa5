import type { JSX } from 'preact';
import type { OtherInput } from '../checker/describe-input.ts';

export interface OtherTextProps {
  readonly other: OtherInput;
  readonly onInside: (text: string) => void;
}

/** Says what a text is that is no payload, and what to check instead. */
export const OtherText = ({ other: { what, instead, inside }, onInside }: OtherTextProps): JSX.Element => (
  <div class="warn">
    <p>
      <strong>This is {what}.</strong> {instead}
    </p>
    {inside !== undefined && (
      <button type="button" class="small" onClick={() => onInside(inside)}>
        Check the JSON inside
      </button>
    )}
  </div>
);
