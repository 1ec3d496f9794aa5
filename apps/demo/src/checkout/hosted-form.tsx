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

/** How the merchant looks to the payer; kept while another view is shown. */
let look: MerchantLook = { name: 'Example shop', colour: '#0b5d4e' };

interface MerchantLook {
  readonly name: string;
  readonly colour: string;
}

/** Methods that payers choose by the wallet's own button. */
const WALLETS: readonly string[] = ['wallet1', 'wallet2'] satisfies readonly Method[];

/** A drawing of what the payer sees, with the merchant's name and colour. It accepts no data. */
export function HostedForm({ methods, amount, description }: HostedFormProps): JSX.Element {
  const [chosen, choose] = useState<string>();
  const [{ name, colour }, setLook] = useState(look);
  const change = (next: Partial<MerchantLook>): void => {
    look = { ...look, ...next };
    setLook(look);
  };
  const wallets = methods.filter((method) => WALLETS.includes(method));
  const others = methods.filter((method) => !WALLETS.includes(method));
  const current = chosen !== undefined && others.includes(chosen) ? chosen : others[0];
  return (
    <figure class="hosted">
      <figcaption>What the payer sees</figcaption>
      <p class="row">
        <label class="inline">
          <span>Merchant</span>
          <input value={name} maxLength={40} onInput={({ currentTarget }) => change({ name: currentTarget.value })} />
        </label>
        <label class="inline">
          <span>Colour</span>
          <input type="color" value={colour} onInput={({ currentTarget }) => change({ colour: currentTarget.value })} />
        </label>
      </p>
      <div class="hosted-form" style={{ '--merchant': colour, '--on-merchant': textOn(colour) }}>
        <p class="hosted-merchant">{name}</p>
        <p class="hosted-total">
          <span>{description}</span>
          <strong>{amount}</strong>
        </p>
        {methods.length === 0 && <p class="empty">No payment method is selected.</p>}
        {wallets.map((wallet) => (
          <p key={wallet} class="hosted-wallet">
            <Icon name="card" /> Pay with {wallet}
          </p>
        ))}
        {wallets.length > 0 && others.length > 0 && <p class="hosted-or">or</p>}
        <fieldset>
          <legend class="unseen">Payment method of the payer</legend>
          {others.map((method) => (
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

/** Black or white: what is readable on a colour such as #0b5d4e (WCAG 2, relative luminance). */
function textOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#000000' : '#ffffff';
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
