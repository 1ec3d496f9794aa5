import { repairToken } from '@pg/wallet-tokens';
import type { JSX } from 'preact';
import { openInCheck } from '../check/open-in-check.ts';
import { repairLabel } from '../checker/edits/token-candidates.ts';
import { Icon } from '../parts/icon.tsx';
import type { Brand } from './sale-samples.ts';

interface TokenInspectionProps {
  readonly brand: Brand;
  readonly token: string | undefined;
  readonly onRepair: (text: string) => void;
}

/** Buttons below a pasted token: repair it where that is certain, and show it decoded. */
export function TokenInspection({ brand, token, onRepair }: TokenInspectionProps): JSX.Element | null {
  if (token === undefined || (brand !== 'wallet1' && brand !== 'wallet2')) return null;
  const repair = repairToken(brand, token);
  const open = (): void => openInCheck(token, {}, `${brand}-token`);
  return (
    <>
      {repair && (
        <button type="button" class="small" onClick={() => onRepair(repair.text)}>
          <Icon name="fix" /> {repairLabel(repair.rules)}
        </button>
      )}
      <button type="button" class="small quiet" onClick={open}>
        <Icon name="layers" /> Show decoded
      </button>
    </>
  );
}
