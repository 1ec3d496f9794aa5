import type { RuleDocs } from '@pg/rule-kit';
import { docs as keyProof } from './settings/key-proof-rules/index.ts';
import { docs as keyText } from './settings/key-text-rules/index.ts';
import { docs as damage } from './token/damage-rules/index.ts';
import { docs as proof } from './token/proof-rules/index.ts';
import { docs as text } from './token/text-rules/index.ts';
import { docs as wallet1CertificateProof } from './wallets/wallet1/certificate-proof-rules/index.ts';
import { docs as wallet1Settings } from './wallets/wallet1/settings-rules/index.ts';
import { docs as wallet1TokenProof } from './wallets/wallet1/token-proof-rules/index.ts';
import { docs as wallet1Token } from './wallets/wallet1/token-rules/index.ts';
import { docs as wallet2ClientRequest } from './wallets/wallet2/client-request-rules/index.ts';
import { docs as wallet2PaymentData } from './wallets/wallet2/payment-data-rules/index.ts';
import { docs as wallet2Settings } from './wallets/wallet2/settings-rules/index.ts';
import { docs as wallet2SignedKey } from './wallets/wallet2/signed-key-rules/index.ts';
import { docs as wallet2TokenProof } from './wallets/wallet2/token-proof-rules/index.ts';
import { docs as wallet2Token } from './wallets/wallet2/token-rules/index.ts';

/** Summary and examples of each rule, by its id. */
export const ruleDocs: Readonly<Record<string, RuleDocs>> = {
  ...keyText,
  ...keyProof,
  ...text,
  ...damage,
  ...proof,
  ...wallet1Token,
  ...wallet1TokenProof,
  ...wallet1Settings,
  ...wallet1CertificateProof,
  ...wallet2Token,
  ...wallet2PaymentData,
  ...wallet2SignedKey,
  ...wallet2TokenProof,
  ...wallet2Settings,
  ...wallet2ClientRequest,
};
