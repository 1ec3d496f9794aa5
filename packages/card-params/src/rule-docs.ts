import type { RuleDocs } from '@pg/rule-kit';
import { docs as bracketName } from './rules/bracket-name.ts';
import { docs as oneSet } from './rules/one-set.ts';
import { docs as profileSet } from './rules/profile-set.ts';
import { docs as receiverLastName } from './rules/receiver-last-name.ts';
import { docs as taxCategory } from './rules/tax-category.ts';
import { docs as toBankAccountId } from './rules/to-bank-account-id.ts';

/** Summary and examples of each rule, by its id. */
export const ruleDocs: Readonly<Record<string, RuleDocs>> = {
  'bracket-name': bracketName,
  'one-set': oneSet,
  'profile-set': profileSet,
  'receiver-last-name': receiverLastName,
  'tax-category': taxCategory,
  'to-bank-account-id': toBankAccountId,
};
