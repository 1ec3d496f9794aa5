import { resources } from '@pg/lint';
import { repairToken } from '@pg/wallet-tokens';
import type { JSX } from 'preact';
import { openInCheck } from '../check/open-in-check.ts';
import { Icon } from '../parts/icon.tsx';
import type { Brand } from './sale-samples.ts';

interface TokenInspectionProps {
  readonly brand: Brand;
  readonly token: string | undefined;
  readonly onRepair: (text: string) => void;
}

/** What can be done with a token that was pasted: mend it where that is certain, and look into its layers. */
export function TokenInspection({ brand, token, onRepair }: TokenInspectionProps): JSX.Element | null {
  if (token === undefined || (brand !== 'wallet1' && brand !== 'wallet2')) return null;
  const repair = repairToken(brand, token);
  const kind = resources.find((resource) => resource.text && resource.kind.startsWith(brand))?.kind;
  const open = (): void => openInCheck(token, {}, kind);
  return (
    <>
      {repair && (
        <button type="button" class="small" onClick={() => onRepair(repair.text)}>
          <Icon name="mend" /> Repair: {repair.rules.join(', ')}
        </button>
      )}
      <button type="button" class="small quiet" onClick={open}>
        <Icon name="layers" /> Look into its layers
      </button>
    </>
  );
}
