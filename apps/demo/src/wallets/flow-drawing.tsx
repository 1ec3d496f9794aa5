import type { Table } from '@pg/rule-kit';
import type { PaymentFlow } from '@pg/wallet-tokens';
import type { JSX } from 'preact';
import { Icon } from '../parts/icon.tsx';

interface FlowDrawingProps {
  readonly flow: PaymentFlow;
  /** The settings that it depends on. */
  readonly table: Table;
}

/** The flow of a payment: why it takes this flow, and what that means. */
export function FlowDrawing({ flow, table }: FlowDrawingProps): JSX.Element {
  return (
    <section class="flow" aria-label="Payment flow">
      <ol class="flow-path">
        <li>
          <h3>Payment</h3>
          <p>with a wallet’s token</p>
        </li>
        <li>
          <h3>Reason</h3>
          <ul>
            {flow.reasons.map(({ id, reason }) => (
              <li key={id}>{reason}</li>
            ))}
          </ul>
        </li>
        <li class={`outcome is-${flow.flow}`} aria-live="polite">
          <h3>{flow.flow === 'card' ? 'Card flow' : 'Virtual flow'}</h3>
          <p>
            {flow.settingsThatApply === 'all'
              ? 'All settings apply.'
              : `Settings that apply: ${flow.settingsThatApply.map((name) => table.labels?.[name] ?? name).join(', ')}.`}
          </p>
        </li>
      </ol>
      <h3>What this means</h3>
      <ul class="consequences">
        {flow.consequences.map(({ id, meaning, available, reason }) => (
          <li key={id} class={available === true ? 'is-so' : available === 'limited' ? 'is-limited' : 'is-not'}>
            <Icon name={available === true ? 'check' : available === 'limited' ? 'warning' : 'error'} />
            <span>
              <span class="meaning">{meaning}</span>
              <span class="note">
                <strong>{available === true ? 'Yes' : available === 'limited' ? 'Limited' : 'No'}.</strong> {reason}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
