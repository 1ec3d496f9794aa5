// Read by `tsc` in the `types` task: every line below an expected error has to be one.
import type { PaymentFlow } from '../src/flow/payment-flow.ts';
import { paymentFlow } from '../src/flow/payment-flow.ts';
import type { SettingKey } from '../src/settings/settings-table.ts';
import type { Wallet1Settings } from '../src/settings/wallet1-panel.ts';
import type { Wallet2Settings } from '../src/settings/wallet2-panel.ts';

export const key: SettingKey<'Include Additional Parameters to Token'> = 'includeAdditionalParametersToToken';

export const wallet1: Wallet1Settings = { merchantCapabilities: ['supports3DS'], processingPrivateKey: 'key' };

export const wallet2: Wallet2Settings[] = [
  { environment: 'TEST', supportedNetworks: ['VISA'], includeAdditionalParametersToToken: true },
  { includeAdditionalParametersToToken: ['phone'] },
  // @ts-expect-error not in the closed list
  { environment: 'test' },
  // @ts-expect-error not in the closed list of networks
  { supportedNetworks: ['ELO'] },
  // @ts-expect-error the setting takes one method
  { allowedAuthMethod: ['PAN_ONLY'] },
  // @ts-expect-error a setting of the other wallet
  { processingPrivateKey: 'key' },
  // @ts-expect-error a label is no key
  { 'Private Key': 'key' },
];

export const flow = (): PaymentFlow =>
  paymentFlow({
    wallet: 'wallet2',
    // @ts-expect-error settings of the other wallet
    settings: { processingPrivateKey: 'key' },
    provider: { supportsCardFlow: true },
    mode: 'checkout',
  });
