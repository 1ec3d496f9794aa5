import type { session } from '@pg/session-request';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, type IconName } from '../parts/icon.tsx';

/** A method from section 1. */
type Method = (typeof session.rows.methods)[3]['given'][number];

interface HostedFormProps {
  /** The methods of the session: the form shows only these. */
  readonly methods: readonly string[];
  /** The amount of the session. */
  readonly amount: string;
  readonly description: string;
}

/** The methods with input fields; the others only have a button. */
const FIELDS: Partial<Record<string, readonly FormField[]>> = {
  card: [
    { label: 'Card number', placeholder: '0000 0000 0000 0000', isWide: true },
    { label: 'Expiry', placeholder: 'MM / YY' },
    { label: 'Security code', placeholder: '000' },
  ],
  'om-wallet': [{ label: 'Phone number, international format', placeholder: '+00 000 000 000', isWide: true }],
} satisfies Partial<Record<Method, readonly FormField[]>>;

interface FormField {
  readonly label: string;
  readonly placeholder: string;
  readonly isWide?: true;
}

const ICONS: Partial<Record<string, IconName>> = { card: 'card', 'om-wallet': 'phone' } satisfies Partial<
  Record<Method, IconName>
>;

/** A drawing of what the payer sees. It accepts no data. */
export function HostedForm({ methods, amount, description }: HostedFormProps): JSX.Element {
  const [chosen, choose] = useState<string>();
  const current = chosen !== undefined && methods.includes(chosen) ? chosen : methods[0];
  return (
    <figure class="hosted">
      <figcaption>What the payer sees</figcaption>
      <div class="hosted-form">
        <p class="hosted-total">
          <span>{description}</span>
          <strong>{amount}</strong>
        </p>
        {methods.length === 0 && <p class="empty">No payment method is selected.</p>}
        <fieldset>
          <legend class="unseen">Payment method of the payer</legend>
          {methods.map((method) => (
            <div key={method} class={`hosted-method ${method === current ? 'is-open' : ''}`}>
              <label class="choice">
                <input type="radio" name="method" checked={method === current} onChange={() => choose(method)} />
                <Icon name={ICONS[method] ?? 'person'} />
                <span>{method}</span>
              </label>
              {method === current && <MethodBody method={method} />}
            </div>
          ))}
        </fieldset>
      </div>
    </figure>
  );
}

function MethodBody({ method }: { readonly method: string }): JSX.Element {
  const fields = FIELDS[method];
  if (fields === undefined) return <p class="hosted-button">Pay with {method}</p>;
  return (
    <div class="hosted-fields">
      {fields.map(({ label, placeholder, isWide }) => (
        <p key={label} class={isWide ? 'is-wide' : ''}>
          <span>{label}</span>
          <span class="hosted-input">{placeholder}</span>
        </p>
      ))}
      <p class="hosted-button is-wide">Pay</p>
    </div>
  );
}
