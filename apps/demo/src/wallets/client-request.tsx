import { check, isObject } from '@pg/rule-kit';
import { Wallet2Settings, wallet2ClientRequest, wallet2ClientRequestKind } from '@pg/wallet-tokens';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { is } from 'valibot';
import { FieldFindings } from '../fields/field-findings.tsx';
import { CodeBlock } from '../parts/code-block.tsx';

/** The client request that the settings of wallet2 lead to, and a field that checks one's own. */
export function ClientRequest({ settings }: { readonly settings: unknown }): JSX.Element {
  const [text, setText] = useState('');
  const made = requestOf(settings);
  const given = parse(text);
  const findings = isObject(given) ? check(wallet2ClientRequestKind, given) : [];
  return (
    <section class="form" aria-labelledby="client-request">
      <h2 id="client-request">Client request</h2>
      {made ? (
        <CodeBlock title="Client request as JSON" code={JSON.stringify(made, null, 2)} />
      ) : (
        <p class="note">Enter Gateway and Gateway Merchant ID to get the request to the wallet’s client.</p>
      )}
      <label class="field">
        <span>Check a client request</span>
        <textarea
          rows={4}
          value={text}
          placeholder='{ "allowedPaymentMethods": [ ... ] }'
          spellcheck={false}
          aria-invalid={findings.length > 0}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <FieldFindings findings={findings} />
      {text.trim() !== '' && findings.length === 0 && (
        <p class="note" role="status">
          {isObject(given) ? 'No findings.' : 'This is not a JSON object.'}
        </p>
      )}
    </section>
  );
}

function requestOf(settings: unknown): unknown {
  if (!is(Wallet2Settings, settings)) return undefined;
  const { gateway, gatewayMerchantId, ...others } = settings;
  return gateway && gatewayMerchantId ? wallet2ClientRequest({ ...others, gateway }, gatewayMerchantId) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
