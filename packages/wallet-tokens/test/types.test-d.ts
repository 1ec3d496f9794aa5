// `tsc` checks this file in the `types` task: each line after a `@ts-expect-error` must be an error.
import type { PayloadType } from '@pg/rule-kit';
import {
  createWallet2ClientRequest,
  findPaymentFlow,
  type Wallet1Settings,
  type Wallet2Settings,
  wallet1SettingsType,
  wallet1TokenType,
  wallet2TokenType,
} from '../src/index.ts';
import type { SettingKey } from '../src/settings/settings-table.ts';

/** Payload types with messages of their own are assignable to `PayloadType`. */
export const payloadTypes: readonly PayloadType[] = [wallet1TokenType, wallet2TokenType, wallet1SettingsType];

/** The request in the provider's declarations: with mutable arrays, and more fields than ours. */
interface ClientRequest {
  apiVersion: number;
  allowedPaymentMethods: {
    type: 'CARD' | 'OTHER';
    parameters: { allowedAuthMethods: string[]; allowedCardNetworks: string[] };
    tokenizationSpecification?: { type: string; parameters: Record<string, string> };
  }[];
  total?: string;
}

export const request: ClientRequest = { ...createWallet2ClientRequest({ gateway: 'name' }, 'key'), total: '49.90' };

export const key: SettingKey<'Include Additional Parameters to Token'> = 'includeAdditionalParametersToToken';

export const wallet1: Wallet1Settings = { merchantCapabilities: ['supports3DS'], processingPrivateKey: 'key' };

export const wallet2: Wallet2Settings[] = [
  { environment: 'TEST', supportedNetworks: ['VISA'], includeAdditionalParametersToToken: true },
  { includeAdditionalParametersToToken: ['phone'] },
  // @ts-expect-error not in the closed list
  { environment: 'test' },
  // @ts-expect-error not in the closed list of networks
  { supportedNetworks: ['OTHER'] },
  // @ts-expect-error the setting is one method, not an array
  { allowedAuthMethod: ['PAN_ONLY'] },
  // @ts-expect-error a setting of the other wallet
  { processingPrivateKey: 'key' },
  // @ts-expect-error a label is not a key
  { 'Private Key': 'key' },
];

export const flow = () =>
  findPaymentFlow({
    wallet: 'wallet2',
    // @ts-expect-error settings of the other wallet
    settings: { processingPrivateKey: 'key' },
    provider: { supportsCardFlow: true },
    mode: 'checkout',
  });
