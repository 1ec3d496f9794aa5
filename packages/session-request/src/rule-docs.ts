import type { RuleDocs } from '@pg/rule-kit';
import { docs as bracketName } from './rules/bracket-name.ts';
import { docs as brandAmongMethods } from './rules/brand-among-methods.ts';
import { docs as debitOperation } from './rules/debit-operation.ts';
import { docs as expectedField } from './rules/expected-field.ts';
import { docs as methodNotListed } from './rules/method-not-listed.ts';
import { docs as noMethod } from './rules/no-method.ts';

/** Summary and examples of each rule, by its id. */
export const ruleDocs: Readonly<Record<string, RuleDocs>> = {
  'bracket-name': bracketName,
  'brand-among-methods': brandAmongMethods,
  'expected-field': expectedField,
  'debit-operation': debitOperation,
  'method-not-listed': methodNotListed,
  'no-method': noMethod,
};
