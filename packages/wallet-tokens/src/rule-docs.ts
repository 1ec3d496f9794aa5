import type { RuleDocs } from '@pg/rule-kit';
import { docs as keys } from './settings/key-rules.ts';
import { docs as environment } from './token/environment.ts';
import { docs as tokenTexts } from './token/text-rules.ts';
import { docs as certificate } from './wallets/wallet1/certificate-rules.ts';
import { docs as wallet1Proof } from './wallets/wallet1/proof.ts';
import { docs as wallet1Settings } from './wallets/wallet1/settings.ts';
import { docs as wallet1Token } from './wallets/wallet1/token-rules.ts';
import { docs as clientRequest } from './wallets/wallet2/client-request-kind.ts';
import { docs as wallet2Proof } from './wallets/wallet2/proof.ts';
import { docs as wallet2Settings } from './wallets/wallet2/settings.ts';
import { docs as wallet2Token } from './wallets/wallet2/token-rules.ts';

/** Summary and examples of each rule, by its id. */
export const ruleDocs: Readonly<Record<string, RuleDocs>> = {
  ...tokenTexts,
  ...environment,
  ...wallet1Token,
  ...wallet1Proof,
  ...wallet2Token,
  ...wallet2Proof,
  ...keys,
  ...certificate,
  ...wallet1Settings,
  ...wallet2Settings,
  ...clientRequest,
};
